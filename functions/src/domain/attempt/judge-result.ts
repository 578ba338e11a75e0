import type { AnswerMark, QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { isBlank } from '@study-assistant/contract/questions/answer';
import { isRight, pointsOf, type Judgement } from '@study-assistant/contract/questions/kind';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import {
  judgeAnswer,
  sayAnswer,
  sayRight,
  type QuestionRight,
} from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';

type Asked = Pick<Question, 'kind' | 'question' | 'options' | 'body' | 'correctAnswer' | 'key'> & {
  isDropped?: boolean | undefined;
};

/** What a result has of its answer, its key and its points. */
export type JudgedResult = Pick<
  QuestionResult,
  | 'userAnswer'
  | 'correctAnswer'
  | 'isCorrect'
  | 'kind'
  | 'body'
  | 'key'
  | 'answer'
  | 'said'
  | 'rightSaid'
  | 'points'
  | 'parts'
  | 'awaiting'
  | 'mark'
>;

/**
 * Judges an answer by its question's key, and what the key leaves to a teacher by her mark; everybody
 * has the point of a dropped question.
 */
export function judgeResult(
  question: Asked,
  given: GivenAnswer | null,
  mark?: AnswerMark,
): JudgedResult {
  const { kind, body, key, correctAnswer, isDropped = false } = question;
  const answer = isBlank(given) ? null : given;
  const judgement = judgeAnswer(question, answer);
  const byHand = judgement === 'awaiting' ? mark?.points : undefined;
  const isCorrect = isDropped || isRight(judgement) || byHand === 1;
  const isAwaiting = judgement === 'awaiting' && byHand === undefined && !isDropped;
  if (kind === undefined) {
    const userAnswer = typeof answer === 'number' ? answer : null;
    return { userAnswer, correctAnswer, isCorrect };
  }
  return {
    userAnswer: nearestOption(answer),
    correctAnswer,
    isCorrect,
    kind,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { key }),
    answer,
    said: sayAnswer(question, answer),
    rightSaid: sayRight(question),
    points: isDropped ? 1 : (byHand ?? toFourDecimals(pointsOf(judgement))),
    parts: partsOf(judgement),
    ...(isAwaiting && { awaiting: true as const }),
    ...(mark && { mark }),
  };
}

/** The answer that a result was made from. */
function givenOf({ kind, userAnswer, answer }: QuestionResult): GivenAnswer | null {
  return kind === undefined ? userAnswer : (answer ?? null);
}

/** The result under another key, or without its question. */
export function judgeAgain(
  result: QuestionResult,
  { correctAnswer, key }: QuestionRight,
  isDropped: boolean,
): JudgedResult {
  const { kind, question, options, body, mark } = result;
  const asked = { kind, question, options, body, correctAnswer, isDropped };
  return judgeResult({ ...asked, key }, givenOf(result), mark);
}

/** For a reader that knows choices alone. */
function nearestOption(answer: GivenAnswer | null): number | null {
  if (answer === null || typeof answer === 'number') return answer;
  if ('value' in answer) return answer.value ? 0 : 1;
  return 'chosen' in answer ? (answer.chosen[0] ?? null) : null;
}

function partsOf(judgement: Judgement): NonNullable<QuestionResult['parts']> {
  return typeof judgement === 'string' ? [] : [...judgement.parts];
}

/** Exact enough for a sum of fifty, and short enough to be stored. */
function toFourDecimals(points: number): number {
  return Math.round(points * 10_000) / 10_000;
}
