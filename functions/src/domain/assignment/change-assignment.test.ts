import { findState } from '@study-assistant/contract/assignments/assignment-times';
import { assignmentSettingsSchema } from '@study-assistant/contract/assignments/assignments';
import { expect, test } from 'vitest';
import { endOfListing } from './assignment-record.ts';
import { anAssignment, at, moment } from './assignment.fixture.ts';
import {
  changeSettings,
  closeNow,
  holdsResults,
  keepsOffShelf,
  openNow,
  toAssignment,
  toStoredSettings,
} from './change-assignment.ts';

const stateAt = (assignment: ReturnType<typeof anAssignment>, hours: number) =>
  toAssignment(assignment, moment(hours)).state;

test('what is stored of times is not what a teacher gets of the version, the giver and the closing', () => {
  const sent = toAssignment(anAssignment(), moment(2));
  expect(sent).toMatchObject({ state: 'open', isReleased: true });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['quizVersion']));
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['closedAt']));
});

test('what opens at once opens now', () => {
  const settings = { ...anAssignment().settings, opensAt: null };
  expect(toStoredSettings(settings, moment(2)).opensAt).toBe(at(2));
});

test('what opens at once and is over already is refused', () => {
  const settings = { ...anAssignment().settings, opensAt: null };
  expect(() => toStoredSettings(settings, moment(11))).toThrow('has to be due and close later');
});

test('an open assignment stays open since when it opened', () => {
  const edited = { ...anAssignment().settings, opensAt: null, closesAt: at(30) };
  expect(changeSettings(anAssignment(), edited, moment(5)).settings.opensAt).toBe(at(1));
  expect(changeSettings(anAssignment(), edited, moment(0.5)).settings.opensAt).toBe(at(0.5));
});

test('started now, it opens now; what is open stays as it is', () => {
  expect(openNow(anAssignment(), moment(0.5)).settings.opensAt).toBe(at(0.5));
  expect(openNow(anAssignment(), moment(2))).toEqual(anAssignment());
  expect(() => openNow(anAssignment(), moment(21))).toThrow('This assignment is closed.');
});

test.each([
  ['before it is due', {}, 5],
  ['when it is due', {}, 10],
  ['when it is late', {}, 12],
  ['without a due time', { dueAt: null }, 5],
  ['without a closing', { closesAt: null }, 12],
  ['without any end', { dueAt: null, closesAt: null }, 5],
  ['refused late', { acceptsLate: false }, 5],
  ['in the moment in which it opens', {}, 1],
])('closed now, %s, it is closed and its settings hold', (_when, settings, hours) => {
  const closed = closeNow(anAssignment({ settings }), moment(hours));
  expect(stateAt(closed, hours + 0.001)).toBe('released');
  expect(closed.closedAt).toBe(at(hours));
  expect(assignmentSettingsSchema.safeParse(closed.settings).success).toBe(true);
  expect(closeNow(closed, moment(hours + 1))).toBe(closed);
});

test('what has not opened yet cannot be closed', () => {
  expect(() => closeNow(anAssignment(), moment(0))).toThrow('has not opened yet');
});

test('a later closing opens again what was closed by hand', () => {
  const closed = closeNow(anAssignment(), moment(5));
  const again = changeSettings(closed, { ...closed.settings, closesAt: at(30) }, moment(6));
  expect(again.closedAt).toBeNull();
  expect(findState({ ...again.settings, releasedAt: null }, moment(7))).toBe('open');
  const same = changeSettings(closed, { ...closed.settings, attempts: 2 }, moment(6));
  expect(same.closedAt).toBe(at(5));
});

test('results are held where they are shown later, or where the score alone is shown', () => {
  const { settings } = anAssignment();
  expect(holdsResults(settings)).toBe(false);
  expect(holdsResults({ ...settings, release: 'by-hand' })).toBe(true);
  expect(holdsResults({ ...settings, release: 'after-closing' })).toBe(true);
  expect(holdsResults({ ...settings, shows: 'score' })).toBe(true);
});

test('a quiz stays off the shelf until what it would tell is shown', () => {
  expect(keepsOffShelf(anAssignment(), moment(2))).toBe(false);
  const later = anAssignment({ settings: { release: 'after-closing' } });
  expect(keepsOffShelf(later, moment(19))).toBe(true);
  expect(keepsOffShelf(later, moment(20.01))).toBe(false);
  const byHand = anAssignment({ settings: { release: 'by-hand' } });
  expect(keepsOffShelf(byHand, moment(30))).toBe(true);
  expect(keepsOffShelf({ ...byHand, releasedAt: at(30) }, moment(30))).toBe(false);
  const scoreAlone = anAssignment({ settings: { shows: 'score' } });
  expect(keepsOffShelf(scoreAlone, moment(19))).toBe(true);
  expect(keepsOffShelf(scoreAlone, moment(20))).toBe(false);
});

test('lists show what never closes for a year', () => {
  const { settings } = anAssignment();
  expect(endOfListing(at(20), settings)).toEqual(moment(20));
  expect(endOfListing(null, settings)).toEqual(moment(10 + 366 * 24));
  expect(endOfListing(null, { ...settings, dueAt: null })).toEqual(moment(1 + 366 * 24));
});
