import { createHash } from 'node:crypto';
import type { QuestionResult } from '@study-assistant/contract/attempts';
import type { OpenQuestion } from '@study-assistant/contract/quizzes';
import * as z from 'zod/mini';

/**
 * A student's first attempt at a quiz in as few bytes as it takes, one place for each question:
 * statistics read hundreds of these at once.
 */
const firstAttemptSchema = z.object({
  /** Four characters for each question, by which its wording is known again. */
  questions: z.string(),
  /** A digit for each, the index of the option chosen; "-" where none was. */
  answers: z.string(),
  /** "1" for right, "0" for not. */
  right: z.string(),
  /** Whole seconds, with spaces between. */
  seconds: z.string(),
});
export type FirstAttempt = z.infer<typeof firstAttemptSchema>;

/** As the attempt itself keeps it, so that the first attempts at a quiz are found by one field. */
export const firstAtQuizSchema = z.extend(firstAttemptSchema, { quizId: z.string() });

export type FirstAnswer = {
  /** Index into the question's options; null when it was left open. */
  chosen: number | null;
  isCorrect: boolean;
  seconds: number;
};

type Wording = Pick<OpenQuestion, 'question' | 'options'>;
type Result = Wording & Pick<QuestionResult, 'userAnswer' | 'isCorrect' | 'estimatedTime'>;

export function packFirstAttempt(results: readonly Result[]): FirstAttempt {
  return {
    questions: results.map(markOf).join(''),
    answers: results.map(({ userAnswer }) => userAnswer ?? '-').join(''),
    right: results.map(({ isCorrect }) => (isCorrect ? '1' : '0')).join(''),
    seconds: results.map(({ estimatedTime }) => Math.round(estimatedTime)).join(' '),
  };
}

/**
 * Reads out the answers to these questions, wherever they stood in the quiz of that day; null for one
 * that was not in it, or not in this wording: its options may have meant something else.
 */
export function answersTo(
  questions: readonly Wording[],
): (first: FirstAttempt) => (FirstAnswer | null)[] {
  const wanted = questions.map(markOf);
  return (first) => {
    const marks: string[] = first.questions.match(/.{4}/g) ?? [];
    const times = first.seconds.split(' ');
    return wanted.map((mark) => {
      const index = marks.indexOf(mark);
      if (index < 0) return null;
      const answer = first.answers[index] ?? '-';
      return {
        chosen: answer === '-' ? null : Number(answer),
        isCorrect: first.right[index] === '1',
        seconds: Number(times[index] ?? 0),
      };
    });
  };
}

/** 24 bits: in a quiz of 50 questions two are alike by chance once in ten thousand quizzes. */
function markOf({ question, options }: Wording): string {
  return createHash('sha256')
    .update(JSON.stringify([question, options]))
    .digest('base64url')
    .slice(0, 4);
}
