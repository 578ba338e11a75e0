import { describe, expect, test } from 'vitest';
import { sayMoment, sayZone } from './moments.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('sayMoment', () => {
  test.each([
    ['the day of the week and the date', '2026-11-27T14:42:00Z', 'Fri 27 Nov 15:42'],
    ['also of what is over', '2026-11-20T14:42:00Z', 'Fri 20 Nov 15:42'],
    ['the same of what is far', '2026-11-28T12:00:00Z', 'Sat 28 Nov 13:00'],
    ['and so before', '2026-11-16T12:00:00Z', 'Mon 16 Nov 13:00'],
    ['the year where it is another', '2027-01-08T07:00:00Z', 'Fri 8 Jan 2027 08:00'],
    ['midnight is the beginning of its day', '2026-11-26T23:00:00Z', 'Fri 27 Nov 00:00'],
  ])('says %s', (_, iso, said) => {
    expect(sayMoment(iso, 'Europe/Oslo', now)).toBe(said);
  });

  test('the year is the one of the zone, not that of UTC', () => {
    const eve = new Date('2026-12-31T23:30:00Z');
    expect(sayMoment('2027-02-01T11:00:00Z', 'Europe/Oslo', eve)).toBe('Mon 1 Feb 12:00');
    expect(sayMoment('2027-02-01T11:00:00Z', 'America/New_York', eve)).toBe('Mon 1 Feb 2027 06:00');
  });

  test.each([
    ['2026-10-25T00:30:00Z', 'Sun 25 Oct 02:30'],
    ['2026-10-25T01:30:00Z', 'Sun 25 Oct 02:30'],
    ['2026-10-25T02:30:00Z', 'Sun 25 Oct 03:30'],
  ])('%s is %s in the night in which the clocks go back', (iso, said) => {
    expect(sayMoment(iso, 'Europe/Oslo', new Date('2026-10-23T12:00:00Z'))).toBe(said);
  });

  test.each([
    ['2026-03-29T00:59:00Z', 'Sun 29 Mar 01:59'],
    ['2026-03-29T01:00:00Z', 'Sun 29 Mar 03:00'],
  ])('%s is %s in the night in which they go forward', (iso, said) => {
    expect(sayMoment(iso, 'Europe/Oslo', new Date('2026-03-27T12:00:00Z'))).toBe(said);
  });

  test('the same moment is another time, and maybe another day, in another zone', () => {
    const iso = '2026-11-23T23:30:00Z';
    expect(sayMoment(iso, 'America/New_York', now)).toBe('Mon 23 Nov 18:30');
    expect(sayMoment(iso, 'Asia/Kolkata', now)).toBe('Tue 24 Nov 05:00');
  });
});

test('a zone has a name that holds in summer and in winter', () => {
  expect(sayZone('Europe/Oslo')).toBe('Central European Time');
  expect(sayZone('America/New_York')).toBe('Eastern Time');
});
