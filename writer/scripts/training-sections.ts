import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** A section of a textbook as the training file has it, one JSON object a line. */
const sectionSchema = z.object({
  book: z.string(),
  module: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  bold_terms: z.array(z.string()),
  glossary: z.array(z.object({ term: z.string(), definition: z.string() })),
  questions: z.array(
    z.object({ stem: z.string(), options: z.array(z.string()), key_index: z.int() }),
  ),
});
export type TrainingSection = z.infer<typeof sectionSchema>;

/** Sections of the file named first on the command line, without the books after `--leave-out`. */
export async function readTrainingSections(
  [file, ...rest] = process.argv.slice(2),
): Promise<TrainingSection[]> {
  if (!file) throw new Error('Please name a JSONL file of textbook sections.');
  const leftOut = new Set(rest[0] === '--leave-out' ? rest.slice(1) : []);
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => sectionSchema.parse(JSON.parse(line)))
    .filter(({ book }) => !leftOut.has(book));
}
