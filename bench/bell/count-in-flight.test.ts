import { expect, test } from 'vitest';
import { countInFlight, rateOfBusiestSecond } from './count-in-flight.ts';

const span = (from: number, to: number) => ({ ms: to - from, endedAtMs: to });

test('requests that overlap are counted together, those that follow each other are not', () => {
  expect(countInFlight([span(0, 10), span(5, 15), span(8, 9), span(15, 20)])).toBe(3);
  expect(countInFlight([span(0, 10), span(10, 20)])).toBe(1);
  expect(countInFlight([])).toBe(0);
});

test('the busiest second is the one in which most requests began', () => {
  expect(rateOfBusiestSecond([span(100, 2_500), span(900, 950), span(1_100, 1_200)])).toBe(2);
  expect(rateOfBusiestSecond([])).toBe(0);
});
