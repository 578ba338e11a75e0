import { wordSet } from '../word-set.ts';

/** Words before a comma that tie a sentence to the one before. */
export const CONNECTIVES = wordSet(`
  accordingly, additionally, again, also, altogether, as a result, as always, as another example,
  as usual, at the same time, basically, besides, broadly speaking, by contrast, by definition,
  clearly, consequently, conversely, essentially, eventually, finally, first, for example,
  for instance, for the most part, fortunately, furthermore, generally, generally speaking, hence,
  historically, however, importantly, in addition, in any case, in contrast, in essence, in fact,
  in general, in many cases, in most cases, in other words, in particular, in practice,
  in reality, in short, in some cases, in sum, in the end, in theory, in this way, in turn,
  indeed, initially, instead, interestingly, lastly, later, likely, likewise, meanwhile,
  more importantly, moreover, naturally, nevertheless, next, not surprisingly, notably, of course,
  often, on average, on the other hand, over time, overall, perhaps, put simply, second,
  similarly, simply put, specifically, still, strictly speaking, surprisingly, that is, then,
  therefore, third, thus, to be sure, today, traditionally, typically, ultimately, undoubtedly,
  unfortunately, usually
`);
