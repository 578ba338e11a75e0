import { toTermId } from '../language/term-id.ts';
import { contentStems, listStems } from '../language/words.ts';
import type { Glossary } from '../subject/glossary.ts';
import type { Evidence } from './evidence.ts';
import { isOtherName } from './other-name.ts';
import { isSaidToo } from './parallel-fact.ts';
import { getDistractors, getKey, type CheckedQuestion, type RuleContext } from './rule.ts';
import { containsPhrase, isSameThing } from './same-thing.ts';

/** A wrong answer that could be defended: it is the right one by another name, or right as well. */
export function noSecondRightAnswer(
  question: CheckedQuestion,
  { evidence, glossary = null }: RuleContext,
): string | null {
  const { question: stem, quote } = question;
  const key = getKey(question);
  const rival = getDistractors(question).find(
    (option) =>
      isSameThing(glossary, option, key) ||
      containsPhrase(stem, option) ||
      (quote !== undefined && containsPhrase(quote, option)) ||
      (evidence !== null &&
        (areNamesOfOne(evidence, option, key) ||
          [stem, ...blankOut(quote, key)].some((asked) =>
            isSaidToo(evidence, { stem: asked, key, option }),
          ))) ||
      (glossary !== null && isMeantToo(glossary, { stem, key, option })),
  );
  return rival === undefined ? null : `“${rival}” could be right as well.`;
}

/** The quote with a blank for the answer: a question in other words is checked against what it rests on. */
function blankOut(quote: string | undefined, key: string): string[] {
  const at = quote?.toLowerCase().indexOf(key.toLowerCase()) ?? -1;
  return quote !== undefined && at >= 0
    ? [`${quote.slice(0, at)}____${quote.slice(at + key.length)}`]
    : [];
}

/** Whether a sentence of the document gives the two as names of one thing. */
function areNamesOfOne(evidence: Evidence, a: string, b: string): boolean {
  const stems = [...listStems(a), ...listStems(b)];
  return evidence.sentencesWith(stems).some(({ text }) => isOtherName(text, a, b));
}

/** A meaning with this share of the question's words is what it asks for. */
const FITS = 0.6;

/** Whether the meaning of a wrong answer fits the question, and that of the right one no better. */
function isMeantToo(
  glossary: Glossary,
  { stem, key, option }: { stem: string; key: string; option: string },
): boolean {
  const fit = shareMeant(glossary, option, stem);
  return fit >= FITS && fit >= shareMeant(glossary, key, stem);
}

/** Share of the question's words in the meaning of a term; WordNet is asked where no textbook says. */
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
