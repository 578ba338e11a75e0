import { createHash } from 'node:crypto';
import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import type { OpenQuestion } from '@study-assistant/contract/questions/question';
import * as z from 'zod/mini';

/**
 * A student's first attempt at a quiz in as few bytes as it takes, one place for each question. Facts
 * alone: what was right is judged by the key as it is when somebody looks, so that no correction of a
 * key ever changes this.
 */
export const firstAttemptSchema = z.object({
  /** Four characters for each question, by which its wording is known again. */
  questions: z.string(),
  /** A digit for each, the index of the option chosen; "-" where none was. */
  answers: z.string(),
  /** Whole seconds, with spaces between. */
  seconds: z.string(),
});
export type FirstAttempt = z.infer<typeof firstAttemptSchema>;

export type FirstAnswer = {
  /** Index into the question's options; null when it was left open. */
  chosen: number | null;
  seconds: number;
};

type Wording = Pick<OpenQuestion, 'question' | 'options'>;
type Result = Wording & Pick<QuestionResult, 'userAnswer' | 'estimatedTime'>;

export function packFirstAttempt(results: readonly Result[]): FirstAttempt {
  return {
    questions: results.map(markOf).join(''),
    answers: results.map(({ userAnswer }) => userAnswer ?? '-').join(''),
    seconds: results.map(({ estimatedTime }) => Math.round(estimatedTime)).join(' '),
  };
}

/** The answers by the mark of their question; of two questions with one mark the first counts. */
export function unpackFirstAttempt(first: FirstAttempt): Map<string, FirstAnswer> {
  const times = first.seconds.split(' ');
  const answers = new Map<string, FirstAnswer>();
  for (const [index, mark] of (first.questions.match(/.{4}/g) ?? []).entries()) {
    if (answers.has(mark)) continue;
    const answer = first.answers[index] ?? '-';
    const chosen = answer === '-' ? null : Number(answer);
    answers.set(mark, { chosen, seconds: Number(times[index] ?? 0) });
  }
  return answers;
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
    const answers = unpackFirstAttempt(first);
    return wanted.map((mark) => answers.get(mark) ?? null);
  };
}

/** 24 bits: in a quiz of 50 questions two are alike by chance once in ten thousand quizzes. */
export function markOf({ question, options }: Wording): string {
  return createHash('sha256')
    .update(JSON.stringify([question, options]))
    .digest('base64url')
    .slice(0, 4);
}
