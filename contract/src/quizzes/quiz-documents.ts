import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_FILE_BYTES } from '../wire/limits.ts';
import { idSchema } from '../wire/text.ts';
import { generateQuizBodySchema, orderedKindsSchema } from './order-quiz.ts';
import { writingStatusSchema } from './quizzes.ts';

/*
 * A document is read before a quiz is ordered from it, so that its teacher can choose what the quiz
 * is about. It is an upload or a material, and is kept for a day.
 */

const pageRangeSchema = z
  .object({ from: z.int().check(z.minimum(1)), to: z.int().check(z.minimum(1)) })
  .check(z.refine(({ from, to }) => from <= to, 'Please give the first page before the last.'));
export type PageRange = z.infer<typeof pageRangeSchema>;

/** A section under its heading, or a run of pages when there are no headings. */
export const documentPartSchema = z.object({
  title: z.string(),
  /** Null when the document has no pages. */
  pages: z.nullable(pageRangeSchema),
  words: z.int(),
});
export type DocumentPart = z.infer<typeof documentPartSchema>;

export const quizDocumentSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  /** A failed document cannot be read; `error` says why and what to do. */
  status: writingStatusSchema,
  error: z.optional(z.string()),
  /** The page of a scan that is being read; absent for other documents, which take seconds. */
  reading: z.optional(z.object({ page: z.int(), pages: z.int() })),
  /** The title that the quiz would get; '' until the document is read. */
  title: z.string(),
  /** Null when the document has no pages, and until it is read. */
  pages: z.nullable(z.int()),
  parts: z.array(documentPartSchema),
  /** True for a paper that asks rather than explains, which gives few questions. */
  isQuestionPaper: z.boolean(),
});
export type QuizDocument = z.infer<typeof quizDocumentSchema>;

const idParams = z.object({ id: idSchema });

/** Accepts a document and reads it later; 202. */
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

/** Reads any material of the school in the same way; 415 when its type cannot give a quiz. */
export const readMaterialForQuiz = defineEndpoint({
  method: 'POST',
  path: '/materials/:id/quiz-document',
  access: 'quizzes.generate',
  params: idParams,
  status: 202,
  reply: z.object({ document: quizDocumentSchema }),
});

/** One of the caller's own documents. */
export const getQuizDocument = defineEndpoint({
  method: 'GET',
  path: '/quiz/documents/:id',
  access: 'quizzes.generate',
  params: idParams,
  reply: z.object({ document: quizDocumentSchema }),
});

/** Orders a quiz from all of a document, or from the chosen parts or pages. */
export const generateQuizOfDocument = defineEndpoint({
  method: 'POST',
  path: '/quiz/documents/:id/quiz',
  access: 'quizzes.generate',
  params: idParams,
  body: z.extend(z.omit(generateQuizBodySchema, { publish: true, otherKinds: true }), {
    publish: z._default(z.boolean(), true),
    otherKinds: z._default(orderedKindsSchema, []),
    /** Indexes into `parts`. */
    parts: z.optional(
      z
        .array(z.int().check(z.minimum(0)))
        .check(z.minLength(1, 'Please choose at least one part.')),
    ),
    /** Replaces `parts` for a document with pages. */
    pages: z.optional(pageRangeSchema),
  }),
  status: 202,
  reply: z.object({ quizId: idSchema }),
});
