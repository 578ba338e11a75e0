import { expect, test } from 'vitest';
import { currentJoinCode, makeJoinCode, readJoinCode } from './join-code.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');

test('a code has eight characters that nobody mistakes, and is good for two weeks', () => {
  const bytes = Uint8Array.from([0, 9, 10, 17, 18, 31, 32, 255]);
  expect(makeJoinCode(bytes, NOW)).toEqual({
    code: '09AHJZ0Z',
    expiresAt: '2026-12-06T08:00:00.000Z',
  });
});

test.each([
  ['as it is shown', '7K2MX9QA'],
  ['in small letters', '7k2mx9qa'],
  ['in two halves', '7K2M-X9QA'],
  ['with a long dash', '7K2M – X9QA'],
  ['with spaces of all kinds', ' 7K2M\u00A0X9 QA\n'],
  ['in wide letters', '７Ｋ２ＭＸ９ＱＡ'],
])('a code is read %s', (_how, typed) => {
  expect(readJoinCode(typed)).toBe('7K2MX9QA');
});

test('letters that look like digits are these digits', () => {
  expect(readJoinCode('OoIiLl22')).toBe('00111122');
});

test.each(['', '7K2MX9Q', '7K2MX9QAA', '7K2MX9QU', '7K2M/9QA', '../../ab'])(
  '"%s" is no code',
  (typed) => {
    expect(readJoinCode(typed)).toBeNull();
  },
);

test('an expired code is shown no more', () => {
  const joinCode = { code: '7K2MX9QA', expiresAt: NOW.toISOString() };
  expect(currentJoinCode({ joinCode }, new Date(NOW.getTime() - 1))).toBe(joinCode);
  expect(currentJoinCode({ joinCode }, NOW)).toBeNull();
  expect(currentJoinCode({ joinCode: null }, NOW)).toBeNull();
});
