import { expect, it } from 'vitest';
import { countCharacters, type Passage } from './passages.ts';
import { planBatches, type BatchPlan } from './plan-batches.ts';

const PACE = { questionsPerRequest: 8, usualCharacters: 8_000, mostCharacters: 10_000 };

/** Passages of 2,000 characters each. */
function passages(count: number): Passage[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    heading: null,
    before: null,
    sentences: [],
    characters: 2_000,
  }));
}

function plan(count: number, wanted: number, changes: Partial<BatchPlan> = {}) {
  return planBatches(passages(count), {
    wanted,
    used: () => 0,
    variant: 0,
    pace: PACE,
    ...changes,
  });
}

it.each([5, 10, 20, 50])('asks for 25 to 40 in a hundred more than %i', (wanted) => {
  const asked = plan(200, wanted).reduce((sum, { count }) => sum + count, 0);
  expect(asked / wanted).toBeGreaterThanOrEqual(1.25);
  expect(asked / wanted).toBeLessThanOrEqual(1.4);
});

it.each([5, 10, 20, 50])('puts 5 to 8 questions in a batch of %i', (wanted) => {
  for (const { count } of plan(200, wanted)) {
    expect(count).toBeGreaterThanOrEqual(5);
    expect(count).toBeLessThanOrEqual(8);
  }
});

it('sends 6,000 to 10,000 characters of a long document with each request', () => {
  for (const { passages: sent } of plan(200, 50)) {
    expect(countCharacters(sent)).toBeGreaterThanOrEqual(6_000);
    expect(countCharacters(sent)).toBeLessThanOrEqual(10_000);
  }
});

it('reaches every tenth of a long document', () => {
  const ids = plan(200, 20).flatMap(({ passages: sent }) => sent.map(({ id }) => id));
  expect(new Set(ids.map((id) => Math.floor((id - 1) / 20))).size).toBe(10);
});

it('sends no passage twice', () => {
  const ids = plan(9, 20).flatMap(({ passages: sent }) => sent.map(({ id }) => id));
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('takes the passages that have no question yet', () => {
  const batches = plan(12, 3, { used: ({ id }) => (id <= 6 ? 1 : 0) });
  const ids = batches.flatMap(({ passages: sent }) => sent.map(({ id }) => id));
  expect(ids.every((id) => id > 6)).toBe(true);
});

it('asks for no more than the text can give', () => {
  expect(plan(1, 50)).toMatchObject([{ count: 8 }]);
});
