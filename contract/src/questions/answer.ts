import * as z from 'zod/mini';
import {
  MAX_CHOICES,
  MAX_GAP_LENGTH,
  MAX_GAPS,
  MAX_ITEMS,
  MAX_NUMBER_LENGTH,
  MAX_RIGHT_SIDES,
  MAX_WORDS_LENGTH,
} from '../wire/constants.ts';

/** The place of an option in its question. */
export const placeSchema = z.int().check(z.minimum(0), z.maximum(MAX_CHOICES - 1));

/** What a student answers, by kind of question. An empty one is an answer that she took back. */
export const severalAnswerSchema = z.object({
  /** Places of the chosen options. */
  chosen: z.array(placeSchema).check(z.maxLength(MAX_CHOICES)),
});
export const trueFalseAnswerSchema = z.object({ value: z.boolean() });
export const numberAnswerSchema = z.object({
  /** As it was typed, with its unit where one is asked. */
  text: z.string().check(z.maxLength(MAX_NUMBER_LENGTH)),
});
export const wordsAnswerSchema = z.object({
  words: z.string().check(z.maxLength(MAX_WORDS_LENGTH)),
});

export const gapsAnswerSchema = z.object({
  /** A word for each gap; '' for one that is left open. */
  gaps: z.array(z.string().check(z.maxLength(MAX_GAP_LENGTH))).check(z.maxLength(MAX_GAPS)),
});
export const matchAnswerSchema = z.object({
  /** The right side of each left one, by its place; null for one that is left open. */
  pairs: z
    .array(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_RIGHT_SIDES - 1))))
    .check(z.maxLength(MAX_ITEMS)),
});
export const orderAnswerSchema = z.object({
  /** Every thing by its place, the first one first. */
  order: z.array(placeSchema).check(z.maxLength(MAX_ITEMS)),
});

/**
 * An answer to a question of any kind; to a choice it is the place of an option. Whether it fits its
 * question, the kind says.
 */
export const givenAnswerSchema = z.union([
  z.int(),
  severalAnswerSchema,
  trueFalseAnswerSchema,
  numberAnswerSchema,
  gapsAnswerSchema,
  matchAnswerSchema,
  orderAnswerSchema,
  wordsAnswerSchema,
]);
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/** Tells whether nothing was answered, or an answer was taken back. */
export function isBlank(answer: GivenAnswer | null | undefined): boolean {
  if (typeof answer !== 'object') return answer === undefined;
  if (answer === null) return true;
  if ('chosen' in answer) return answer.chosen.length === 0;
  if ('gaps' in answer) return answer.gaps.every((word) => word.trim() === '');
  if ('pairs' in answer) return answer.pairs.every((right) => right === null);
  if ('order' in answer) return answer.order.length === 0;
  if ('words' in answer) return answer.words.trim() === '';
  return 'text' in answer && answer.text.trim() === '';
}

/** Tells whether two answers are the same, however they came over the wire. */
export function isSameAnswer(a: GivenAnswer | null, b: GivenAnswer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
