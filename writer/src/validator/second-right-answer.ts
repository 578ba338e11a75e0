import { toTermId } from '../language/term-id.ts';
import { contentStems, listStems } from '../language/words.ts';
import type { Glossary } from '../subject/glossary.ts';
import type { Evidence } from './evidence.ts';
import { isOtherName } from './other-name.ts';
import { isSaidToo } from './parallel-fact.ts';
import { getDistractors, getKey, type CheckedQuestion, type RuleContext } from './rule.ts';
import { containsPhrase, isSameThing } from './same-thing.ts';

/** Refuses a wrong answer that could be defended, as another name of the right one or as right. */
export function noSecondRightAnswer(
  question: CheckedQuestion,
  { evidence, glossary = null, isReviewed = false }: RuleContext,
): string | null {
  const { question: stem, quote } = question;
  const key = getKey(question);
  const rival = getDistractors(question).find(
    (option) =>
      isSameThing(glossary, option, key) ||
      containsPhrase(stem, option) ||
      (quote !== undefined &&
        containsPhrase(quote, option) &&
        !(isReviewed && isSetApart(quote, { stem, key, option }))) ||
      (evidence !== null &&
        (areNamesOfOne(evidence, option, key) ||
          [stem, ...blankOut(quote, key)].some((asked) =>
            isSaidToo(evidence, { stem: asked, key, option, hasToSayAll: isReviewed }),
          ))) ||
      (glossary !== null && isMeantToo(glossary, { stem, key, option })),
  );
  return rival === undefined ? null : `“${rival}” could be right as well.`;
}

/** Where one statement of a sentence ends and another begins. */
const CLAUSE_END =
  /[,;:.]|\b(?:and|but|or|while|whereas|although|though|without|than|instead of|rather than|unlike|not)\b/i;

/**
 * Tells whether a sentence names a wrong answer in another statement than the right one, such as
 * "It carries carbon dioxide to the lungs and urea to the kidneys" for where urea goes.
 */
function isSetApart(
  quote: string,
  { stem, key, option }: { stem: string; key: string; option: string },
): boolean {
  const clauses = quote.split(CLAUSE_END);
  const asked = [...contentStems(stem)];
  const told = (phrase: string) => {
    const stems = contentStems(
      clauses.filter((clause) => containsPhrase(clause, phrase)).join(' '),
    );
    return asked.filter((word) => stems.has(word));
  };
  if (clauses.some((clause) => containsPhrase(clause, key) && containsPhrase(clause, option)))
    return false;
  const ofOption = told(option);
  return told(key).some((word) => !ofOption.includes(word));
}

/** The quote with a blank for the answer, for checking a question in other words. */
function blankOut(quote: string | undefined, key: string): string[] {
  const at = quote?.toLowerCase().indexOf(key.toLowerCase()) ?? -1;
  return quote !== undefined && at >= 0
    ? [`${quote.slice(0, at)}____${quote.slice(at + key.length)}`]
    : [];
}

/** Tells whether a sentence of the document gives both as names of one thing. */
function areNamesOfOne(evidence: Evidence, a: string, b: string): boolean {
  const stems = [...listStems(a), ...listStems(b)];
  return evidence.sentencesWith(stems).some(({ text }) => isOtherName(text, a, b));
}

/** A meaning with this share of the question's words is what it asks for. */
const FITS = 0.6;

/** Tells whether a wrong answer's meaning fits the question, and the right one's no better. */
function isMeantToo(
  glossary: Glossary,
  { stem, key, option }: { stem: string; key: string; option: string },
): boolean {
  const fit = shareMeant(glossary, option, stem);
  return fit >= FITS && fit >= shareMeant(glossary, key, stem);
}

/** The share of the question's words in a term's meaning, from textbooks or else from WordNet. */
function shareMeant(glossary: Glossary, term: string, stem: string): number {
  const wanted = [...contentStems(stem)];
  if (wanted.length < 2) return 0;
  const meanings = glossary.meaningsOf(toTermId(term));
  const inBooks = meanings.filter(({ book }) => book !== null);
  const shares = (inBooks.length > 0 ? inBooks : meanings.slice(0, 1)).map(({ meaning }) => {
    const told = contentStems(meaning);
    return wanted.filter((word) => told.has(word)).length / wanted.length;
  });
  return Math.max(0, ...shares);
}
