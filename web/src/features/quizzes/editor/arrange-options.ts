import type { QuestionTexts } from './question-texts.ts';

/**
 * Texts whose right answer stands first, with their options as students see them: numbers in order, and else the right answer
 * where the other questions have it least.
 */
export function arrangeOptions(
  texts: QuestionTexts,
  others: readonly Pick<QuestionTexts, 'correctAnswer'>[],
): QuestionTexts {
  const [answer = '', ...wrong] = texts.options;
  const numbers = texts.options.map(toNumber);
  if (numbers.every(Number.isFinite)) {
    const options = texts.options.toSorted((a, b) => toNumber(a) - toNumber(b));
    return { ...texts, options, correctAnswer: options.indexOf(answer) };
  }
  const places = texts.options.map(
    (_, at) => others.filter(({ correctAnswer }) => correctAnswer === at).length,
  );
  const correctAnswer = places.indexOf(Math.min(...places));
  return { ...texts, options: wrong.toSpliced(correctAnswer, 0, answer), correctAnswer };
}

/** NaN for what is no number; "1,200" is one. */
function toNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replaceAll(',', ''));
}
