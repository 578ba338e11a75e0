import type { Analysis } from '../facts/analysis.ts';
import { putInNumber, type Term } from '../facts/terms.ts';
import { shareCategory } from '../language/categories/noun-categories.ts';
import { isGeneral } from '../language/is-general.ts';
import { isLiving } from '../language/is-living.ts';
import { toTermId } from '../language/term-id.ts';
import { splitWords } from '../language/words.ts';
import { isSameAnswer } from '../validator/evidence-rules.ts';

/** How many candidates the chooser may try before it gives a question up. */
const POOL = 14;
/** With so many of the key's sort, none of another sort is needed. */
const ENOUGH = 5;
const BETTER_KNOWN = 4;

type Key = { text: string; plural: boolean; proper: boolean };

/**
 * Terms of the document that could be taken for `key`: same kind, number and size, alike in use.
 * Words that occur once come last: a short document has few others.
 */
export function findSimilarTerms(analysis: Analysis, key: Key, forbidden: string): string[] {
  const id = toTermId(key.text);
  const own = analysis.termById.get(id);
  const spoken = ` ${toTermId(forbidden)} `;
  const fitting = analysis.terms.filter(
    (term) =>
      term.id !== id && isOfSameSort(analysis, key, term) && !spoken.includes(` ${term.id} `),
  );
  const rated = fitting
    .map((term) => ({
      term,
      sort: rateSort(analysis, key, term),
      rating:
        rateLikeness(analysis, key.text, own, term) -
        (isEstablished(analysis, id, term) ? 0 : 3) -
        (term.proper === key.proper ? 0 : 4),
    }))
    .sort((a, b) => b.sort - a.sort || b.rating - a.rating || (a.term.id < b.term.id ? -1 : 1));
  const chosen: string[] = [];
  for (const { term, sort } of rated) {
    if (chosen.length >= (sort === OTHER_SORT ? ENOUGH : POOL)) break;
    const text = putInNumber(term, key.plural);
    if (!text || isSameAnswer(text, key.text) || chosen.some((other) => isSameAnswer(other, text)))
      continue;
    chosen.push(text);
  }
  return [...chosen, ...findBetterKnown(analysis, key, rated, chosen)];
}

/** Some that the text names more often than the key, so that the key is not always the best known. */
function findBetterKnown(
  analysis: Analysis,
  key: Key,
  rated: readonly { term: Term; sort: number }[],
  chosen: readonly string[],
): string[] {
  const own = analysis.termById.get(toTermId(key.text))?.count ?? 1;
  return rated
    .filter(({ term }) => term.count > own)
    .map(({ term }) => putInNumber(term, key.plural))
    .filter((text) => text !== null)
    .filter((text) => ![key.text, ...chosen].some((other) => isSameAnswer(other, text)))
    .slice(0, BETTER_KNOWN);
}

const OTHER_SORT = 0;

/** 2 for a thing of the key's sort, 1 where WordNet cannot tell, 0 for another sort. */
function rateSort(analysis: Analysis, key: Key, term: Term): number {
  if (key.proper && term.proper) return 2;
  const shared = shareCategory(analysis.categoriesOf, key.text, term.text);
  return shared === null ? 1 : shared ? 2 : OTHER_SORT;
}

/** Names of one type, or things, or living beings; all in the key's number. */
function isOfSameSort(analysis: Analysis, key: Key, term: Term): boolean {
  if (putInNumber(term, key.plural) === null || (term.words === 1 && isGeneral(term.text)))
    return false;
  const [keyType, type] = [toTermId(key.text), term.id].map(
    (id) => analysis.nameTypes.get(id) ?? 'other',
  );
  // "IHC members" and "crew members" are of one sort, although one begins with a name.
  if (key.proper !== term.proper)
    return (
      keyType === 'other' &&
      type === 'other' &&
      term.words > 1 &&
      isLiving(key.text) === isLiving(term.text)
    );
  // "President Clinton" is right wherever "Bill Clinton" is.
  if (keyType === 'person' && key.text.split(' ').at(-1) === term.text.split(' ').at(-1))
    return false;
  return key.proper ? keyType === type : isLiving(key.text) === isLiving(term.text);
}

/** Mentioned often enough, or in such company, that a reader knows it. */
function isEstablished(analysis: Analysis, id: string, term: Term): boolean {
  return (
    term.count > 1 ||
    term.words > 1 ||
    analysis.definedIds.has(term.id) ||
    analysis.siblings.get(id)?.has(term.id) === true ||
    analysis.nameTypes.get(term.id) === 'person'
  );
}

function rateLikeness(analysis: Analysis, key: string, own: Term | undefined, term: Term): number {
  const siblings = analysis.siblings.get(own?.id ?? '');
  const [keyHead, head] = [key, term.text].map((text) => splitWords(text).at(-1) ?? '');
  const ratio = Math.abs(Math.log2((own?.count ?? 1) / term.count));
  return (
    (siblings?.has(term.id) ? 1.6 : 0) +
    (keyHead === head ? 0.7 : 0) +
    (isAcronym(key) && isAcronym(term.text) ? 1 : 0) +
    (findEnding(keyHead ?? '') !== '' && findEnding(keyHead ?? '') === findEnding(head ?? '')
      ? 0.6
      : 0) +
    (analysis.definedIds.has(term.id) && analysis.definedIds.has(own?.id ?? '') ? 0.8 : 0) +
    Math.min(1, term.score / 4) -
    0.25 * ratio -
    0.35 * Math.abs(term.words - key.split(/[\s-]+/).length) -
    0.5 * Math.abs(Math.log2(term.text.length / key.length))
  );
}

function isAcronym(text: string): boolean {
  return /^[A-Z][A-Z\d]{1,5}s?$/.test(text);
}

/** Endings that tell what kind of thing a word names: a process, a person, a doctrine, a quality. */
function findEnding(word: string): string {
  return (
    /(?:tion|sion|ment|ism|ist|ity|ness|ology|ing|ance|ence|sis|gen|ide|ite|cyte|er|or|graphy|cracy|ship)s?$/.exec(
      word,
    )?.[0] ?? ''
  );
}
