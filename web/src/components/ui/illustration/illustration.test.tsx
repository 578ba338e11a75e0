import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const drawings = readFileSync(join(folder, 'illustrations.svg'), 'utf8');
const tokens = readFileSync(join(folder, '../../../styles/tokens-art.css'), 'utf8');

test('every drawing that a page may name is in the file, and no other', () => {
  const code = readFileSync(join(folder, 'illustration.tsx'), 'utf8');
  const named = [...code.matchAll(/\| '(\w+)'/g)].map(([, name]) => name);
  const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(drawn).toEqual(named);
});

test('drawings take all their colours from the tokens', () => {
  const used = [...drawings.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value ?? '');
  const known = [...tokens.matchAll(/(--art-[\w-]+):/g)].map(([, name]) => `var(${name ?? ''})`);
  expect(used.filter((value) => value !== 'none' && !known.includes(value))).toEqual([]);
});
