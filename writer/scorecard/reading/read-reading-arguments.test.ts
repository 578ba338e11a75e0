import { expect, it } from 'vitest';
import { readReadingArguments } from './read-reading-arguments.ts';

it('draws 60 of ours and 40 by human authors where nothing is said', () => {
  expect(readReadingArguments(['sections.jsonl', '--out', 'page.html'])).toMatchObject({
    task: 'draw',
    settings: {
      place: 'sections.jsonl',
      ours: 60,
      human: 40,
      of: 'all',
      count: 10,
      toughness: 'Medium',
      skip: [],
    },
  });
});

it('takes the words behind --skip as a shell gives them', () => {
  const words = ['sections.jsonl', '--skip', 'a.jsonl', 'b.jsonl', 'c.jsonl'];
  expect(readReadingArguments(words)).toMatchObject({
    settings: { place: 'sections.jsonl', skip: ['a.jsonl', 'b.jsonl', 'c.jsonl'] },
  });
});

it('keeps verdicts, and reports kept ones', () => {
  const keep = ['r.drawn.jsonl', '--verdicts', 'v.jsonl', '--reader', 'Ann', '--out', 'kept.jsonl'];
  expect(readReadingArguments(keep)).toMatchObject({ task: 'keep', settings: { reader: 'Ann' } });
  expect(readReadingArguments(['--report', 'a.jsonl', 'b.jsonl'])).toEqual({
    task: 'report',
    files: ['a.jsonl', 'b.jsonl'],
  });
});

it('says what is missing', () => {
  expect(() => readReadingArguments([])).toThrow('Name a document');
  expect(() => readReadingArguments(['--report'])).toThrow('Name the kept readings');
  expect(() => readReadingArguments(['a.jsonl', 'b.jsonl'])).toThrow('One place at a time');
  expect(() => readReadingArguments(['r.jsonl', '--verdicts', 'v.jsonl'])).toThrow('Say who read');
});
