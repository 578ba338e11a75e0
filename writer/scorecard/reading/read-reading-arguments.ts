import { parseArgs } from 'node:util';
import * as z from 'zod';
import { placeSchema, WRITE_OPTIONS, WRITE_SETTINGS } from '../arguments.ts';
import { CONFIDENCES } from '../scored-quiz.ts';

const drawSchema = z.object({
  place: placeSchema,
  ...WRITE_SETTINGS,
  ours: z.coerce.number().int().nonnegative().default(60),
  human: z.coerce.number().int().nonnegative().default(40),
  seed: z.coerce.number().int().default(1),
  book: z.string().optional(),
  of: z.enum([...CONFIDENCES, 'all']).default('all'),
  /** Kept readings; what they read is not drawn again. */
  skip: z.array(z.string()).default([]),
  /** The page, and the same as markdown. */
  out: z.string().optional(),
  print: z.string().optional(),
});
export type DrawArguments = z.infer<typeof drawSchema>;

const keepSchema = z.object({
  place: z.string({ error: 'Name the .drawn.jsonl file that the verdicts are about.' }),
  verdicts: z.string(),
  reader: z.string({ error: 'Say who read: --reader NAME.' }),
  out: z.string({ error: 'Say where the reading is kept: --out FILE.jsonl.' }),
});
export type KeepArguments = z.infer<typeof keepSchema>;

export type ReadingArguments =
  | { task: 'draw'; settings: DrawArguments }
  | { task: 'keep'; settings: KeepArguments }
  | { task: 'report'; files: string[] };

/** `PLACE --seed 7 --out page.html`, `DRAWN --verdicts FILE --reader NAME --out KEPT`, or `--report KEPT…` */
export function readReadingArguments(words: readonly string[]): ReadingArguments {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...WRITE_OPTIONS,
      ours: { type: 'string' },
      human: { type: 'string' },
      seed: { type: 'string' },
      book: { type: 'string' },
      of: { type: 'string' },
      skip: { type: 'string', multiple: true },
      out: { type: 'string' },
      print: { type: 'string' },
      verdicts: { type: 'string' },
      reader: { type: 'string' },
      report: { type: 'boolean' },
    },
  });
  const [place, ...more] = positionals;
  if (values.report) return { task: 'report', files: requireFiles(positionals) };
  if (values.verdicts !== undefined)
    return { task: 'keep', settings: parse(keepSchema, { ...values, place }) };
  if (more.length > 0 && values.skip === undefined)
    throw new Error(`One place at a time, not ${more.join(', ')} as well.`);
  // A shell turns `--skip readings/*.jsonl` into one option and further words.
  const skip = [...(values.skip ?? []), ...more];
  return { task: 'draw', settings: parse(drawSchema, { ...values, place, skip }) };
}

function requireFiles(files: readonly string[]): string[] {
  if (files.length === 0) throw new Error('Name the kept readings: --report FILE.jsonl ….');
  return [...files];
}

function parse<T>(schema: z.ZodType<T>, values: object): T {
  const result = schema.safeParse(values);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}
