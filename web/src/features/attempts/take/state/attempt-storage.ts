import { openAttemptSchema } from '@study-assistant/contract/attempts/open-attempts';
import * as z from 'zod/mini';
import { takenQuizSchema, type TakenQuiz } from '../../../../lib/api/lenient/open-attempts.ts';
import { givenAnswer } from '../../../../lib/api/lenient/question-kinds.ts';
import type { AttemptState } from './attempt-state.ts';

const VERSION = 3;

const submissionSchema = z.object({
  answers: z.array(givenAnswer),
  timeTaken: z.number(),
  questionTimes: z.array(z.number()),
});

const workSchema = z.extend(z.pick(openAttemptSchema, { flags: true }), {
  answers: z.array(givenAnswer),
});

const storedSchema = z.object({
  version: z.literal(VERSION),
  quiz: takenQuizSchema,
  state: z.extend(workSchema, {
    id: z.string(),
    startedAt: z.number(),
    deadline: z.number(),
    clockAhead: z.number(),
    timeLimit: z.nullable(z.number()),
    order: z.array(z.int()),
    index: z.int(),
    saved: workSchema,
    spent: z.array(z.number()),
    since: z.number(),
    submission: z.nullable(submissionSchema),
  }),
});

export type StoredAttempt = { quiz: TakenQuiz; state: AttemptState };

/** Identifies an attempt; the assignment is null for a quiz of the shelf. */
export type AttemptName = { studentId: string; quizId: string; assignmentId: string | null };

/** Bridges an outage: unsaved work survives a reload and a closed tab. */
export function storeAttempt(name: AttemptName, kept: StoredAttempt): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify({ version: VERSION, ...kept }));
  } catch {
    // Storage may be full or forbidden, but the server has all but the last seconds.
  }
}

export function forgetAttempt(name: AttemptName): void {
  localStorage.removeItem(storageKey(name));
}

/** Reads the attempt stored in this browser, or null. */
export function readStoredAttempt(name: AttemptName): StoredAttempt | null {
  const kept = storedSchema.safeParse(parseJson(localStorage.getItem(storageKey(name))));
  if (!kept.success) return null;
  const { quiz, state } = kept.data;
  const isWhole =
    [state.answers, state.flags, state.spent, state.order].every(
      ({ length }) => length === quiz.questions.length,
    ) && quiz.questions[state.index] !== undefined;
  return isWhole ? { quiz, state } : null;
}

function storageKey({ studentId, quizId, assignmentId }: AttemptName): string {
  const key = `attempt:${studentId}:${quizId}`;
  return assignmentId === null ? key : `${key}:${assignmentId}`;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
