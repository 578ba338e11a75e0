import * as z from 'zod/mini';
import { subjectSchema } from '../materials/subjects.ts';
import { openQuestionSchema } from '../questions/open-question.ts';
import { questionKeySchema } from '../questions/question.ts';
import { GRADES, TOUGHNESS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

export const toughnessSchema = z.enum(TOUGHNESS, { error: 'Please choose Easy, Medium or Hard.' });
export type Toughness = z.infer<typeof toughnessSchema>;

export const targetGrades = GRADES.map((grade) => `Grade ${grade}` as const);
export const targetGradeSchema = z.enum(targetGrades, {
  error: 'Please choose Grade 6 to Grade 12.',
});
export type TargetGrade = z.infer<typeof targetGradeSchema>;

/** `local` is a model on the school's own server. */
export const writerNameSchema = z.enum(['offline', 'gemini', 'local']);
export type WriterName = z.infer<typeof writerNameSchema>;

/** Who wrote the questions of a quiz: a writer, or its teacher without a document. */
export const quizWriterSchema = z.enum([...writerNameSchema.options, 'teacher']);

/**
 * A `draft` is written and visible to its own teacher alone until she publishes it. Every student
 * sees a `ready` quiz; an `assigned` one is reached through an assignment alone.
 */
export const quizStatusSchema = z.enum(['generating', 'draft', 'assigned', 'ready', 'failed']);
export type QuizStatus = z.infer<typeof quizStatusSchema>;

export const PUBLISHED_STATUSES: readonly QuizStatus[] = ['assigned', 'ready'];

/** Tells whether students may take the quiz now, directly or through an assignment. */
export function isPublished({ status }: { status: string }): boolean {
  return PUBLISHED_STATUSES.some((one) => one === status);
}

/** How far the writing has come; `ready` means written, whether draft or published. */
export const writingStatusSchema = z.enum(['generating', 'ready', 'failed']);
export type WritingStatus = z.infer<typeof writingStatusSchema>;

/** What waits for the quiz's teacher: questions marked to check, drafts, and what could fill it up. */
export const reviewSchema = z.object({
  toCheck: z.int(),
  drafts: z.int(),
  /** Questions of other kinds that its writer has to spare; absent where there are none. */
  spares: z.optional(z.int()),
});
export type Review = z.infer<typeof reviewSchema>;

export const MAX_QUIZ_TOPICS = 4;

export const quizSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  toughness: toughnessSchema,
  targetGrade: targetGradeSchema,
  /** The number of questions; while the quiz is being written, the number asked for. */
  numQuestions: z.int(),
  createdAt: isoTimeSchema,
  teacherId: idSchema,
  /** The teacher's name when the quiz was made; '' when it is not known. */
  teacherName: z.string(),
  /** Found from the text or set by the teacher; null when neither gives one, and while writing. */
  subject: z.nullable(subjectSchema),
  /** The most frequent topics, at most `MAX_QUIZ_TOPICS`; none of them is a right answer. */
  topics: z.array(z.string()),
  status: quizStatusSchema,
  writer: quizWriterSchema,
  /** A sentence for the quiz's own teacher, such as that it has fewer questions than asked for. */
  notice: z.nullable(z.string()),
  /** Sent to the quiz's own teacher alone. */
  review: z.optional(reviewSchema),
  /** How many questions its teacher asked for; sent to her alone. */
  asked: z.optional(z.int()),
});
export type QuizSummary = z.infer<typeof quizSummarySchema>;

/** What a teacher is told of an assignment in the list of her quizzes. */
export const givenSchema = z.object({
  assignmentId: idSchema,
  /** Absent of what was noted before it was told. */
  classId: z.optional(idSchema),
  className: z.string(),
  /** The time zone of the class. */
  timeZone: z.string(),
  opensAt: isoTimeSchema,
  dueAt: z.nullable(isoTimeSchema),
  /** When it takes nothing any more; null while that is open. */
  closesAt: z.nullable(isoTimeSchema),
});
export type Given = z.infer<typeof givenSchema>;

/** How a teacher keeps a quiz in her library. */
export const filingSchema = z.object({
  tags: z.array(z.string()),
  /** Whether the other teachers of the school may read it with its key, and duplicate it. */
  isShared: z.boolean(),
  /** To which classes it is given, those that end last first; also what is over by now. */
  given: z.array(givenSchema),
});
export type Filing = z.infer<typeof filingSchema>;

