import * as z from 'zod/mini';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

/** `waiting` still has time; `not-given` means that the assignment is for other students. */
export const markStates = [
  'handed-in',
  'late',
  'missing',
  'excused',
  'waiting',
  'not-given',
] as const;

export const markSchema = z.object({
  state: z.enum(markStates),
  /** The attempt that counts; null when nothing is handed in. */
  attemptId: z.nullable(idSchema),
  /** 1 decimal. */
  score: z.nullable(z.number()),
  totalQuestions: z.nullable(z.int()),
  /** 0 to 100, 1 decimal, of what is marked; null while nothing of it is. */
  percentage: z.nullable(z.number()),
  /** How many of its answers wait for a teacher; absent where none does. */
  awaiting: z.optional(z.int()),
  handedInAt: z.nullable(isoTimeSchema),
  /** Attempts handed in so far. */
  attempts: z.int(),
  /** Whether the student had been shown the answers elsewhere before she handed in one of them. */
  sawAnswers: z.boolean(),
  /** Whether it is due already and taken as late still; absent where not. */
  isOverdue: z.optional(z.boolean()),
  /** Her teacher's; empty without one. */
  comment: z.string(),
});
export type Mark = z.infer<typeof markSchema>;
