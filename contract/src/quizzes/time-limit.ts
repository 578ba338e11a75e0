import * as z from 'zod/mini';
import { SECONDS_PER_QUESTION } from '../wire/constants.ts';

/** The default time limit in seconds for a number of questions. */
export function timeLimitOf(questions: number): number {
  return SECONDS_PER_QUESTION * questions;
}

/** Factors of extra time that a student can have; 1 means none. */
export const TIME_FACTORS = [1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
export const UNTIMED = 'untimed';

export const timeFactorSchema = z.union([z.literal(TIME_FACTORS), z.literal(UNTIMED)], {
  error: 'Please choose one of the listed times.',
});
export type TimeFactor = z.infer<typeof timeFactorSchema>;

/** How an assignment's time limit is set; a factor multiplies the usual minute a question. */
export const timeRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('usual') }),
  z.object({
    kind: z.literal('factor'),
    factor: z
      .number('Please choose a factor from 0.25 to 5.')
      .check(
        z.minimum(0.25, 'Please choose a factor from 0.25 to 5.'),
        z.maximum(5, 'Please choose a factor from 0.25 to 5.'),
      ),
  }),
  z.object({
    kind: z.literal('minutes'),
    minutes: z
      .int('Please give 1 to 600 minutes.')
      .check(
        z.minimum(1, 'Please give 1 to 600 minutes.'),
        z.maximum(600, 'Please give 1 to 600 minutes.'),
      ),
  }),
  z.object({ kind: z.literal(UNTIMED) }),
]);
export type TimeRule = z.infer<typeof timeRuleSchema>;

/** The limit in seconds that a rule gives everybody; null means no limit. */
export function limitByRule(rule: TimeRule, questions: number): number | null {
  switch (rule.kind) {
    case 'usual':
      return timeLimitOf(questions);
    case 'factor':
      return Math.round(timeLimitOf(questions) * rule.factor);
    case 'minutes':
      return rule.minutes * 60;
    case UNTIMED:
      return null;
  }
}

/** Applies one student's factor to the limit that everybody has. */
export function extendLimit(seconds: number | null, factor: TimeFactor): number | null {
  return seconds === null || factor === UNTIMED ? null : Math.round(seconds * factor);
}
