import { describe, expect, it } from 'vitest';
import { keptWith } from '../drawn.fixture.ts';
import type { KeptRow, Verdict } from '../reading-row.ts';
import { reportReadings } from './report-readings.ts';
import { agreementOf, cohensKappa, wilsonInterval } from './statistics.ts';
import { measureSeverity } from './verdict-lines.ts';

const rounded = (interval: [number, number] | null) =>
  interval?.map((value) => Number(value.toFixed(3)));

describe('an interval after Wilson', () => {
  it.each([
    [8, 10, [0.49, 0.943]],
    [0, 10, [0, 0.278]],
    [22, 140, [0.106, 0.226]],
  ])('%i of %i', (part, whole, interval) => {
    expect(rounded(wilsonInterval(part, whole))).toEqual(interval);
  });

  it('says nothing of nothing', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });
});

it('gives the kappa of the textbook example: 20 and 15 agreed, 5 and 10 not', () => {
  const times = (count: number, pair: readonly [string, string]) =>
    Array.from({ length: count }, () => pair);
  const pairs = [
    ...times(20, ['yes', 'yes']),
    ...times(5, ['yes', 'no']),
    ...times(10, ['no', 'yes']),
    ...times(15, ['no', 'no']),
  ];
  expect(agreementOf(pairs)).toBe(0.7);
  expect(cohensKappa(pairs)).toBeCloseTo(0.4);
  expect(cohensKappa(times(3, ['yes', 'yes']))).toBeNull();
});

function rowsOf(verdicts: readonly Verdict[], changes: Partial<KeptRow> = {}): KeptRow[] {
  return verdicts.map((verdict, at) =>
    keptWith({
      question: `Question ${at}?`,
      verdict,
      fault: verdict === 'not' ? 'silly' : null,
      ...changes,
    }),
  );
}

it('gives shares with their intervals per origin, confidence, kind and book, and the faults', () => {
  const rows = rowsOf(['stands', 'stands', 'touch', 'not', 'not'], { confidence: 'sure' });
  const lines = reportReadings([{ name: 'first', rows }]).join('\n');
  expect(lines).toMatch(/^ours +5 +40% \(12%–77%\) +20% \(4%–62%\) +40% \(12%–77%\)$/m);
  expect(lines).toMatch(/^ours, sure +5 /m);
  expect(lines).toMatch(/^ours, kind term +5 /m);
  expect(lines).toMatch(/^ours, Geology +5 /m);
  expect(lines).toContain('faults, ours: wrong answers silly 2');
});

it('compares two readings of the same questions', () => {
  const first = rowsOf(['stands', 'stands', 'touch', 'not']);
  const second = rowsOf(['stands', 'touch', 'touch', 'not'], { reader: 'Bob' });
  const lines = reportReadings([
    { name: 'first', rows: first },
    { name: 'second', rows: second },
  ]).join('\n');
  expect(lines).toContain('first (down) and second (across), 4 questions of both');
  expect(lines).toMatch(/^stands +1 +1 +0$/m);
  expect(lines).toContain('three verdicts: agreement 75%, kappa 0.64');
  expect(lines).toContain('stands or not: agreement 75%, kappa 0.5');
});

it.each([
  [1, 1, 'too hard'],
  [3, 1, 'fair'],
  [9, 1, 'too kindly'],
])('takes the human questions for its ruler: %i stand, %i do not', (stand, fall, sentence) => {
  const verdicts = [
    ...Array.from({ length: stand }, () => 'stands' as const),
    ...Array.from({ length: fall }, () => 'not' as const),
  ];
  expect(measureSeverity(rowsOf(verdicts, { origin: 'human' }))).toContain(sentence);
  expect(measureSeverity(rowsOf(verdicts))).toContain('no human questions');
});
