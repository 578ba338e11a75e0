import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PARTS } from '../parts.ts';
import { definePart } from './part.ts';
import { fillPage, PAGE_FILE, renderPage } from './performance-page.ts';
import { readResults, type Results } from './results-file.ts';

const doors = definePart<number>({
  measure: () => Promise.resolve(2),
  tables: (count) => [{ caption: 'Doors.', columns: ['what', 'count'], rows: [['doors', count]] }],
});

const setting = {
  date: '2026-11-22T10:00:00.000Z',
  machine: '2 × ours',
  node: 'v22',
  version: '1',
};
const results: Results = {
  ...setting,
  parts: { doors: { ...setting, seconds: 3, figures: 2 } },
};

test('figures stand between the marks of their part, in place of those that stood there', () => {
  const page = 'Before.\n<!-- doors -->\nold\n<!-- /doors -->\nAfter.';
  const filled = fillPage(page, { doors }, results);
  expect(filled).toContain('| doors | 2 |');
  expect(filled).toContain('Measured 2026-11-22, 2 × ours, Node v22, version 1, in 3 s.');
  expect(filled).not.toContain('old');
  expect(filled).toMatch(/^Before\.[^]*After\.$/);
  expect(fillPage(filled, { doors }, results)).toBe(filled);
});

test('a part that was not measured says how to do it', () => {
  const page = '<!-- doors -->\n<!-- /doors -->';
  expect(fillPage(page, { doors }, { ...results, parts: {} })).toContain('npm run bench -- doors');
});

test('a page without a place for a part is refused', () => {
  expect(() => fillPage('', { doors }, results)).toThrow('no place for "doors"');
});

test('docs/performance.md shows every part as bench/results.json has it', async () => {
  const page = await readFile(PAGE_FILE, 'utf8');
  const measured = await readResults();
  expect(measured).not.toBeNull();
  if (measured) expect(await renderPage(page, PARTS, measured)).toBe(page);
});
