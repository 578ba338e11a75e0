import { expect, test } from 'vitest';
import { optionOrder, optionOrderOfResult } from './option-order.ts';

const parts = ['Nucleus', 'Mitochondrion', 'Ribosome', 'Membrane'];
const asWritten = [0, 1, 2, 3];

function orderOf(options: string[], attemptId = 'attempt-1', id = 'q1'): number[] {
  return optionOrder(attemptId, { id, options });
}

test('every option has one place, and the same one whenever it is asked', () => {
  const order = orderOf(parts);
  expect(order.toSorted()).toEqual(asWritten);
  expect(orderOf(parts)).toEqual(order);
});

test('attempts differ, and so do the questions of one attempt', () => {
  const attempts = Array.from({ length: 50 }, (_, at) => orderOf(parts, `attempt-${at}`).join());
  const questions = Array.from({ length: 50 }, (_, at) => orderOf(parts, 'one', `q${at}`).join());
  expect(new Set(attempts).size).toBeGreaterThan(12);
  expect(new Set(questions).size).toBeGreaterThan(12);
});

test('over many attempts every option is at every place about as often', () => {
  const counts = parts.map(() => parts.map(() => 0));
  for (let at = 0; at < 2400; at += 1) {
    orderOf(parts, `attempt-${at}`).forEach((option, place) => {
      const row = counts[option];
      if (row) row[place] = (row[place] ?? 0) + 1;
    });
  }
  // 600 each; six standard deviations are 127.
  for (const count of counts.flat()) expect(Math.abs(count - 600)).toBeLessThan(127);
});

test.each([
  [
    ['12', '8', '100', '9.5'],
    [1, 3, 0, 2],
  ],
  [
    ['1,250 km', '900 km', '12,000 km', '1,300 km'],
    [1, 0, 3, 2],
  ],
  [
    ['1 year', '2 years', '5 years', '3 years'],
    [0, 1, 3, 2],
  ],
  [
    ['−5 °C', '10 °C', '-20 °C', '0 °C'],
    [2, 0, 3, 1],
  ],
  [
    ['In 1850', 'In 1789', 'In 1914', 'In 1848'],
    [1, 3, 0, 2],
  ],
  [
    ['2,5 %', '1,5 %', '10 %', '3 %'],
    [1, 0, 3, 2],
  ],
])('numbers rise: %j', (options, order) => {
  expect(orderOf(options)).toEqual(order);
  expect(orderOf(options, 'attempt-2')).toEqual(order);
});

test.each([
  'All of the above',
  'all of these.',
  'None of the other options',
  'None',
  'Both A and B',
  'Both',
  'Neither of them',
  'A and C',
  'A, B and D',
  'Only B',
  'Options 1 and 3',
  'The first two',
  'Any of the above',
])('the options of a question stay in their places beside "%s"', (reference) => {
  for (const attempt of ['a', 'b', 'c', 'd']) {
    expect(orderOf(['Rain', 'Snow', 'Hail', reference], attempt)).toEqual(asWritten);
  }
});

test.each([
  ['Water', 'Carbon dioxide', 'Nitrogen', 'A mixture of all gases'],
  ['H2O', 'CO2', 'NaCl', 'O2'],
  ['In 1850', 'Before the war', 'In 1914', 'Never'],
  ['A river', 'A lake', 'The other side of the hill', 'An option to buy'],
])('others are shuffled: %s', (...options) => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((attempt) => orderOf(options, attempt).join());
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('a result shows the order of its attempt, and one that was taken without stays as written', () => {
  const result = { questionId: 'q1', options: parts };
  const shuffled = { id: 'attempt-1', isShuffled: true };
  expect(optionOrderOfResult(shuffled, result)).toEqual(orderOf(parts));
  expect(optionOrderOfResult({ id: 'attempt-1' }, result)).toEqual(asWritten);
  expect(optionOrderOfResult(shuffled, { options: parts })).toEqual(asWritten);
});
