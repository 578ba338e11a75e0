import { expect, test } from 'vitest';
import { mendWords } from './mend-words.ts';

test.each([
  ['Ash of volca- noes', 'Ash of volcanoes'],
  ['the photo\u2010 graphs', 'the photographs'],
  ['Niels M\u00a8oller', 'Niels M\u00f6ller'],
])('mends "%s"', (broken, whole) => {
  expect(mendWords(broken)).toBe(whole);
});

test.each(['one- or two-month', 'male- dominated', 'in- and outdoors'])(
  'leaves "%s" as it is',
  (text) => {
    expect(mendWords(text)).toBe(text);
  },
);
