import * as z from 'zod/mini';
import { MAX_CHOICES } from '../wire/constants.ts';

/** The place of an option in its question. */
export const placeSchema = z.int().check(z.minimum(0), z.maximum(MAX_CHOICES - 1));

/*
 * What a student answers, by kind of question. An empty one is an answer that she took back. Its kind
 * says how many of these a question has, and how long a text may be (`fits`).
 */

export const severalAnswerSchema = z.object({
  /** Places of the chosen options. */
  chosen: z.array(z.int()),
});
export const trueFalseAnswerSchema = z.object({ value: z.boolean() });
export const numberAnswerSchema = z.object({
  /** As it was typed, with its unit where one is asked. */
  text: z.string(),
});

export const gapsAnswerSchema = z.object({
  /** A word for each gap; '' for one that is left open. */
  gaps: z.array(z.string()),
});
export const matchAnswerSchema = z.object({
  /** The right side of each left one, by its place; null for one that is left open. */
  pairs: z.array(z.nullable(z.int())),
});
export const orderAnswerSchema = z.object({
  /** Every thing by its place, the first one first. */
  order: z.array(z.int()),
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
]);
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/** Tells whether nothing was answered, or an answer was taken back. */
export function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'object') return Object.values(answer).every(isBlank);
  return typeof answer === 'string' && answer.trim() === '';
}

/** Tells whether two answers are the same, however they came over the wire. */
export function isSameAnswer(a: GivenAnswer | null, b: GivenAnswer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
