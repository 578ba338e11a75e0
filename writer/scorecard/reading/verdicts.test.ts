import { describe, expect, it } from 'vitest';
import { drawnWith } from './drawn.fixture.ts';
import { joinVerdicts } from './join-verdicts.ts';
import { parseRows } from './read-rows.ts';
import { verdictSchema } from './reading-row.ts';

const reader = { date: '2026-11-22', reader: 'Ann' };
const parse = (text: string) => parseRows(text, 'verdicts.jsonl', verdictSchema);

it('reads a verdict a line, with or without fault and note', () => {
  expect(
    parse('{"n":1,"verdict":"stands"}\n\n{"n":2,"verdict":"not","fault":"silly","note":"B"}\n'),
  ).toEqual([
    { n: 1, verdict: 'stands', fault: null, note: '' },
    { n: 2, verdict: 'not', fault: 'silly', note: 'B' },
  ]);
});

describe('a bad line is named by its number', () => {
  it.each([
    ['{"n":2,', 'verdicts.jsonl, line 2: this is not JSON.'],
    ['{"n":2,"verdict":"good"}', /^verdicts.jsonl, line 2: verdict: .*stands/],
    ['{"n":2,"verdict":"not"}', /^verdicts.jsonl, line 2: fault: “not” needs one of silly, /],
    ['{"n":2,"verdict":"stands","fault":"silly"}', /line 2: fault: what stands has none/],
    ['{"n":2,"verdict":"not","fault":"ugly"}', /^verdicts.jsonl, line 2: fault: /],
    ['[]', /^verdicts.jsonl, line 2: /],
  ])('%s', (line, sentence) => {
    expect(() => parse(`{"n":1,"verdict":"stands"}\n${line}`)).toThrow(sentence);
  });
});

it('joins verdicts with what was drawn, and names what has none', () => {
  const drawn = [
    drawnWith(),
    drawnWith({ n: 2, origin: 'human', kind: null }),
    drawnWith({ n: 3 }),
  ];
  const verdicts = parse('{"n":2,"verdict":"touch","fault":"unclear"}\n{"n":1,"verdict":"stands"}');
  const { kept, unread } = joinVerdicts(drawn, verdicts, reader);
  expect(kept).toMatchObject([
    { ...reader, seed: 7, commit: 'abc1234', origin: 'ours', verdict: 'stands', fault: null },
    { ...reader, origin: 'human', verdict: 'touch', fault: 'unclear' },
  ]);
  expect(unread).toEqual([3]);
});

it('refuses two verdicts on one question, and one on none', () => {
  const twice = parse('{"n":1,"verdict":"stands"}\n{"n":1,"verdict":"touch"}');
  expect(() => joinVerdicts([drawnWith()], twice, reader)).toThrow('1 has two verdicts');
  const unknown = parse('{"n":9,"verdict":"stands"}');
  expect(() => joinVerdicts([drawnWith()], unknown, reader)).toThrow('question 9');
});
