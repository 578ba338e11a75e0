import { parseArgs } from 'node:util';
import {
  DEFAULT_QUESTIONS,
  DEFAULT_TARGET_GRADE,
  DEFAULT_TOUGHNESS,
  TOUGHNESS,
} from '@study-assistant/contract/constants';
import { targetGrades } from '@study-assistant/contract/quizzes';
import * as z from 'zod';
import { WRITER_NAMES } from './writers/write-scored.ts';

const schema = z.object({
  place: z.string({ error: 'Name a document, a folder, or a JSONL file of textbook sections.' }),
  writer: z.enum(WRITER_NAMES).default('offline'),
  count: z.coerce.number().int().positive().default(DEFAULT_QUESTIONS),
  toughness: z.enum(TOUGHNESS).default(DEFAULT_TOUGHNESS),
  grade: z.enum(targetGrades).default(DEFAULT_TARGET_GRADE),
  variant: z.coerce.number().int().nonnegative().default(0),
  json: z.boolean().default(false),
  documents: z.boolean().default(false),
  /** Of quiz:read alone: how many questions, drawn by which seed, and where the page goes. */
  n: z.coerce.number().int().positive().default(60),
  seed: z.coerce.number().int().default(1),
  out: z.string().optional(),
});
type ScoreArguments = z.infer<typeof schema>;

/** `FILE|FOLDER|FILE.jsonl --writer offline --count 10 --toughness Medium --grade "Grade 10" …` */
export function readArguments(words: readonly string[]): ScoreArguments {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      writer: { type: 'string' },
      count: { type: 'string' },
      toughness: { type: 'string' },
      grade: { type: 'string' },
      variant: { type: 'string' },
      json: { type: 'boolean' },
      documents: { type: 'boolean' },
      n: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const result = schema.safeParse({ ...values, place: positionals[0] });
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}
