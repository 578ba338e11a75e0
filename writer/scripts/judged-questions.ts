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

/**
 * What the catalogue asked about a section, as a reader judged it beside the text: whether the section
 * teaches it (y, p: partly, n), the question with its wrong answers as above, and its main fault.
 */
const judgedFactSchema = z.object({
  book: z.string(),
  module: z.string(),
  subject: z.string(),
  term: z.string(),
  fact: z.string(),
  wrongAnswers: z.array(z.string()),
  taught: z.enum(['y', 'p', 'n']),
  verdict: z.enum(['g', 't', 'x']),
  fault: z.nullable(z.string()),
});
export type JudgedFact = z.infer<typeof judgedFactSchema>;

export function readJudgedQuestions(): Promise<JudgedQuestion[]> {
  return readLines('judged-questions.jsonl', judgedSchema);
}

export function readJudgedFacts(): Promise<JudgedFact[]> {
  return readLines('judged-facts.jsonl', judgedFactSchema);
}

async function readLines<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(path.resolve(import.meta.dirname, '../training', file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}
