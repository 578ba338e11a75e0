import { expect, test } from 'vitest';
import { formatDate, formatDateForFileName, formatDateTime, readDate } from './dates.ts';
import { formatDayParts } from './day-parts.ts';

const moment = new Date('2026-03-12T09:05:00.000Z');
const seconds = moment.getTime() / 1000;

test.each([
  ['an object with seconds', { seconds }],
  ['an object with _seconds', { _seconds: seconds }],
  ['an ISO string', '2026-03-12T09:05:00.000Z'],
  ['a date', moment],
  ['milliseconds', moment.getTime()],
  ['the text of a date', moment.toString()],
])('%s is read as the same moment', (_form, value) => {
  expect(readDate(value)).toEqual(moment);
});

test.each([null, undefined, '', 'soon', new Date(Number.NaN), { seconds: Number.NaN }])(
  '%s is no date',
  (value) => {
    expect(readDate(value)).toBeNull();
    expect(formatDate(value)).toBeNull();
  },
);

test('a day is that day in every time zone', () => {
  expect(formatDate('2026-11-16')).toBe('16 Nov 2026');
  expect(readDate('2026-11-16')?.getHours()).toBe(0);
});

test('dates are written in words that no reader mistakes', () => {
  expect(formatDate(moment)).toBe('12 Mar 2026');
  expect(formatDayParts(moment)).toEqual({ day: '12', month: 'Mar', time: '09:05' });
  expect(formatDateTime(moment)).toBe('12 Mar 2026, 09:05');
  expect(formatDateForFileName(moment)).toBe('2026-03-12');
});
