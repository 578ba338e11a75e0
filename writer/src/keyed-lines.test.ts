import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readKeyedLines } from './keyed-lines.ts';
import { CATEGORIES } from './language/categories/category.ts';
import { toTermId } from './language/term-id.ts';
import { toUninflected } from './language/uninflected.ts';

const lines = ['acid|one', 'base|one', 'base|two', 'base pair|three', 'salt|four|five'];
const table = `${lines.join('\n')}\n`;

it('gives what stands after a key, of each of its lines in order', () => {
  const find = readKeyedLines(table);
  expect(find('acid')).toEqual(['one']);
  expect(find('base')).toEqual(['one', 'two']);
  expect(find('base pair')).toEqual(['three']);
  expect(find('salt')).toEqual(['four|five']);
});

it('has nothing of a key that is not there, wherever it would stand', () => {
  const find = readKeyedLines(table);
  for (const key of ['', 'a', 'acids', 'bas', 'water', 'salt|four']) expect(find(key)).toEqual([]);
  expect(readKeyedLines('')('acid')).toEqual([]);
});

it.each([
  ['a line without a key', 'acid|one\n|two\n'],
  ['a line with nothing else than a key', 'acid|one\nbase|\nsalt|two\n'],
  ['a line that does not say what is its key', 'acid|one\nbase\nsalt|two\n'],
  ['a key that is in the wrong place', 'base|one\nacid|two\n'],
  ['a last line that was cut off', 'acid|one\nbase|tw'],
])('refuses %s', (_what, text) => {
  expect(() => readKeyedLines(text)).toThrow(/no line of this table|come after|not complete/);
});

/** Of some hundred thousand lines; what forms the keys is the same for all. */
const ONE_OF = 20;

/** What the key of a line may be, by what stands after it. */
const KEYS_OF: Record<string, (rest: string) => readonly string[]> = {
  'openstax/bold-terms.txt': (term) => [toTermId(term)],
  'wordnet/meanings.txt': (rest) => [toTermId(rest.split('|')[0] ?? '')],
  'wordnet/synonyms.txt': (names) => names.split(',').map(toUninflected),
};

it.each(Object.entries(KEYS_OF))('finds a line of %s as it is asked for', async (name, keysOf) => {
  const some = (await readLines(name)).filter((_, at) => at % ONE_OF === 0);
  const wrong = some.filter(({ key, rest }) => !keysOf(rest).includes(key));
  expect(wrong).toEqual([]);
});

it('knows each category of each noun', async () => {
  const last = String.fromCharCode('a'.charCodeAt(0) + CATEGORIES.length - 1);
  const codes = new Set((await readLines('wordnet/noun-categories.txt')).map(({ rest }) => rest));
  expect([...codes].filter((code) => !new RegExp(`^[a-${last}]+$`).test(code))).toEqual([]);
});

async function readLines(name: string): Promise<{ key: string; rest: string }[]> {
  const text = await readFile(new URL(`../data/${name}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [key = '', ...rest] = line.split('|');
      return { key, rest: rest.join('|') };
    });
}
