import { confidenceSchema } from '@study-assistant/contract/questions/question';
import * as contract from '@study-assistant/contract/quizzes/quizzes';
import { DEFAULT_TARGET_GRADE } from '@study-assistant/contract/wire/constants';
import * as z from 'zod/mini';
import {
  anyReadableOf,
  choiceOr,
  id,
  listInPlace,
  next,
  numberOrNull,
  numberOrZero,
  options,
  part,
  readableOf,
  text,
  time,
} from './fields.ts';
import { subject } from './materials.ts';
import { takenQuizSchema } from './open-attempts.ts';
import { kindFields } from './question-kinds.ts';
import { quizTitle, source, toughness } from './quiz-parts.ts';
import { withReply } from './with-reply.ts';

const targetGrade = z.pipe(
  z.transform((value) =>
    typeof value === 'number' || /^\d+$/.test(String(value)) ? `Grade ${String(value)}` : value,
  ),
  choiceOr(contract.targetGrades, DEFAULT_TARGET_GRADE),
);

const question = part(
  z.object({
    id: text,
    question: text,
    options,
    ...kindFields,
    topic: text,
    benchmarkTime: numberOrZero,
    correctAnswer: z.optional(z.catch(z.optional(z.int()), undefined)),
    explanation: z.optional(z.catch(z.optional(z.string()), undefined)),
    source: z.optional(source),
    confidence: z.catch(z.optional(confidenceSchema), undefined),
  }),
);

const summaryFields = {
  id,
  title: quizTitle,
  toughness,
  targetGrade,
  numQuestions: numberOrNull,
  createdAt: time,
  teacherId: text,
  teacherName: text,
  subject,
  topics: anyReadableOf(z.string()),
  status: choiceOr(contract.quizStatusSchema.options, 'ready'),
  writer: choiceOr(contract.quizWriterSchema.options, 'offline'),
  notice: z.catch(z.nullable(z.string()), null),
  review: z.catch(z.optional(contract.reviewSchema), undefined),
  asked: z.catch(z.optional(z.int()), undefined),
};

type Counted = { numQuestions: number | null; questions: readonly unknown[] };

function countQuestions<Quiz extends Counted>(quiz: Quiz) {
  return { ...quiz, numQuestions: quiz.numQuestions ?? quiz.questions.length };
}

const listedFields = { ...summaryFields, questions: listInPlace(z.unknown()) };

const quizSummary = z.pipe(
  z.object({
    ...listedFields,
    reportedQuestions: numberOrZero,
    tags: anyReadableOf(z.string()),
    isShared: z.catch(z.boolean(), false),
    given: anyReadableOf(contract.givenSchema),
  }),
  z.transform((quiz) => {
    const { questions: _questions, ...summary } = countQuestions(quiz);
    return summary;
  }),
);

const studentQuiz = z.pipe(
  z.object({
    ...listedFields,
    /** Undefined when the server does not sort by grade. */
    forYourGrade: z.optional(z.boolean()),
    /** Undefined when the server does not send it; it is then derived from the attempts. */
    best: z.optional(
      z.nullable(
        z.object({
          attemptId: id,
          percentage: numberOrZero,
          isUnmarked: z.catch(z.optional(z.literal(true)), undefined),
          attempts: numberOrZero,
        }),
      ),
    ),
  }),
  z.transform((quiz) => {
    const { questions: _questions, ...summary } = countQuestions(quiz);
    return summary;
  }),
);
export type ListedStudentQuiz = z.infer<typeof studentQuiz>;

const quiz = z.pipe(
  z.object({
    ...summaryFields,
    version: z.catch(z.int(), 1),
    questions: listInPlace(question),
  }),
  z.transform(countQuestions),
);

/** Like the contract's type, but a question may be of a kind that is not known here. */
export type ReadQuiz = z.infer<typeof quiz>;

export const listQuizzes = withReply(
  contract.listQuizzes,
  z.object({ quizzes: readableOf(quizSummary), next }),
);

export const listStudentQuizzes = withReply(
  contract.listStudentQuizzes,
  z.object({ quizzes: readableOf(studentQuiz), next }),
);

export const getQuiz = withReply(contract.getQuiz, z.object({ quiz }));

/** The quiz to take on a server without open attempts. */
export const getQuizToTake = withReply(contract.getQuiz, z.object({ quiz: takenQuizSchema }));

export const deleteQuiz = withReply(contract.deleteQuiz, z.object({ undoUntil: time }));

export const restoreQuiz = withReply(contract.restoreQuiz, z.object({ quiz: quizSummary }));
