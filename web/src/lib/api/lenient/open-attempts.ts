import * as assignments from '@study-assistant/contract/assignments/assignments';
import * as contract from '@study-assistant/contract/attempts/open-attempts';
import { getQuiz } from '@study-assistant/contract/quizzes/quizzes';
import * as z from 'zod/mini';
import { id, listInPlace } from './fields.ts';
import { readOrder } from './option-order.ts';
import { openQuestion, quizTitle, toughness } from './quizzes.ts';
import { withReply } from './with-reply.ts';

export const takenQuizSchema = z.pipe(
  z.object({
    id,
    title: quizTitle,
    toughness,
    version: z.catch(z.int(), 1),
    questionOrder: z.optional(z.unknown()),
    questions: listInPlace(openQuestion),
  }),
  z.transform((read) => ({
    ...read,
    questionOrder: readOrder(read.questions, read.questionOrder),
  })),
);
export type TakenQuiz = z.infer<typeof takenQuizSchema>;

/** The quiz to take on a server without open attempts. */
export const getQuizToTake = withReply(getQuiz, z.object({ quiz: takenQuizSchema }));

const { attempt, serverNow } = contract.startAttempt.reply.shape;

const startedReply = z.object({ attempt, serverNow, quiz: takenQuizSchema });

export const startAttempt = withReply(contract.startAttempt, startedReply);
export const startAssignment = withReply(assignments.startAssignment, startedReply);
