import { expect, test } from 'vitest';
import { UNTIMED, type TimeFactor } from '../quizzes/time-limit.ts';
import {
  closingOf,
  deadlineOf,
  extendClosing,
  findState,
  isReleased,
  type AssignmentWindow,
  type ReleaseRule,
} from './assignment-times.ts';

/** A time of day on one fixed date. */
function at(hour: number, minute = 0): string {
  return new Date(Date.UTC(2026, 10, 20) + (hour * 60 + minute) * 60_000).toISOString();
}

type Window = AssignmentWindow & { release: ReleaseRule; releasedAt: string | null };

/** The default window opens at 8, is due at 10 and closes at 12. */
function windowWith(changes: Partial<Window> = {}): Window {
  const times = { opensAt: at(8), dueAt: at(10), closesAt: at(12), acceptsLate: true };
  return { ...times, release: 'at-once', releasedAt: null, ...changes };
}

test.each<[what: string, changes: Partial<Window>, hour: number, state: string]>([
  ['before it opens', {}, 7, 'coming'],
  ['as it opens', {}, 8, 'open'],
  ['before it is due', {}, 9, 'open'],
  ['as it is due', {}, 10, 'late'],
  ['as it closes', {}, 12, 'released'],
  ['refused late, as it is due', { acceptsLate: false }, 10, 'released'],
  ['with no due time', { dueAt: null }, 11, 'open'],
  ['with no closing', { closesAt: null }, 23, 'late'],
  ['with neither', { dueAt: null, closesAt: null }, 23, 'open'],
  ['closed, with results by hand', { release: 'by-hand' }, 13, 'closed'],
  ['released by hand', { release: 'by-hand', releasedAt: at(13) }, 13, 'released'],
  ['released before it closes', { release: 'by-hand', releasedAt: at(9) }, 9, 'open'],
  ['while the last ones are on their way', { release: 'after-closing' }, 12, 'closed'],
  ['with results after closing', { release: 'after-closing' }, 12.01, 'released'],
])('%s', (_what, changes, hour, state) => {
  expect(findState(windowWith(changes), new Date(at(hour)))).toBe(state);
});

test('it closes by its closing, or by its due time where late is refused', () => {
  expect(closingOf(windowWith())).toBe(at(12));
  expect(closingOf(windowWith({ acceptsLate: false }))).toBe(at(10));
  expect(closingOf(windowWith({ acceptsLate: false, closesAt: null }))).toBe(at(10));
  expect(closingOf(windowWith({ acceptsLate: false, dueAt: null }))).toBe(at(12));
  expect(closingOf(windowWith({ dueAt: null, closesAt: null }))).toBeNull();
});

test('results are shown at once, after the closing, or when the teacher says so', () => {
  const isShown = (changes: Partial<Window>, hour: number) =>
    isReleased(windowWith(changes), new Date(at(hour)));
  expect(isShown({}, 7)).toBe(true);
  expect(isShown({ release: 'after-closing' }, 11)).toBe(false);
  expect(isShown({ release: 'after-closing' }, 12)).toBe(false);
  expect(isShown({ release: 'after-closing' }, 12.01)).toBe(true);
  expect(isShown({ release: 'after-closing', closesAt: null }, 23)).toBe(false);
  expect(isShown({ release: 'after-closing', releasedAt: at(9) }, 9)).toBe(true);
  expect(isShown({ release: 'by-hand' }, 23)).toBe(false);
  expect(isShown({ release: 'by-hand', releasedAt: at(13) }, 12)).toBe(false);
});

test.each<[seconds: number | null, factor: TimeFactor, closing: string | null]>([
  [3600, 1, at(12)],
  [3600, 1.5, at(12, 30)],
  [3600, UNTIMED, at(14)],
  [null, 2, at(12)],
])('of %s seconds and a factor of %s it closes later by the difference', (seconds, factor, end) => {
  expect(extendClosing(at(12), seconds, factor)).toBe(end);
  expect(extendClosing(null, seconds, factor)).toBeNull();
});

test('an attempt ends with its time or with its assignment', () => {
  expect(deadlineOf(at(8), 3600, at(12))).toBe(at(9));
  expect(deadlineOf(at(11, 30), 3600, at(12))).toBe(at(12));
  expect(deadlineOf(at(8), null, at(12))).toBe(at(12));
  expect(deadlineOf(at(8), 3600, null)).toBe(at(9));
  expect(deadlineOf(at(8), null, null)).toBe('2026-11-27T08:00:00.000Z');
});
