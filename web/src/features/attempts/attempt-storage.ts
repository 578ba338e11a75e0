import * as z from 'zod/mini';
import type { AttemptState } from './attempt-state.ts';

const VERSION = 1;

const submissionSchema = z.object({
  answers: z.array(z.nullable(z.int())),
  timeTaken: z.number(),
  questionTimes: z.array(z.number()),
});

const keptSchema = z.object({
  version: z.literal(VERSION),
  state: z.object({
    key: z.string(),
    deadline: z.number(),
    index: z.int(),
    answers: z.array(z.nullable(z.int())),
    flags: z.array(z.boolean()),
    spent: z.array(z.number()),
    since: z.number(),
    submission: z.nullable(submissionSchema),
  }),
});

/** Whose attempt at which quiz, as it was then: after an edit the answers may not fit any more. */
export type AttemptName = { studentId: string; quizId: string; quizVersion: number };

export function keepAttempt(name: AttemptName, state: AttemptState): void {
  sessionStorage.setItem(storageKey(name), JSON.stringify({ version: VERSION, state }));
}

export function forgetAttempt(name: AttemptName): void {
  sessionStorage.removeItem(storageKey(name));
}

/** The attempt that this tab was at, or null: none, or not one at a quiz of so many questions. */
export function keptAttempt(name: AttemptName, questions: number): AttemptState | null {
  const kept = keptSchema.safeParse(parseJson(sessionStorage.getItem(storageKey(name))));
  if (!kept.success) return null;
  const { state } = kept.data;
  const isOfThisQuiz =
    [state.answers, state.flags, state.spent].every(({ length }) => length === questions) &&
    state.index >= 0 &&
    state.index < questions;
  return isOfThisQuiz ? state : null;
}

function storageKey({ studentId, quizId, quizVersion }: AttemptName): string {
  return `attempt:${studentId}:${quizId}:${quizVersion}`;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
