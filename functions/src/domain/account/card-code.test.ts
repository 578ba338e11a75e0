import { expect, test } from 'vitest';
import { hashCardCode, newCardCode, readCardCode } from './card-code.ts';

test('a code has 80 random bits in letters and digits that nobody mistakes', () => {
  const codes = Array.from({ length: 200 }, newCardCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('')).size).toBe(32);
});

test.each([
  'AB01CDEF2345GHJK',
  'ab01cdef2345ghjk',
  ' AB01 CDEF-2345–GHJK ',
  'aboicdef2345ghjk',
  'AbOlCdEf 2345 GhJk',
])('%s is read as it is printed', (typed) => {
  expect(readCardCode(typed)).toBe('AB01CDEF2345GHJK');
});

test.each(['', 'AB01CDEF2345GHJ', 'AB01CDEF2345GHJKM', 'AB01CDEF2345GHJU', '../../users/maya1'])(
  '%s is no code',
  (typed) => {
    expect(readCardCode(typed)).toBeNull();
  },
);

test('what is kept of a code does not have it', () => {
  expect(hashCardCode('AB01CDEF2345GHJK')).toMatch(/^[0-9a-f]{64}$/);
});
