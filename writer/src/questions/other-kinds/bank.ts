import { shareCategory } from '../../language/categories/noun-categories.ts';
import { isGeneral } from '../../language/is-general.ts';
import { takeLastWord } from '../../language/plural.ts';
import { toTermId } from '../../language/term-id.ts';
import { listStems, splitWords, stemWord } from '../../language/words.ts';
import type { Model } from '../../learned/boosted-trees.ts';
import type { Catalogue } from '../../subject/concepts/catalogue.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { rankSiblings } from '../wrong-answers/rank-siblings.ts';
import { rankWrongAnswers, type WrongAnswer } from '../wrong-answers/rank-wrong-answers.ts';
import { shareRoot, type GapWord } from './gap-words.ts';
import { isKindOf } from './teaching.ts';

/** A wrong word for a gap. */
export type BankWord = WrongAnswer & { isNamed: boolean };

/** Added to the plausibility of a word that the document itself uses. */
const NAMED = 0.25;
/** A word that only other texts have must be more plausible. */
const LEAST_NAMED = 0.12;
const LEAST_UNNAMED = 0.2;
const MOST_EXAMINED = 40;
/** How many words beside a gap say what belongs into it, and the share that fits another as well. */
const BESIDE = 6;
const FITS_AS_WELL = 0.5;

/** Ranks words that could be put into a gap by somebody who has not studied, and fit no gap. */
export function rankBankWords(
  word: GapWord,
  passage: string,
  index: DocumentIndex,
  model: Model,
): BankWord[] {
  const { text: key, plural, proper } = word;
  const matter = word.matter.trim();
  const asked = { stem: passage, matter, key, plural, proper };
  const siblings = index.analysis.catalogue
    .conceptsOf(word.id)
    .filter((concept) => index.analysis.mentions.has(concept))
    .flatMap((concept) => rankSiblings(concept, { ...asked, quote: passage }, index, model));
  const seen = new Set<string>();
  return [...rankWrongAnswers(asked, index, model, MOST_EXAMINED), ...siblings]
    .map((one) => ({ ...one, isNamed: index.placesOf(one.id).mentions > 0 }))
    .sort((a, b) => valueOf(b) - valueOf(a) || (a.id < b.id ? -1 : 1))
    .filter(({ id, text, plausibility, isNamed }) => {
      if (seen.has(id) || plausibility < (isNamed ? LEAST_NAMED : LEAST_UNNAMED)) return false;
      seen.add(id);
      return isSoundWord(text, word, passage, index);
    });
}

function valueOf({ plausibility, isNamed }: BankWord): number {
  return plausibility + (isNamed ? NAMED : 0);
}

function isSoundWord(text: string, word: GapWord, passage: string, index: DocumentIndex): boolean {
  const { analysis } = index;
  const words = splitWords(text);
  if (words.length === 1 && isGeneral(text)) return false;
  if (words.length === 1 && isNoThing(text, index)) return false;
  if (words.length > 3 || /^\p{Lu}/u.test(text) !== /^\p{Lu}/u.test(word.text)) return false;
  // A word beside the gap that the bank word repeats makes it sound wrong, or right.
  const beside = splitWords(passage).map(stemWord);
  if (
    words.some((one) => beside.some((other) => other.length > 3 && shareRoot(stemWord(one), other)))
  )
    return false;
  if (shareCategory(analysis.categoriesOf, text, word.text) === false) return false;
  if (
    isOtherForm(text, word.text) ||
    isSameThing(analysis.glossary, text, word.text) ||
    isKindOf(index, text, word.text)
  )
    return false;
  if (
    toTermId(takeLastWord(text)) === word.id ||
    toTermId(takeLastWord(word.text)) === toTermId(text)
  )
    return false;
  return !isAsNear(text, word, index) && !isSaidOf(text, word, index);
}

/** "Repolarizes" and "oscillating" are no terms, whatever the tagger says. */
function isNoThing(text: string, { analysis }: DocumentIndex): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  if (analysis.glossary.isTextbookTerm(toTermId(text))) return /ize[sd]?$/.test(text);
  return analysis.categoriesOf(text) === null || /(?:ing|ized?|izes|ed)$/.test(text);
}

/** "Atrium" and "atria", "judiciary" and "judicial". */
function isOtherForm(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort(
    (one, other) => one.length - other.length,
  );
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return common >= 4 && common >= short.length - 2 && long.length - short.length <= 3;
}

/** Where nothing else tells what belongs into a gap, a word that is as near in meaning may belong there. */
const DETERMINED = 0.5;
const NEARER = 0.06;

function isAsNear(
  text: string,
  word: GapWord,
  { analysis: { vectors, catalogue } }: DocumentIndex,
): boolean {
  const likeness = vectors.similarity(text, word.text);
  if (word.determined >= DETERMINED)
    return likeness > ALL_BUT_THE_SAME && !areOfOneSet(text, word.id, catalogue);
  const near = vectors.similarity(text, word.matter);
  return near > word.near - NEARER || likeness > TOO_NEAR;
}

/** The catalogue keeps apart what it asks side by side, such as arteries and veins. */
export function areOfOneSet(text: string, id: string, { conceptsOf }: Catalogue): boolean {
  const sets = new Set(conceptsOf(id).map(({ set }) => set));
  return conceptsOf(toTermId(text)).some(({ set }) => sets.has(set));
}

/** Words nearer to each other than this are hardly told apart by what one sentence says. */
const TOO_NEAR = 0.8;
const ALL_BUT_THE_SAME = 0.88;

/** Tells whether another sentence of the document says of a word what stands beside the gap. */
function isSaidOf(text: string, word: GapWord, index: DocumentIndex): boolean {
  const { sentence, start, end } = word;
  const left = listStems(sentence.text.slice(0, start)).slice(-BESIDE / 2);
  const right = listStems(sentence.text.slice(end)).slice(0, BESIDE / 2);
  const beside = [...new Set([...left, ...right])];
  if (beside.length < 2) return true;
  const id = toTermId(text);
  const at = index.analysis.termById.get(id)?.sentences ?? [];
  return at.some((other) => {
    if (other === sentence.index) return false;
    const told = index.stemsAt(other);
    const share = beside.filter((stem) => told.has(stem)).length / beside.length;
    return share >= FITS_AS_WELL && !index.spokenAt(other).includes(` ${word.id} `);
  });
}
