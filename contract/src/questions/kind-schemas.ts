import * as z from 'zod/mini';

/*
 * What is asked and answered, by kind of question, beside the fields of every question. The bounds of what a
 * teacher writes, and what she is told of them, are in edited-question.ts, through which all of it
 * comes: nearly every page of the browser reads questions, and few edit or judge them. How many parts an
 * answer has, and how long a text of it may be, its kind says (`fits`). An answer of nothing but empty
 * texts, nulls and empty lists is one that was taken back.
 */

export const severalAnswerSchema = z.object({
  /** Places of the chosen options. */
  chosen: z.array(z.int()),
});

export const trueFalseAnswerSchema = z.object({ value: z.boolean() });

export const numberBodySchema = z.object({
  /** Shown behind the field; null without a unit, and where the student has to write it. */
  unit: z.nullable(z.string()),
  /** Whether the unit belongs to the answer. */
  asksUnit: z.boolean(),
});
export type NumberBody = z.infer<typeof numberBodySchema>;

export const numberAnswerSchema = z.object({
  /** As it was typed, with its unit where one is asked. */
  text: z.string(),
});

export const gapsBodySchema = z.object({
  gaps: z.int(),
  /** The words to choose from, in alphabetical order; null where they are typed. */
  bank: z.nullable(z.array(z.string())),
});
export type GapsBody = z.infer<typeof gapsBodySchema>;

export const gapsAnswerSchema = z.object({
  /** A word for each gap; '' for one that is left open. */
  gaps: z.array(z.string()),
});

/** The right sides are the options, in alphabetical order. */
export const matchBodySchema = z.object({ lefts: z.array(z.string()) });
export type MatchBody = z.infer<typeof matchBodySchema>;

export const matchAnswerSchema = z.object({
  /** The right side of each left one, by its place; null for one that is left open. */
  pairs: z.array(z.nullable(z.int())),
});

export const orderAnswerSchema = z.object({
  /** Every thing by its place, the first one first. */
  order: z.array(z.int()),
});

export const wordsAnswerSchema = z.object({
  words: z.string(),
});

/** What answers each kind beside the choice, which is what a question is that names no kind. */
export const ANSWER_SCHEMAS = {
  several: severalAnswerSchema,
  'true-false': trueFalseAnswerSchema,
  number: numberAnswerSchema,
  gaps: gapsAnswerSchema,
  match: matchAnswerSchema,
  order: orderAnswerSchema,
  text: wordsAnswerSchema,
};
export type OtherKind = keyof typeof ANSWER_SCHEMAS;

export const otherKindSchema = z.enum(Object.keys(ANSWER_SCHEMAS) as OtherKind[]);

/** What is asked by the kinds that have more than a text and options. */
export const bodySchema = z.union([numberBodySchema, gapsBodySchema, matchBodySchema]);

/**
 * An answer to a question of any kind; to a choice it is the place of an option. Whether it fits its
 * question, the kind says.
 */
export const givenAnswerSchema = z.union([z.int(), ...Object.values(ANSWER_SCHEMAS)]);
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
