import { expect, test } from 'vitest';
import { addDays, changeTime, explainClockChange, fromWallTime, toWallTime } from './wall-time.ts';

test.each([
  ['2026-11-23T08:00', 'Europe/Oslo', '2026-11-23T07:00:00.000Z'],
  ['2026-07-01T08:00', 'Europe/Oslo', '2026-07-01T06:00:00.000Z'],
  ['2026-11-23T08:00', 'Asia/Kathmandu', '2026-11-23T02:15:00.000Z'],
  ['2026-11-23T20:00', 'Pacific/Auckland', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T08:00', 'UTC', '2026-11-23T08:00:00.000Z'],
])('%s on a wall in %s is %s, and back again', (wall, timeZone, iso) => {
  expect(fromWallTime(wall, timeZone)).toBe(iso);
  expect(toWallTime(iso, timeZone)).toBe(wall);
});

test.each([
  ['2026-03-29T02:30', 'Europe/Oslo', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z', '2026-03-08T03:30'],
  ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:40:00.000Z', '2026-10-04T02:40'],
])('%s, which is left out in %s, is as much later', (wall, timeZone, iso, meant) => {
  expect(fromWallTime(wall, timeZone)).toBe(iso);
  expect(toWallTime(iso, timeZone)).toBe(meant);
  expect(explainClockChange(wall, timeZone)).toContain(`it will be ${meant.slice(11)}.`);
});

test.each([
  ['2026-10-25T02:30', 'Europe/Oslo', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s, which comes twice in %s, is the first one', (wall, timeZone, iso) => {
  expect(fromWallTime(wall, timeZone)).toBe(iso);
  expect(explainClockChange(wall, timeZone)).toContain('comes twice');
});

test('every half hour of an autumn is the same again after the way to UTC and back', () => {
  for (const timeZone of ['Europe/Oslo', 'America/St_Johns', 'Asia/Tokyo']) {
    for (let moment = Date.UTC(2026, 8, 1); moment < Date.UTC(2027, 0, 1); moment += 1_800_000) {
      const wall = toWallTime(new Date(moment).toISOString(), timeZone);
      const again = fromWallTime(wall, timeZone) ?? '';
      expect(toWallTime(again, timeZone)).toBe(wall);
      expect(Date.parse(again)).toBeLessThanOrEqual(moment);
    }
  }
});

test('an ordinary time needs no explanation, and no time is none', () => {
  expect(explainClockChange('2026-11-23T08:00', 'Europe/Oslo')).toBeNull();
  expect(explainClockChange('', 'Europe/Oslo')).toBeNull();
  expect(fromWallTime('', 'Europe/Oslo')).toBeNull();
});

test('a time that nobody has touched stays the same moment', () => {
  const before = '2026-11-23T07:00:37.123Z';
  expect(changeTime(before, '2026-11-23T08:00', 'Europe/Oslo')).toBe(before);
  expect(changeTime(before, '2026-11-23T08:01', 'Europe/Oslo')).toBe('2026-11-23T07:01:00.000Z');
  expect(changeTime(before, '', 'Europe/Oslo')).toBeNull();
  expect(changeTime(null, '2026-11-23T08:00', 'Europe/Oslo')).toBe('2026-11-23T07:00:00.000Z');
});

test('a week later it is as late on the clock, over a change of the clocks too', () => {
  expect(addDays('2026-10-22T08:00', 7)).toBe('2026-10-29T08:00');
  expect(addDays('2026-12-30T23:45', 3)).toBe('2027-01-02T23:45');
});
