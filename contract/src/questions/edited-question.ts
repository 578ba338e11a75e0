import * as z from 'zod/mini';
import { MAX_CHOICES, MAX_OPTIONS, MIN_CHOICES, MIN_OPTIONS } from '../wire/constants.ts';
import {
  MAX_EXPLANATION_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '../wire/limits.ts';
import { idSchema, line } from '../wire/text.ts';
import { boundsOf, numberBodySchema, numberKeySchema } from './number.ts';
import { severalKeySchema } from './several.ts';
import { TRUE_FALSE_OPTIONS, trueFalseKeySchema } from './true-false.ts';

const MARK_THE_RIGHT_ONE = 'Please mark the right option of every question.';

const optionSchema = line(MAX_OPTION_LENGTH, 'Please fill in every option.');

function optionsSchema(least: number, most: number) {
  return z
    .array(optionSchema)
    .check(
      z.minLength(least, `A question needs at least ${least} options.`),
      z.maxLength(most, `A question has at most ${most} options.`),
      z.refine(areDistinct, 'The options of a question must differ from each other.'),
    );
}

const textFields = {
  id: z.optional(idSchema),
  question: line(MAX_QUESTION_LENGTH, 'Please fill in the text of every question.'),
  explanation: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        MAX_EXPLANATION_LENGTH,
        `Please use at most ${MAX_EXPLANATION_LENGTH} characters.`,
      ),
    ),
  topic: line(MAX_TOPIC_LENGTH, 'Please give every question a topic.'),
};

const choiceSchema = z
  .object({
    ...textFields,
    kind: z.optional(z.undefined()),
    options: optionsSchema(MIN_OPTIONS, MAX_OPTIONS),
    correctAnswer: z.int(MARK_THE_RIGHT_ONE).check(z.minimum(0, MARK_THE_RIGHT_ONE)),
  })
  .check(
    z.refine(({ options, correctAnswer }) => correctAnswer < options.length, {
      error: MARK_THE_RIGHT_ONE,
      path: ['correctAnswer'],
    }),
  );

const severalSchema = z.pipe(
  z
    .object({
      ...textFields,
      kind: z.literal('several'),
      options: optionsSchema(MIN_CHOICES, MAX_CHOICES),
      key: severalKeySchema,
    })
    .check(
      z.refine(({ options, key }) => key.rights.every((option) => option < options.length), {
        error: 'Please mark options that the question has.',
        path: ['key', 'rights'],
      }),
    ),
  z.transform((question) => {
    const rights = question.key.rights.toSorted((a, b) => a - b);
    return { ...question, correctAnswer: rights[0] ?? 0, key: { ...question.key, rights } };
  }),
);

const trueFalseSchema = z.pipe(
  z.object({ ...textFields, kind: z.literal('true-false'), key: trueFalseKeySchema }),
  z.transform((question) => ({
    ...question,
    options: [...TRUE_FALSE_OPTIONS],
    correctAnswer: question.key.isTrue ? 0 : 1,
  })),
);

const numberSchema = z.pipe(
  z
    .object({
      ...textFields,
      kind: z.literal('number'),
      body: numberBodySchema,
      key: numberKeySchema,
    })
    .check(
      z.refine(({ body, key }) => !body.asksUnit || key.units.length > 0, {
        error: 'Please fill in a unit that is accepted.',
        path: ['key', 'units'],
      }),
      z.refine(({ key }) => isInside(key.value, boundsOf(key)), {
        error: 'Please give a range from the lower to the higher number.',
        path: ['key', 'tolerance'],
      }),
    ),
  z.transform((question) => ({ ...question, options: [], correctAnswer: 0 })),
);

/**
 * A question as its teacher edits it. An id names a question that the quiz has or had, which keeps
 * its source; without an id the teacher wrote it herself. What a reader needs that knows choices
 * alone is added here.
 */
export const editedQuestionSchema = z.discriminatedUnion(
  'kind',
  [choiceSchema, severalSchema, trueFalseSchema, numberSchema],
  'Please choose a kind of question that there is.',
);
export type EditedQuestion = z.infer<typeof editedQuestionSchema>;

function isInside(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to;
}

/**
 * Options that differ only in capitals or spaces look the same to a student. Empty options are
 * refused by another check.
 */
function areDistinct(options: readonly string[]): boolean {
  const seen = options
    .map((option) => option.trim().toLowerCase().replace(/\s+/g, ' '))
    .filter((option) => option !== '');
  return new Set(seen).size === seen.length;
}
