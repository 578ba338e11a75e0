import { expect, test } from 'vitest';
import { describeDuration, formatClock, formatDuration, formatSeconds } from './durations.ts';

test.each([
  [545, '9:05', '9m 5s', '9 minutes 5 seconds'],
  [60, '1:00', '1m 0s', '1 minute'],
  [1, '0:01', '1s', '1 second'],
  [0, '0:00', '0s', '0 seconds'],
  [-3, '0:00', '0s', '0 seconds'],
])('%d seconds', (seconds, clock, duration, words) => {
  expect(formatClock(seconds)).toBe(clock);
  expect(formatDuration(seconds)).toBe(duration);
  expect(describeDuration(seconds)).toBe(words);
});

test.each([
  [24, '24s'],
  [24.46, '24.5s'],
  [75, '75s'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatSeconds(seconds)).toBe(words);
});
