import { parseArgs } from 'node:util';
import { targetGrades } from '@study-assistant/contract/quizzes/quizzes';
import {
  DEFAULT_QUESTIONS,
  DEFAULT_TARGET_GRADE,
  DEFAULT_TOUGHNESS,
  TOUGHNESS,
} from '@study-assistant/contract/wire/constants';
import * as z from 'zod';
import { WRITER_NAMES } from './writers/write-scored.ts';

/** What is read, and the settings of the quiz that is written about it. */
export const placeSchema = z.string({
  error: 'Name a document, a folder, or a JSONL file of textbook sections.',
});
export const WRITE_SETTINGS = {
  writer: z.enum(WRITER_NAMES).default('offline'),
  count: z.coerce.number().int().positive().default(DEFAULT_QUESTIONS),
  toughness: z.enum(TOUGHNESS).default(DEFAULT_TOUGHNESS),
  grade: z.enum(targetGrades).default(DEFAULT_TARGET_GRADE),
  variant: z.coerce.number().int().nonnegative().default(0),
};
export const WRITE_OPTIONS = {
  writer: { type: 'string' },
  count: { type: 'string' },
  toughness: { type: 'string' },
  grade: { type: 'string' },
  variant: { type: 'string' },
} as const;

const schema = z.object({
  place: placeSchema,
  ...WRITE_SETTINGS,
  json: z.boolean().default(false),
  documents: z.boolean().default(false),
});
type ScoreArguments = z.infer<typeof schema>;

/** `FILE|FOLDER|FILE.jsonl --writer offline --count 10 --toughness Medium --grade "Grade 10" …` */
export function readArguments(words: readonly string[]): ScoreArguments {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...WRITE_OPTIONS,
      json: { type: 'boolean' },
      documents: { type: 'boolean' },
    },
  });
  const result = schema.safeParse({ ...values, place: positionals[0] });
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}
