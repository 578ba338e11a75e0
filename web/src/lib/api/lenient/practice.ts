import * as contract from '@study-assistant/contract/practice';
import * as z from 'zod/mini';
import { id, readableOf, text } from './fields.ts';
import { quizTitle } from './quizzes.ts';
import { withReply } from './with-reply.ts';

const practiceQuestion = z.object({
  quizId: id,
  questionId: id,
  quizTitle,
  question: text,
  options: z.array(z.string()),
});
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

export const getPractice = withReply(
  contract.getPractice,
  z.extend(contract.getPractice.reply, { questions: readableOf(practiceQuestion) }),
);