export const ownQuizSummarySchema = z.extend(quizSummarySchema, {
  ...filingSchema.shape,
  /** How many questions have reports that the teacher has not dealt with yet. */
  reportedQuestions: z.int(),
});
export type OwnQuizSummary = z.infer<typeof ownQuizSummarySchema>;

/**
 * The quiz's own teacher gets the answer key with each question, and so does a colleague when it is
 * shared; nobody else does.
 */
export const quizSchema = z.extend(quizSummarySchema, {
  /** Rises with every change of the title or the questions. */
  version: z.int(),
  questions: z.array(
    z.extend(openQuestionSchema, { id: idSchema, ...z.partial(questionKeySchema).shape }),
  ),
});
export type Quiz = z.infer<typeof quizSchema>;

export const studentQuizSchema = z.extend(quizSummarySchema, {
  forYourGrade: z.boolean(),
  /** The student's best attempt and the number of attempts; null if there is none. */
  best: z.nullable(
    z.object({
      attemptId: idSchema,
      percentage: z.number(),
      /** True while nothing of it is marked. */
      isUnmarked: z.optional(z.literal(true)),
      attempts: z.int(),
    }),
  ),
});
export type StudentQuiz = z.infer<typeof studentQuizSchema>;

const idParams = z.object({ id: idSchema });

/** The file name endings that a quiz can be written from. */
export const quizDocumentExtensions = ['.pdf', '.docx', '.doc'] as const;
/** Endings of the materials that a quiz can be written from, and whose topics are read. */
export const readableExtensions = [...quizDocumentExtensions, '.pptx', '.odp', '.txt'] as const;

export const getQuizProgress = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id/progress',
  access: 'quizzes.generate',
  params: idParams,
  reply: z.object({
    status: writingStatusSchema,
    /** 0 to 1. */
    progress: z.number().check(z.minimum(0), z.maximum(1)),
    stage: z.string(),
    error: z.optional(z.string()),
    /** True when the model failed but the offline writer could write this quiz. */
    offlineWriterAvailable: z.optional(z.boolean()),
    /** True when the fault lies in the document, so that trying again would not mend it. */
    needsOtherDocument: z.optional(z.boolean()),
  }),
});

/** Starts a failed quiz again from the document kept on the server. */
export const retryQuiz = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/retry',
  access: 'quizzes.generate',
  params: idParams,
  body: z.object({ writer: z.optional(writerNameSchema) }),
  status: 202,
  reply: z.object({ quizId: idSchema }),
});

/** A teacher's own quizzes, newest first. */
export const listQuizzes = defineEndpoint({
  method: 'GET',
  path: '/quizzes',
  access: 'quizzes.list-own',
  query: z.object({ teacherId: z.optional(idSchema), ...pageQuery('quizzes') }),
  reply: z.object({ quizzes: z.array(ownQuizSummarySchema), next: nextSchema }),
});

export const getQuiz = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id',
  access: 'quizzes.read',
  params: idParams,
  reply: z.object({ quiz: quizSchema }),
});

/** Counts the students who are taking a quiz now, who are graded by what is saved if it goes. */
export const countQuizTakers = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id/open-attempts',
  access: 'quizzes.delete',
  params: idParams,
  reply: z.object({ takenBy: z.int() }),
});

/** Deletes a quiz. Students who are taking it are graded by what is saved and keep the result. */
export const deleteQuiz = defineEndpoint({
  method: 'DELETE',
  path: '/quizzes/:id',
  access: 'quizzes.delete',
  params: idParams,
  reply: z.object({
    /** How many students were taking it. */
    takenBy: z.optional(z.int()),
    /** When `restoreQuiz` stops working; absent if the quiz was being taken or written. */
    undoUntil: z.optional(isoTimeSchema),
  }),
});

/** Undoes a deletion; 404 once the time to do so is over. */
export const restoreQuiz = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/restore',
  access: 'quizzes.delete',
  params: idParams,
  reply: z.object({ quiz: ownQuizSummarySchema }),
});

/** The quizzes that a student can take: her own grade first, newest first within each group. */
export const listStudentQuizzes = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/quizzes',
  access: 'students.read',
  params: z.object({ uid: idSchema }),
  query: z.object(pageQuery('quizzes')),
  reply: z.object({ quizzes: z.array(studentQuizSchema), next: nextSchema }),
});
