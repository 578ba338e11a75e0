import * as z from 'zod/mini';
import {
  MAX_CHOICES,
  MAX_OPTIONS,
  MAX_UNIT_LENGTH,
  MAX_UNITS,
  MIN_CHOICES,
  MIN_OPTIONS,
  TRUE_FALSE_OPTIONS,
} from '../wire/constants.ts';
import {
  MAX_EXPLANATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '../wire/limits.ts';
import { idSchema, line } from '../wire/text.ts';
import { fitsGaps, gapsParts, toGaps } from './edited-gaps.ts';
import { fitsMatch, matchParts, toMatch } from './edited-match.ts';
import { fitsOrder, orderParts, toOrder } from './edited-order.ts';
import { textParts } from './edited-text.ts';
import { placeSchema, type NumberKey } from './key-schemas.ts';
import { areDistinct } from './same-looking.ts';

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

/** Longer than any three sentences that are found in a text. */
const MAX_QUOTE_LENGTH = 2500;

/** A passage of one of her materials by which a teacher proves a question. */
const takenSourceSchema = z.object({
  page: z.nullable(z.int().check(z.minimum(1))),
  section: z.nullable(z.string().check(z.maxLength(MAX_NAME_LENGTH))),
  quote: line(MAX_QUOTE_LENGTH, 'Please give the words of the passage.'),
  material: line(MAX_NAME_LENGTH, 'Please say from which material the passage is.'),
});

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
  /** Ignored unless it names a material: a question that is sent back as it was read keeps its own. */
  source: z.catch(z.optional(takenSourceSchema), undefined),
};

const choiceSchema = z.pipe(
  z
    .object({
      ...textFields,
      kind: z.optional(z.literal('choice')),
      options: optionsSchema(MIN_OPTIONS, MAX_OPTIONS),
      correctAnswer: z.int(MARK_THE_RIGHT_ONE).check(z.minimum(0, MARK_THE_RIGHT_ONE)),
    })
    .check(
      z.refine(({ options, correctAnswer }) => correctAnswer < options.length, {
        error: MARK_THE_RIGHT_ONE,
        path: ['correctAnswer'],
      }),
    ),
  z.transform(({ kind: _kind, ...question }) => question),
);

const severalSchema = z.pipe(
  z
    .object({
      ...textFields,
      kind: z.literal('several'),
      options: optionsSchema(MIN_CHOICES, MAX_CHOICES),
      key: z.object({
        rights: z
          .array(placeSchema)
          .check(z.minLength(1, 'Please mark at least one right option.')),
        scoring: z.enum(['partial', 'all-or-nothing']),
      }),
    })
    .check(
      z.refine(({ options, key }) => areMarks(key.rights, options.length), {
        error: 'Please mark at least one right option.',
        path: ['key', 'rights'],
      }),
    ),
  z.transform((question) => {
    const rights = question.key.rights.toSorted((a, b) => a - b);
    return { ...question, correctAnswer: rights[0] ?? 0, key: { ...question.key, rights } };
  }),
);

const trueFalseSchema = z.pipe(
  z.object({
    ...textFields,
    kind: z.literal('true-false'),
    key: z.object({
      isTrue: z.boolean('Please say true or false.'),
      correction: z
        .string()
        .check(
          z.trim(),
          z.maxLength(MAX_OPTION_LENGTH, `Please use at most ${MAX_OPTION_LENGTH} characters.`),
        ),
    }),
  }),
  z.transform((question) => ({
    ...question,
    options: [...TRUE_FALSE_OPTIONS],
    correctAnswer: question.key.isTrue ? 0 : 1,
  })),
);

const unitSchema = line(MAX_UNIT_LENGTH, 'Please fill in a unit.');

const FILL_IN = 'Please fill in a number, such as 1200 or 1.5.';
const byAmount = z.number(FILL_IN).check(z.minimum(0, 'Please fill in 0 or more.'));

const toleranceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['absolute', 'percent']), by: byAmount }),
  z.object({ type: z.literal('range'), from: z.number(FILL_IN), to: z.number(FILL_IN) }),
]);

const numberSchema = z.pipe(
  z
    .object({
      ...textFields,
      kind: z.literal('number'),
      body: z.object({ unit: z.nullable(unitSchema), asksUnit: z.boolean() }),
      key: z.object({
        value: z.number(FILL_IN),
        tolerance: toleranceSchema,
        units: z.array(unitSchema).check(z.maxLength(MAX_UNITS)),
      }),
    })
    .check(
      z.refine(({ body, key }) => !body.asksUnit || key.units.length > 0, {
        error: 'Please fill in a unit.',
        path: ['key', 'units'],
      }),
      z.refine(({ key }) => isInside(key), {
        error: 'Please give the lower number first.',
        path: ['key', 'tolerance'],
      }),
    ),
  z.transform((question) => ({ ...question, options: [], correctAnswer: 0 })),
);

const gapsSchema = z.pipe(
  z.object({ ...textFields, ...gapsParts }).check(...fitsGaps),
  z.transform(toGaps),
);
const matchSchema = z.pipe(
  z.object({ ...textFields, ...matchParts }).check(...fitsMatch),
  z.transform(toMatch),
);
const orderSchema = z.pipe(
  z.object({ ...textFields, ...orderParts }).check(fitsOrder),
  z.transform(toOrder),
);

const textSchema = z.pipe(
  z.object({ ...textFields, ...textParts }),
  z.transform((question) => ({ ...question, options: [], correctAnswer: 0 })),
);

/**
 * A question as its teacher edits it. An id names a question that the quiz has or had, which keeps
 * its source unless it is given another; without an id the teacher wrote it herself. What a reader needs that knows choices
 * alone is added here.
 */
export const editedQuestionSchema = z.discriminatedUnion(
  'kind',
  [
    choiceSchema,
    severalSchema,
    trueFalseSchema,
    numberSchema,
    gapsSchema,
    matchSchema,
    orderSchema,
    textSchema,
  ],
  'Please choose a kind of question.',
);
export type EditedQuestion = z.infer<typeof editedQuestionSchema>;

function areMarks(rights: readonly number[], options: number): boolean {
  return new Set(rights).size === rights.length && rights.every((option) => option < options);
}

function isInside({ value, tolerance }: NumberKey): boolean {
  return tolerance.type !== 'range' || (value >= tolerance.from && value <= tolerance.to);
}
