import { subjectSchema } from '@study-assistant/contract/materials/subjects';
import { keySchema } from '@study-assistant/contract/questions/key-schemas';
import { mayWait } from '@study-assistant/contract/questions/kinds';
import { kindFields, openQuestionSchema } from '@study-assistant/contract/questions/open-question';
import {
  placedQuestionSchema,
  questionKeySchema,
  type PlacedQuestion,
} from '@study-assistant/contract/questions/question';
import {
  givenSchema,
  isPublished,
  quizStatusSchema,
  quizWriterSchema,
  reviewSchema,
  targetGradeSchema,
  toughnessSchema,
  type Filing,
  type Quiz,
  type QuizSummary,
  type Review,
} from '@study-assistant/contract/quizzes/quizzes';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { KeyCorrection } from '../../domain/quiz/key-corrections.ts';
import { storedTime, unreadable } from '../../platform/firestore/documents.ts';

const shape = z.literal(1);

const UNFILED: Filing = { tags: [], isShared: false, given: [] };

export const summaryFields = {
  version: shape,
  title: z.string(),
  toughness: toughnessSchema,
  targetGrade: targetGradeSchema,
  numQuestions: z.int(),
  createdAt: storedTime,
  teacherId: z.string(),
  teacherName: z.string(),
  subject: z.nullable(subjectSchema),
  topics: z.array(z.string()),
  status: quizStatusSchema,
  writer: quizWriterSchema,
  notice: z.nullable(z.string()),
  /** Nothing waits while it is written. */
  review: z._default(reviewSchema, { toCheck: 0, drafts: 0 }),
  /** Absent where it was never ordered. */
  asked: z.optional(z.int()),
  /** What its teacher does with it in her library; others are told none of it. */
  filing: z._default(
    z.object({
      tags: z._default(z.array(z.string()), []),
      isShared: z._default(z.boolean(), false),
      given: z._default(z.array(givenSchema), []),
    }),
    UNFILED,
  ),
};

/** With how its teacher keeps it. */
export type Filed<Q> = Q & { filing: Filing };

export const storedSummary = z.pipe(
  z.object({ id: z.string(), ...summaryFields }),
  z.transform(({ version, ...summary }): Filed<QuizSummary> => summary),
);

/** `quizzes/{id}`. */
export const storedQuiz = z.pipe(
  z.object({
    id: z.string(),
    ...summaryFields,
    quizVersion: z.int(),
    /** Taken back from the students: what they took of it is still to be graded. */
    isWithdrawn: z._default(z.boolean(), false),
    questions: z.array(z.extend(openQuestionSchema, { id: z.string() })),
  }),
  z.transform(({ version, quizVersion, ...summary }) => ({ ...summary, version: quizVersion })),
);

const storedCorrection = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  correctOption: z.string(),
  ...kindFields,
  key: z.optional(keySchema),
  isDropped: z.optional(z.boolean()),
  correctedAt: z.iso.datetime(),
});

/** `quizzes/{id}/private/key`. */
export const storedKey = z.object({
  id: z.string(),
  version: shape,
  /** Also here, so that security rules can tell whose key it is without reading the quiz. */
  teacherId: z.string(),
  questions: z.array(questionKeySchema),
  corrections: z._default(z.array(storedCorrection), []),
  former: z._default(z.array(placedQuestionSchema), []),
});

/** `quizzes/{id}/versions/{n}`: what students could take before an edit, with its key. */
export const storedVersion = z.object({
  id: z.string(),
  version: shape,
  title: z.string(),
  questions: z.array(placedQuestionSchema),
});

/** A quiz as a student may see it. */
export type OpenQuiz = z.infer<typeof storedQuiz>;

/** A quiz with its key; `questions` are empty until it is written. */
export type WholeQuiz = Omit<Quiz, 'questions'> & {
  review: Review;
  isWithdrawn: boolean;
  filing: Filing;
  questions: PlacedQuestion[];
  corrections: KeyCorrection[];
  /** Questions that it had and has no longer, the latest first: they can be taken back. */
  former: PlacedQuestion[];
};

/** Joins a quiz with its key. */
export function wholeQuiz(quiz: OpenQuiz, key: z.infer<typeof storedKey> | null): WholeQuiz {
  const questions = quiz.questions.map((question, index) => {
    const answer = key?.questions[index];
    if (!answer) throw unreadable(`quizzes/${quiz.id}/private/key`, `no key for question ${index}`);
    return { ...question, ...answer };
  });
  return { ...quiz, questions, corrections: key?.corrections ?? [], former: key?.former ?? [] };
}

/** As its own teacher gets it. */
export function toReply({ corrections, former, isWithdrawn, filing, ...quiz }: WholeQuiz): Quiz {
  return quiz;
}

/** As a colleague gets it who may read it: with its key, but not what waits for its teacher. */
export function toColleague(whole: WholeQuiz): Quiz {
  const { questions, ...quiz } = forOthers(toReply(whole));
  return { ...quiz, questions: questions.map(({ confidence, ...question }) => question) };
}

/** As it stands in the list of its own teacher. */
export function toListed({ filing, ...quiz }: Filed<QuizSummary>, reportedQuestions: number) {
  return { ...quiz, ...filing, reportedQuestions };
}

/** Whether students may have taken it: answers to it are graded by the version that they were given at. */
export function hasBeenOpen(quiz: WholeQuiz): boolean {
  return isPublished(quiz) || quiz.isWithdrawn;
}

/** As anybody else gets it: what its teacher has to look at is hers alone. */
export function forOthers<Q extends QuizSummary & { isWithdrawn?: boolean; filing?: Filing }>({
  review,
  asked,
  isWithdrawn,
  filing,
  ...quiz
}: Q) {
  return { ...quiz, notice: null };
}

/**
 * Whether a teacher marks answers to a quiz, by which her quizzes with something to mark are found. Once
 * it is so it stays: answers to a question that has left the quiz may still wait.
 */
export function toMarkedByHand(questions: readonly PlacedQuestion[]): { isMarkedByHand?: true } {
  return questions.some(mayWait) ? { isMarkedByHand: true } : {};
}

/** The two documents of a list of questions: what everybody may see, and the key. */
export function splitQuestions(questions: readonly PlacedQuestion[]) {
  return {
    open: questions.map((question) => ({
      id: question.id,
      ...openQuestionSchema.parse(question),
    })),
    keys: questions.map((question) => questionKeySchema.parse(question)),
  };
}

/** `quizzes/{id}` of a school. */
export function quizzesOf(school: DocumentReference): CollectionReference {
  return school.collection('quizzes');
}

/** `deletedQuizzes/{id}` of a school: those whose deletion can be taken back, or is being made good. */
export function deletedQuizzesOf(school: DocumentReference): CollectionReference {
  return school.collection('deletedQuizzes');
}

/** `quizzes/{id}/versions/{n}`: what students could take before an edit. */
export function versionsOf(quiz: DocumentReference): CollectionReference {
  return quiz.collection('versions');
}

/** `quizzes/{id}/private/key` has the answers. */
export function keyOf(quiz: DocumentReference): DocumentReference {
  return hiddenOf(quiz).doc('key');
}

/** `quizzes/{id}/private/drafts` has what is not one of its questions. */
export function draftsOf(quiz: DocumentReference): DocumentReference {
  return hiddenOf(quiz).doc('drafts');
}

function hiddenOf(quiz: DocumentReference): CollectionReference {
  return quiz.collection('private');
}
