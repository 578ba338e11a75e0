import type { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import type * as z from 'zod/mini';

/** A question as the editor sends it: what comes out of a file, and what goes into one. */
export type SentQuestion = z.input<typeof editedQuestionSchema>;
export type SentOf<Kind extends SentQuestion['kind']> = Extract<SentQuestion, { kind: Kind }>;

export type QuizToWrite = { title: string; questions: readonly SentQuestion[] };

/** The text of a file, and sentences about what the format cannot say. */
export type Written = { text: string; lost: string[] };
