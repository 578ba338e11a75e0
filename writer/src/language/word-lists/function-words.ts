import { wordSet } from './word-set.ts';

/** Words with a grammatical function and no subject matter. */
export const FUNCTION_WORDS = wordSet(`
  a, about, above, according, across, after, again, against, all, almost, along, already, also,
  although, always, am, among, an, and, another, any, are, around, as, at, away, back, be, became,
  because, become, becomes, been, before, behind, being, below, best, between, both, but, by,
  called, came, can, cannot, come, correct, could, describe, describes, did, do, does, doing,
  done, down, during, each, either, else, enough, especially, even, ever, every, few, first, for,
  from, further, gave, get, give, given, go, goes, had, has, have, having, he, her, here, hers,
  him, his, how, however, i, if, in, instead, into, is, it, its, itself, just, kind, known, large,
  later, less, let, like, likely, long, made, mainly, make, makes, making, many, may, me, means,
  might, more, most, much, must, my, named, near, nearly, neither, never, next, no, nor, not, now,
  of, off, often, on, once, one, only, onto, or, other, others, our, out, over, own, part, per,
  perhaps, quite, rather, really, same, second, see, several, she, should, since, so, some,
  something, sometimes, soon, statement, statements, still, such, take, taken, term, terms, text,
  than, that, the, their, them, themselves, then, there, therefore, these, they, thing, things,
  this, those, though, three, through, throughout, thus, to, together, too, toward, towards, true,
  two, under, until, up, upon, us, use, used, using, usually, very, was, way, we, well, were,
  what, when, where, whether, which, while, who, whom, whose, why, will, with, within, without,
  would, year, yet, you, your
`);
