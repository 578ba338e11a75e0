import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('rows say that they are UTF-8, end as the standard says, and numbers stay numbers', () => {
  expect(
    toCsv([
      ['Name', 'Score'],
      ['Ada', -3.5],
    ]),
  ).toBe('\uFEFF"Name","Score"\r\n"Ada",-3.5\r\n');
});

test('a text stays one cell, also where a spreadsheet parts them by semicolons or tabs', () => {
  expect(toCsv([['Ada;=1+1;', 'a\tb', '']])).toBe('\uFEFF"Ada;=1+1;","a\tb",""\r\n');
});

test('commas, quotes and line ends stay within their cell', () => {
  expect(toCsv([['Okoye, Ada', 'the "best"', 'a\nb']])).toBe(
    '\uFEFF"Okoye, Ada","the ""best""","a\nb"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\t1', '\r1', ' =1', '＝1'])(
  'a text that reads %j is no formula',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test('a formula with a comma is text within quotes', () => {
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x"",""y"")"\r\n',
  );
});
