import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/**
 * A question that our own rules proposed, as a reader judged it: stem and key together (g: print it,
 * t: after a touch, x: not), and each wrong answer (g: good, o: weak but printable, s: silly, r: right
 * as well).
 */
const judgedSchema = z.object({
  book: z.string(),
  module: z.string(),
  kind: z.enum(['term', 'deed', 'glossary', 'person', 'named']),
  relation: z.enum([
    'is',
    'called',
    'apposition',
    'refers',
    'occurs',
    'means',
    'within',
    'involves',
    'does',
    'glossary',
  ]),
  question: z.string(),
  key: z.string(),
  matter: z.string(),
  support: z.number(),
  origin: z.nullable(z.string()),
  plural: z.boolean(),
  proper: z.boolean(),
  quote: z.string(),
  verdict: z.enum(['g', 't', 'x']),
  wrongAnswers: z.array(z.string()),
  plausible: z.string().check(z.regex(/^[gosr]+$/)),
});
export type JudgedQuestion = z.infer<typeof judgedSchema>;

const FILE = path.resolve(import.meta.dirname, '../training/judged-questions.jsonl');

export async function readJudgedQuestions(): Promise<JudgedQuestion[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => judgedSchema.parse(JSON.parse(line)));
}
