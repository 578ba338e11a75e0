import { expect, test } from 'vitest';
import { classScoreTone, scoreTone, scoreToneFor } from './score-tone.ts';

test.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'warn'],
  [60, 'warn'],
  [59.9, 'bad'],
  [0, 'bad'],
] as const)("a student's %s percent is %s", (percentage, tone) => {
  expect(scoreTone(percentage)).toBe(tone);
  expect(scoreToneFor('student', percentage)).toBe(tone);
});

test.each([
  [100, 'good'],
  [70, 'good'],
  [69.9, 'warn'],
  [40, 'warn'],
  [39.9, 'bad'],
  [0, 'bad'],
] as const)('to a teacher %s percent is %s', (percentage, tone) => {
  expect(classScoreTone(percentage)).toBe(tone);
  expect(scoreToneFor('teacher', percentage)).toBe(tone);
});
