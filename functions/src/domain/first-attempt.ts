import type { QuestionResult } from '@study-assistant/contract/attempts';
import * as z from 'zod/mini';

/**
 * A student's first attempt at a quiz in as few bytes as it takes, one place for each question: a
 * summary may hold hundreds of these.
 */
export const firstAttemptSchema = z.object({
  /** A digit for each question, the index of the option chosen; "-" where none was. */
  answers: z.string(),
  /** "1" for right, "0" for not. */
  right: z.string(),
  /** Whole seconds, with spaces between. */
  seconds: z.string(),
});
export type FirstAttempt = z.infer<typeof firstAttemptSchema>;

export type FirstAnswer = {
  /** Index into the question's options; null when it was left open. */
  chosen: number | null;
  isCorrect: boolean;
  seconds: number;
};

type Result = Pick<QuestionResult, 'userAnswer' | 'isCorrect' | 'estimatedTime'>;

export function packFirstAttempt(results: readonly Result[]): FirstAttempt {
  return {
    answers: results.map(({ userAnswer }) => userAnswer ?? '-').join(''),
    right: results.map(({ isCorrect }) => (isCorrect ? '1' : '0')).join(''),
    seconds: results.map(({ estimatedTime }) => Math.round(estimatedTime)).join(' '),
  };
}

/** One entry for each question, in the order of the quiz. */
export function unpackFirstAttempt({ answers, right, seconds }: FirstAttempt): FirstAnswer[] {
  const times = seconds.split(' ');
  return [...answers].map((answer, index) => ({
    chosen: answer === '-' ? null : Number(answer),
    isCorrect: right[index] === '1',
    seconds: Number(times[index] ?? 0),
  }));
}
