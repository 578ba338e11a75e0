import { beforeEach, expect, test, vi } from 'vitest';
import { describeMoment, describeNearMoment, nameSharedZone } from './moments.ts';

const now = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  readInZone('Europe/Berlin');
});

/** Sets the browser's own zone. */
function readInZone(timeZone: string) {
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
}

test('a zone with the same clock as here need not be named', () => {
  expect(describeMoment('2026-11-27T14:42:00Z', 'Europe/Oslo', now)).toBe('Fri 27 Nov 15:42');
});

test('another clock than here is named', () => {
  readInZone('America/New_York');
  expect(describeMoment('2026-11-27T14:42:00Z', 'Europe/Oslo', now)).toBe(
    'Fri 27 Nov 15:42 (Central European Time)',
  );
});

test('zones that differ in one part of the year only are told apart then', () => {
  readInZone('Africa/Tunis');
  expect(describeMoment('2026-11-27T14:42:00Z', 'Europe/Oslo', now)).toBe('Fri 27 Nov 15:42');
  const summer = new Date('2026-07-01T12:00:00Z');
  expect(describeMoment('2026-07-03T13:42:00Z', 'Europe/Oslo', summer)).toContain('Central');
});

test('what is today needs no day, and what is not has one', () => {
  expect(describeNearMoment('2026-11-22T14:42:00Z', 'Europe/Oslo', now)).toBe('at 15:42');
  expect(describeNearMoment('2026-11-22T23:30:00Z', 'Europe/Oslo', now)).toBe(
    'on Mon 23 Nov 00:30',
  );
  readInZone('America/New_York');
  expect(describeNearMoment('2026-11-22T14:42:00Z', 'Europe/Oslo', now)).toBe(
    'at 15:42 (Central European Time)',
  );
});

test.each([
  ['one zone that is not here', ['Europe/Oslo', 'Europe/Oslo'], 'Central European Time'],
  ['the zone of here', ['America/New_York'], null],
  ['several zones', ['Europe/Oslo', 'Asia/Tokyo'], null],
  ['no list at all', [], null],
])('%s', (_, timeZones, said) => {
  readInZone('America/New_York');
  expect(nameSharedZone(timeZones, now)).toBe(said);
});
