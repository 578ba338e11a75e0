import { wordSet } from '../word-set.ts';

/** Forms that no ending tells, each with its verb. */
export const IRREGULAR_VERBS = wordSet(`
  arose arise, ate eat, became become, began begin, begun begin, bent bend, bled bleed, blew blow,
  blown blow, bore bear, born bear, borne bear, bought buy, bound bind, bred breed, broke break,
  broken break, brought bring, built build, burnt burn, caught catch, chose choose, chosen choose,
  dealt deal, drank drink, drawn draw, drew draw, driven drive, drove drive, drunk drink, dug dig,
  eaten eat, fallen fall, fed feed, fell fall, felt feel, fled flee, flew fly, flown fly,
  forbade forbid, forbidden forbid, fought fight, found find, froze freeze, frozen freeze,
  grew grow, grown grow, held hold, hid hide, hidden hide, hung hang, kept keep, knew know,
  known know, laid lay, lain lie, led lead, left leave, lent lend, lost lose, meant mean, met meet,
  paid pay, ran run, rang ring, ridden ride, risen rise, rode ride, rose rise, said say, sank sink,
  sat sit, sent send, shaken shake, shone shine, shook shake, shot shoot, shrank shrink,
  shrunk shrink, slept sleep, slid slide, sold sell, sought seek, spent spend, spoke speak,
  spoken speak, sprang spring, stole steal, stolen steal, stood stand, stricken strike,
  struck strike, stuck stick, sunk sink, swam swim, swept sweep, swollen swell, swore swear,
  sworn swear, taught teach, thought think, threw throw, thrown throw, told tell, tore tear,
  torn tear, understood understand, went go, withdrawn withdraw, withdrew withdraw, woke wake,
  won win, wore wear, worn wear, wove weave, woven weave, written write, wrote write
`);
