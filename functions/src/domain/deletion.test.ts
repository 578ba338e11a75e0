import { expect, test } from 'vitest';
import { isFinal, PURGE_AFTER_SECONDS, undoUntilFrom } from './deletion.ts';

const DELETED_AT = new Date('2026-11-22T08:00:00.000Z');
const deletion = { undoUntil: undoUntilFrom(DELETED_AT) };
const after = (seconds: number) => new Date(DELETED_AT.getTime() + seconds * 1000);

test('a deletion can be taken back for ten seconds', () => {
  expect(deletion).toEqual({ undoUntil: '2026-11-22T08:00:10.000Z' });
});

test.each([0, 10, 13])('an undo that arrives after %s s is in time', (seconds) => {
  expect(isFinal(deletion, after(seconds))).toBe(false);
});

test('the purge comes when no undo is in time any more', () => {
  expect(isFinal(deletion, after(PURGE_AFTER_SECONDS))).toBe(true);
});
