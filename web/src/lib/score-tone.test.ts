import { expect, test } from 'vitest';
import { scoreTone } from './score-tone.ts';

test.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'warn'],
  [60, 'warn'],
  [59.9, 'bad'],
  [0, 'bad'],
] as const)('%s percent is %s', (percentage, tone) => {
  expect(scoreTone(percentage)).toBe(tone);
});
