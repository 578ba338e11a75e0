import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const lists = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/^word-(?:set|lists\.test)\.ts$/.test(file),
);

test.each(lists)('%s is sorted and has each word once', (file) => {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const words = /wordSet\(`([^`]+)`\)/.exec(source)?.[1]?.trim().split(/,\s+/) ?? [];
  expect(words.length).toBeGreaterThan(1);
  expect(words).toEqual([...new Set(words)].sort());
});
