import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDocuments } from '../sources/load-documents.ts';
import { writeAll } from './write-or-say.ts';
import type { WriteOptions } from './write-scored.ts';

const options: WriteOptions = {
  writer: 'offline',
  count: 5,
  toughness: 'Medium',
  grade: 'Grade 8',
  variant: 0,
};
const GERMAN =
  'Das Wasser steigt als Dampf in die Luft und bildet dort Wolken, aus denen der Regen auf die Erde fällt. Die Flüsse tragen es in das Meer zurück, und der Kreislauf beginnt von vorn. ';

let folder: string;
const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scorecard-'));
});

afterEach(async () => {
  say.mockClear();
  await rm(folder, { recursive: true });
});

it('goes on after documents that it cannot read or write about, with a line for each', async () => {
  const lesson = new URL('../documents/Blood and the Heart.txt', import.meta.url);
  await writeFile(path.join(folder, 'a.pdf'), '%PDF-1.7 cut off here');
  await writeFile(path.join(folder, 'b.txt'), GERMAN.repeat(20));
  await writeFile(path.join(folder, 'c.txt'), await readFile(lesson));
  const quizzes = await writeAll(await loadDocuments(folder), options);
  expect(quizzes).toHaveLength(1);
  expect(quizzes[0]?.items).toHaveLength(5);
  const lines = say.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('a.pdf: ');
  expect(lines[1]).toMatch(/^B: .*English/);
});

it('goes on after a line of a JSONL file that is no section', async () => {
  const section = { title: 'Water', paragraphs: [], bold_terms: [], glossary: [], questions: [] };
  const file = path.join(folder, 'sections.jsonl');
  await writeFile(file, `{"title":"Fire"}\nno JSON\n${JSON.stringify(section)}\n`);
  const documents = await loadDocuments(file);
  expect(documents.map(({ document }) => document.title)).toEqual(['Water']);
  const lines = say.mock.calls.map(([line]) => String(line));
  expect(lines[0]).toMatch(/sections.jsonl, line 1: .*paragraphs/s);
  expect(lines[1]).toMatch(/sections.jsonl, line 2: SyntaxError/);
});
