import * as z from 'zod/mini';
import { subjectSchema } from '../materials/subjects.ts';
import { editedQuestionSchema } from '../questions/edited-question.ts';
import { DEFAULT_TARGET_GRADE, DEFAULT_TOUGHNESS, MAX_QUESTIONS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, nameLine } from '../wire/text.ts';
import { versionSchema } from './quiz-edits.ts';
import { ownQuizSummarySchema, quizSchema, targetGradeSchema, toughnessSchema } from './quizzes.ts';

/** The complete questions of a quiz, in order. */
const editedQuestionsSchema = z
  .array(editedQuestionSchema)
  .check(
    z.minLength(1, 'A quiz needs at least one question.'),
    z.maxLength(MAX_QUESTIONS, `A quiz has at most ${MAX_QUESTIONS} questions.`),
    z.refine(haveOwnIds, 'The same question is there twice.'),
  );

/** Changes the title or the questions. The questions are the complete new list, in order. */
export const editQuiz = defineEndpoint({
  method: 'PATCH',
  path: '/quizzes/:id',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema }),
  body: z
    .object({
      /** The version that was edited; a newer one is not overwritten (409). */
      version: versionSchema,
      title: z.optional(nameLine(MAX_NAME_LENGTH, 'Please give the quiz a title.')),
      /** Null removes the subject. A change does not make a new version of the quiz. */
      subject: z.optional(z.nullable(subjectSchema)),
      questions: z.optional(editedQuestionsSchema),
    })
    .check(
      z.refine(
        ({ title, subject, questions }) =>
          title !== undefined || subject !== undefined || questions !== undefined,
        'There is nothing to change.',
      ),
    ),
  reply: z.object({
    quiz: quizSchema,
    /** Findings of the writer's own rules about the questions; the teacher may ignore them. */
    warnings: z.array(z.object({ questionId: idSchema, code: z.string(), sentence: z.string() })),
    /** How many questions got another right option; results with them are being graded again. */
    corrected: z.int(),
  }),
});

/**
 * Begins a quiz without a document: a draft that its teacher writes in the editor, with the questions of
 * a file that she imports, or without any.
 */
export const createQuiz = defineEndpoint({
  method: 'POST',
  path: '/quizzes',
  access: 'quizzes.generate',
  body: z.object({
    title: nameLine(MAX_NAME_LENGTH, 'Please give the quiz a title.'),
    toughness: z._default(toughnessSchema, DEFAULT_TOUGHNESS),
    targetGrade: z._default(targetGradeSchema, DEFAULT_TARGET_GRADE),
    questions: z.optional(editedQuestionsSchema),
  }),
  status: 201,
  reply: z.object({ quiz: ownQuizSummarySchema }),
});

function haveOwnIds(questions: readonly { id?: string | undefined }[]): boolean {
  const ids = questions.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}
