import * as contract from '@study-assistant/contract/attempts/practice';
import * as z from 'zod/mini';
import { id, readableOf, text } from './fields.ts';
import { withOptionOrder } from './option-order.ts';
import { kindFields } from './question-kinds.ts';
import { quizTitle } from './quiz-parts.ts';
import { withReply } from './with-reply.ts';

const practiceQuestion = z.pipe(
  z.object({
    quizId: id,
    questionId: id,
    quizTitle,
    question: text,
    options: z.array(z.string()),
    ...kindFields,
    optionOrder: z.optional(z.unknown()),
  }),
  z.transform(withOptionOrder),
);
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

export const getPractice = withReply(
  contract.getPractice,
  z.extend(contract.getPractice.reply, { questions: readableOf(practiceQuestion) }),
);
