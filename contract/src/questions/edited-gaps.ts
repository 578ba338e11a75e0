import * as z from 'zod/mini';
import { GAP, MAX_BANK_WORDS, MAX_GAP_LENGTH, MAX_GAP_WORDS, MAX_GAPS } from '../wire/constants.ts';
import { line } from '../wire/text.ts';
import type { GapsKey } from './key-schemas.ts';
import type { GapsBody } from './kind-schemas.ts';
import { eachOnce } from './same-looking.ts';

const NO_GAPS = 'Please put the word of at least one gap in square brackets.';
const wordSchema = line(
  MAX_GAP_LENGTH,
  'Please write the right word between the brackets of every gap.',
);

/** What a teacher sends of a text with gaps beside the texts of every question. */
export const gapsParts = {
  kind: z.literal('gaps'),
  body: z.object({
    bank: z.nullable(
      z
        .array(line(MAX_GAP_LENGTH, 'Please fill in every word of the bank.'))
        .check(z.maxLength(2 * MAX_BANK_WORDS, `A bank has at most ${MAX_BANK_WORDS} words.`)),
    ),
  }),
  key: z.object({
    gaps: z
      .array(
        z.object({
          words: z
            .array(wordSchema)
            .check(
              z.minLength(1, 'Please write the right word between the brackets of every gap.'),
              z.maxLength(MAX_GAP_WORDS, `A gap accepts at most ${MAX_GAP_WORDS} words.`),
            ),
        }),
      )
      .check(
        z.minLength(1, NO_GAPS),
        z.maxLength(MAX_GAPS, `A text has at most ${MAX_GAPS} gaps.`),
      ),
    matchCase: z.boolean(),
    matchAccents: z.boolean(),
    allowTypo: z.boolean(),
  }),
};

type Gaps = { question: string; body: Pick<GapsBody, 'bank'>; key: GapsKey };

export const fitsGaps = [
  z.refine<Gaps>(({ question, key }) => question.split(GAP).length - 1 === key.gaps.length, {
    error: 'Please put the words of every gap in square brackets, and write no five underscores.',
    path: ['key', 'gaps'],
  }),
  z.refine<Gaps>(({ body, key }) => (toBank(body, key)?.length ?? 0) <= MAX_BANK_WORDS, {
    error: `A bank has at most ${MAX_BANK_WORDS} words.`,
    path: ['body', 'bank'],
  }),
] as const;

/** A bank has the first word of every gap in any case. */
export function toGaps<Sent extends Gaps>({ body, key, ...question }: Sent) {
  const { gaps } = key;
  return {
    ...question,
    body: { gaps: gaps.length, bank: toBank(body, key) },
    key,
    options: [],
    correctAnswer: 0,
  };
}

/** Their order and their number tell nothing of what belongs where. */
function toBank({ bank }: Gaps['body'], { gaps }: GapsKey): string[] | null {
  if (bank === null) return null;
  return eachOnce([...gaps.flatMap(({ words: [word = ''] }) => word), ...bank]);
}
