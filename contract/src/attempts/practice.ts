import * as z from 'zod/mini';
import { givenAnswerSchema } from '../questions/kind-schemas.ts';
import { openQuestionSchema, optionOrderSchema } from '../questions/open-question.ts';
import { questionKeySchema } from '../questions/question.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, nameLine } from '../wire/text.ts';

/** Days until a rightly answered question comes back; after the last step it is learned. */
export const PRACTICE_DAYS = [1, 3, 7, 21] as const;
/** Questions in one set. */
export const PRACTICE_SET = 10;
/** The longest name of a topic that practice is asked for. */
const MAX_TOPIC_LENGTH = 500;

const studentParams = z.object({ uid: idSchema });
const daySchema = z.iso.date();

/** A question that the student has missed, without its answer key. */
export const practiceQuestionSchema = z.extend(
  z.pick(openQuestionSchema, { question: true, options: true, kind: true, body: true }),
  {
    quizId: idSchema,
    questionId: idSchema,
    quizTitle: z.string(),
    /** The order of the attempt in which the question was missed. */
    optionOrder: optionOrderSchema,
  },
);
export type PracticeQuestion = z.infer<typeof practiceQuestionSchema>;

/** How many questions are to be reviewed today. */
export const getPracticeToday = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/practice/today',
  access: 'practice',
  params: studentParams,
  reply: z.object({ due: z.int() }),
});

/** Returns a short set of the student's own missed questions that are due. */
export const getPractice = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/practice',
  access: 'practice',
  params: studentParams,
  /** Both limit the set, even before the questions are due: to this attempt, to a topic, or to both. */
  query: z.object({
    attemptId: z.optional(idSchema),
    topic: z.optional(nameLine(MAX_TOPIC_LENGTH, 'Please name the topic to practise.')),
  }),
  reply: z.object({
    questions: z.array(practiceQuestionSchema),
    due: z.int(),
    /** The UTC day on which the next question is due; null when there is none. */
    nextOn: z.nullable(daySchema),
  }),
});

export const answerPractice = defineEndpoint({
  method: 'POST',
  path: '/student/:uid/practice/answers',
  access: 'practice',
  params: studentParams,
  body: z.object({ quizId: idSchema, questionId: idSchema, answer: givenAnswerSchema }),
  reply: z.object({
    isCorrect: z.boolean(),
    ...z.omit(questionKeySchema, { topic: true, confidence: true, fact: true }).shape,
    topic: z.optional(z.string()),
    /** The answer and what is right in words, and the points of the answer; absent of a choice. */
    said: z.optional(z.string()),
    rightSaid: z.optional(z.string()),
    points: z.optional(z.number()),
    /** True for an answer that a teacher would have to mark: it moves nothing, and is asked again. */
    awaiting: z.optional(z.literal(true)),
    /** The UTC day on which the question comes back; null when it is learned. */
    returnsOn: z.nullable(daySchema),
  }),
});
