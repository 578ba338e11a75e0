import * as contract from '@study-assistant/contract/quizzes/order-quiz';
import * as z from 'zod/mini';
import { id } from './fields.ts';
import { withReply } from './with-reply.ts';

/** A server that has written the quiz already need not name it, since the list has it. */
export const generateQuiz = withReply(
  contract.generateQuiz,
  z.object({ quizId: z.catch(z.nullable(id), null) }),
);
