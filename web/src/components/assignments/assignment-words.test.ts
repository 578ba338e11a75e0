import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aToDo } from '../../test/to-do.fixture.ts';
import {
  canTake,
  describeAttemptsLeft,
  describeRelease,
  describeTimeLimit,
  describeTimes,
} from './assignment-words.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [600, 600, 'Time limit: 10 minutes'],
  [900, 600, 'Time limit: 15 minutes; 10 without your extra time'],
  [750, 600, 'Time limit: 12 minutes 30 seconds; 10 minutes without your extra time'],
  [null, 600, 'No time limit; 10 minutes without your extra time'],
  [null, null, 'No time limit'],
])('%s of usually %s seconds: %s', (seconds, usualSeconds, said) => {
  expect(describeTimeLimit({ seconds, usualSeconds })).toBe(said);
});

const due = '2026-11-27T15:42:00.000Z';
const closing = '2026-11-29T18:00:00.000Z';
const opensAt = '2026-11-26T09:00:00.000Z';

test.each([
  ['Due Fri 27 Nov 15:42.', {}],
  [
    'Due Fri 27 Nov 15:42. Taken late until Sun 29 Nov 18:00.',
    { acceptsLate: true, closesAt: closing },
  ],
  ['Closes Sun 29 Nov 18:00.', { dueAt: null, closesAt: closing }],
  ['No due date.', { dueAt: null }],
  ['Opens Thu 26 Nov 09:00. Due Fri 27 Nov 15:42.', { state: 'coming', opensAt }],
  ['Opens Thu 26 Nov 09:00. No due date.', { state: 'coming', opensAt, dueAt: null }],
  [
    'Was due Fri 27 Nov 15:42. You can still hand it in late until Sun 29 Nov 18:00.',
    { state: 'late', acceptsLate: true, closesAt: closing },
  ],
  [
    'Was due Fri 27 Nov 15:42. You can still hand it in late.',
    { state: 'late', acceptsLate: true },
  ],
  ['Closed Fri 27 Nov 15:42.', { state: 'closed' }],
  ['Closed Fri 27 Nov 15:42.', { state: 'released' }],
] as const)('%s', (said, over) => {
  expect(describeTimes(aToDo({ dueAt: due, ...over }))).toBe(said);
});

test("times in another zone than the reader's name it", () => {
  const said = describeTimes(aToDo({ timeZone: 'Europe/Oslo' }));
  expect(said).toBe('Due Fri 27 Nov 16:42 (Central European Time).');
  const late = { ...aToDo(), timeZone: 'Europe/Oslo', acceptsLate: true, closesAt: closing };
  expect(describeTimes(late)).toBe(
    'Due Fri 27 Nov 16:42 (Central European Time). Taken late until Sun 29 Nov 19:00.',
  );
});

test('the attempt that is under way is among those that are left', () => {
  const last = aToDo({ attemptsLeft: 1, isWorking: true });
  expect(describeAttemptsLeft(last)).toBe('This is your last attempt');
});

test.each([
  [null, 'As many attempts as you like'],
  [1, '1 attempt left'],
  [3, '3 attempts left'],
])('%s attempts: %s', (attemptsLeft, said) => {
  expect(describeAttemptsLeft(aToDo({ attemptsLeft }))).toBe(said);
});

test.each([
  ['You see your result as soon as you hand in.', {}],
  [
    'Your teacher shows the answers after Sun 29 Nov 18:00.',
    { isReleased: false, shownAfter: closing },
  ],
  ['Your teacher has not said yet when the answers are shown.', { isReleased: false }],
  [
    'Your teacher shows the score after Sun 29 Nov 18:00.',
    { isReleased: false, shows: 'score', shownAfter: closing },
  ],
] as const)('%s', (said, over) => {
  expect(describeRelease(aToDo(over))).toBe(said);
});

test.each([
  ['one that is open', {}, true],
  ['one that is late', { state: 'late' }, true],
  ['one that is coming', { state: 'coming' }, false],
  ['one that is closed', { state: 'closed' }, false],
  ['one without an attempt left', { attemptsLeft: 0 }, false],
  ['the last attempt, which has begun', { attemptsLeft: 0, isWorking: true }, true],
  ['one that she is excused from', { isExcused: true }, false],
] as const)('%s can be taken or not', (_, over, isPossible) => {
  expect(canTake(aToDo(over))).toBe(isPossible);
});
