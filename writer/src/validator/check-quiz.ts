import { normaliseText } from '../language/words.ts';
import { isNearDuplicate } from './near-duplicate.ts';
import { getKey, type CheckedQuestion } from './rule.ts';

type QuizRuleName = 'key-positions-vary' | 'no-repeated-key' | 'no-near-duplicate';

/** `questions` are the zero-based places of the questions in the sentence. */
export type QuizFinding = { rule: QuizRuleName; message: string; questions: number[] };

/** With fewer questions the right answer may be anywhere. */
const FEWEST_QUESTIONS = 5;
/** Chi-square with three degrees of freedom exceeds this in one fair quiz of a hundred. */
const CHI_SQUARE_LIMIT = 11.34;
const LETTERS = 'ABCD';

/** Lists what is wrong with a quiz as a whole; empty if nothing. */
export function checkQuiz(questions: readonly CheckedQuestion[]): QuizFinding[] {
  return [
    ...keyPositionsVary(questions),
    ...noRepeatedKey(questions),
    ...noNearDuplicates(questions),
  ];
}

function keyPositionsVary(questions: readonly CheckedQuestion[]): QuizFinding[] {
  if (questions.length < FEWEST_QUESTIONS) return [];
  const places = [0, 1, 2, 3].map((position) => placesWhere(questions, position));
  const expected = questions.length / places.length;
  const chiSquare = places.reduce(
    (sum, { length }) => sum + (length - expected) ** 2 / expected,
    0,
  );
  if (chiSquare <= CHI_SQUARE_LIMIT) return [];
  const most = places.reduce((a, b) => (b.length > a.length ? b : a));
  const letter = LETTERS.charAt(places.indexOf(most));
  const message = `${most.length} of ${questions.length} right answers stand at ${letter}; students notice.`;
  return [{ rule: 'key-positions-vary', message, questions: most }];
}

function noRepeatedKey(questions: readonly CheckedQuestion[]): QuizFinding[] {
  const places = new Map<string, number[]>();
  questions.forEach((question, at) => {
    const key = normaliseText(getKey(question));
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  return [...places.values()]
    .filter(({ length }) => length > 1)
    .map((repeated) => ({
      rule: 'no-repeated-key',
      message: `Questions ${spelled(repeated)} have the same right answer, so that one gives away the other.`,
      questions: repeated,
    }));
}

function noNearDuplicates(questions: readonly CheckedQuestion[]): QuizFinding[] {
  return questions.flatMap((question, at) => {
    const earlier = questions.findIndex(
      (other, place) => place < at && isNearDuplicate(question, other),
    );
    if (earlier < 0) return [];
    const pair = [earlier, at];
    const message = `Questions ${spelled(pair)} ask the same.`;
    return [{ rule: 'no-near-duplicate', message, questions: pair }];
  });
}

function placesWhere(questions: readonly CheckedQuestion[], position: number): number[] {
  return questions.flatMap(({ correctAnswer }, at) => (correctAnswer === position ? [at] : []));
}

/** Numbers for people start at 1. */
function spelled(places: readonly number[]): string {
  const numbers = places.map((place) => place + 1);
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
