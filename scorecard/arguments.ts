import { parseArgs } from 'node:util';
import { targetGrades } from '@study-assistant/contract/quizzes';
import {
  DEFAULT_QUESTIONS,
  DEFAULT_TARGET_GRADE,
  DEFAULT_TOUGHNESS,
  TOUGHNESS,
} from '@study-assistant/contract/constants';
import * as z from 'zod';
import { writerNames } from './writers/write-scored.ts';

const schema = z.object({
  place: z.string({ error: 'Name a document, a folder, or a JSONL file of textbook sections.' }),
  writer: z.enum(writerNames).default('offline'),
  count: z.coerce.number().int().positive().default(DEFAULT_QUESTIONS),
  toughness: z.enum(TOUGHNESS).default(DEFAULT_TOUGHNESS),
  grade: z.enum(targetGrades).default(DEFAULT_TARGET_GRADE),
  variant: z.coerce.number().int().nonnegative().default(0),
  json: z.boolean().default(false),
  documents: z.boolean().default(false),
});
export type ScoreArguments = z.infer<typeof schema>;

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
    },
  });
  return schema.parse({ ...values, place: positionals[0] });
}
