import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_FILE_BYTES } from '../wire/limits.ts';
import { idSchema } from '../wire/text.ts';
import { generateQuizBodySchema, writingStatusSchema } from './quizzes.ts';

/*
 * A document that is read before a quiz is ordered from it, so that its teacher can choose what the
 * quiz is about: an uploaded one, or one of the materials. It is kept for a day.
 */

const pageRangeSchema = z
  .object({ from: z.int().check(z.minimum(1)), to: z.int().check(z.minimum(1)) })
  .check(z.refine(({ from, to }) => from <= to, 'Please give the first page before the last.'));
export type PageRange = z.infer<typeof pageRangeSchema>;

/** A section under its heading, or a run of pages where there are none. */
export const documentPartSchema = z.object({
  title: z.string(),
  /** Null where the document has no pages. */
  pages: z.nullable(pageRangeSchema),
  words: z.int(),
});
export type DocumentPart = z.infer<typeof documentPartSchema>;

export const quizDocumentSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  /** A failed one cannot be read; `error` says why, and what to do. */
  status: writingStatusSchema,
  error: z.optional(z.string()),
  /** What the quiz would be called; '' until it is read. */
  title: z.string(),
  /** Null where it has none, and until it is read. */
  pages: z.nullable(z.int()),
  parts: z.array(documentPartSchema),
  /** It asks rather than explains: there is little to write questions from. */
  isQuestionPaper: z.boolean(),
});
export type QuizDocument = z.infer<typeof quizDocumentSchema>;

const idParams = z.object({ id: idSchema });

/** Takes a document and reads it later; 202. */
export const uploadQuizDocument = defineEndpoint({
  method: 'POST',
  path: '/quiz/documents',
  access: 'quizzes.generate',
  file: {
    field: 'file',
    folder: 'quiz-sources',
    maxBytes: MAX_FILE_BYTES,
    missing: 'Please select a document',
  },
  status: 202,
  reply: z.object({ document: quizDocumentSchema }),
});

/** The same from a material, of any teacher of the school; 415 where no quiz can be written from its type. */
export const readMaterialForQuiz = defineEndpoint({
  method: 'POST',
  path: '/materials/:id/quiz-document',
  access: 'quizzes.generate',
  params: idParams,
  status: 202,
  reply: z.object({ document: quizDocumentSchema }),
});

/** The caller's own. */
export const getQuizDocument = defineEndpoint({
  method: 'GET',
  path: '/quiz/documents/:id',
  access: 'quizzes.generate',
  params: idParams,
  reply: z.object({ document: quizDocumentSchema }),
});

/** Orders a quiz from a document that is read: from all of it, or from what is chosen. */
export const generateQuizOfDocument = defineEndpoint({
  method: 'POST',
  path: '/quiz/documents/:id/quiz',
  access: 'quizzes.generate',
  params: idParams,
  body: z.extend(z.omit(generateQuizBodySchema, { publish: true }), {
    publish: z._default(z.boolean(), true),
    /** Indexes into `parts`. */
    parts: z.optional(
      z
        .array(z.int().check(z.minimum(0)))
        .check(z.minLength(1, 'Please choose at least one part.')),
    ),
    /** Instead of parts, in a document with pages. */
    pages: z.optional(pageRangeSchema),
  }),
  status: 202,
  reply: z.object({ quizId: idSchema }),
});
