import { expect, test } from 'vitest';
import { countAnswered, studentsNeeded } from './enough-answers.ts';

test.each([
  [0, 5],
  [4, 5],
  [15, 5],
  [16, 6],
  [24, 8],
  [30, 10],
  [null, 5],
])('a class of %s is judged from %d students on', (students, needed) => {
  expect(studentsNeeded(students)).toBe(needed);
});

test('how many have answered is said in one sentence', () => {
  expect(countAnswered(2, 24)).toBe('2 of 24 have answered so far');
  expect(countAnswered(1, 24)).toBe('1 of 24 has answered so far');
});
