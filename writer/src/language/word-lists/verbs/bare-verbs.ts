import { wordSet } from '../word-set.ts';

/** Verbs that also name a thing; after a plural the tagger often takes them for the noun. */
export const BARE_VERBS = wordSet(`
  act, attack, balance, begin, benefit, border, cause, challenge, change, claim, conduct,
  contract, control, cost, cover, cross, cut, decrease, demand, differ, display, drive, emphasize,
  end, exhibit, experience, export, face, fall, favor, filter, focus, force, form, function,
  group, guard, help, hold, impact, import, increase, influence, issue, lead, limit, link, mark,
  measure, move, need, offer, order, place, play, point, power, process, produce, protect,
  protest, range, reach, record, release, report, respond, rest, result, rise, run, seek, serve,
  shape, share, shift, show, signal, split, spread, start, store, struggle, study, supply,
  support, surround, target, taste, trade, transport, travel, trigger, turn, use, vary, view,
  vote, work
`);
