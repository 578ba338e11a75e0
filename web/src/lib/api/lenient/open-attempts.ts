import * as contract from '@study-assistant/contract/attempts/open-attempts';
import * as z from 'zod/mini';
import { id, listInPlace } from './fields.ts';
import { readOrder } from './option-order.ts';
import { givenAnswer } from './question-kinds.ts';
import { openQuestion, quizTitle, toughness } from './quiz-parts.ts';
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

const { serverNow } = contract.startAttempt.reply.shape;

const attempt = z.extend(contract.openAttemptSchema, {
  answers: z.array(givenAnswer),
});

const startedReply = z.object({ attempt, serverNow, quiz: takenQuizSchema });

export const startAttempt = withReply(contract.startAttempt, startedReply);
export const startAssignment = withReply(contract.startAssignment, startedReply);

export const saveAnswers = withReply(contract.saveAnswers, z.object({ attempt, serverNow }));

export const submitQuiz = withReply(
  contract.submitQuiz,
  z.object({
    attemptId: id,
    held: z.catch(z.optional(z.string()), undefined),
    notice: z.catch(z.optional(z.string()), undefined),
  }),
);
