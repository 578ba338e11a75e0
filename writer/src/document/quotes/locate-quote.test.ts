import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '../source-document.ts';
import { locateQuote } from './locate-quote.ts';

const document: SourceDocument = {
  title: 'Cells',
  kind: 'pdf',
  pageCount: 2,
  sections: [
    {
      heading: 'Osmosis',
      page: 1,
      text: 'Osmosis moves water \u2014 through a \u201csemi-permeable\u201d wall, at 10\u201320 \u00b0C. It doesn\u2019t stop.\n\nA cellular wall is thin.',
    },
    {
      heading: 'Energy',
      page: 2,
      text: 'Mitochondria release energy from glucose in the presence of 2 kinds of oxygen inside cells. They do not store it.',
    },
  ],
};

test.each([
  ['as it stands', 'A cellular wall is thin.', 'A cellular wall is thin.'],
  ['in another case', 'a CELLULAR wall', 'A cellular wall'],
  ['with other quotation marks', "It doesn't stop", 'It doesn\u2019t stop.'],
  ['in quotation marks of its own', '"A cellular wall is thin\u2026"', 'A cellular wall is thin.'],
  ['with other dashes', 'water - through a', 'water \u2014 through a'],
  ['without a hyphen', 'semipermeable" wall', 'semi-permeable\u201d wall'],
  ['with a line end in a word', 'semi-\npermeable', 'semi-permeable'],
  ['with other spaces', 'wall  is\u00a0thin', 'wall is thin.'],
  ['with figures', '10-20', '10\u201320'],
])('finds a quote %s', (_, quote, said) => {
  expect(locateQuote(document, quote)).toEqual({ page: 1, heading: 'Osmosis', quote: said });
});

test('tells the page that a quote over two sections begins on', () => {
  const place = locateQuote(document, 'wall is thin. Mitochondria release');
  expect(place).toMatchObject({ page: 1, heading: 'Osmosis' });
});

test('tells the page on which a quote stands, where its passage goes on over pages', () => {
  const section = {
    heading: 'Seeds',
    page: 4,
    text: 'A seed sleeps. It wakes in spring. Then it grows.',
  };
  const pageStarts = [
    { offset: 15, page: 5 },
    { offset: 35, page: 6 },
  ];
  const long = { ...document, sections: [...document.sections, { ...section, pageStarts }] };
  expect(locateQuote(long, 'A seed sleeps')).toMatchObject({ page: 4 });
  expect(locateQuote(long, 'it wakes in spring')).toMatchObject({ page: 5 });
  expect(locateQuote(long, 'Then it grows.')).toMatchObject({ page: 6 });
});

test('finds a long quote with one word changed, and returns what the document says', () => {
  const quote = 'Mitochondria release the energy from glucose in the presence of 2 kinds of oxygen';
  expect(locateQuote(document, quote)).toEqual({
    page: 2,
    heading: 'Energy',
    quote: 'Mitochondria release energy from glucose in the presence of 2 kinds of oxygen',
  });
});

describe('does not find', () => {
  test.each([
    ['nothing', ''],
    ['punctuation', ' \u2026 '],
    ['part of a word', 'cell'],
    ['other figures', '1020'],
    ['a short quote with a word changed', 'a cellular wall is thick'],
    [
      'a negation',
      'Mitochondria do not release energy from glucose in the presence of 2 kinds of oxygen',
    ],
    [
      'another number',
      'Mitochondria release energy from glucose in the presence of 3 kinds of oxygen',
    ],
    [
      'the words in another order',
      'cells inside oxygen of kinds 2 of presence the in glucose from energy',
    ],
  ])('%s', (_, quote) => {
    expect(locateQuote(document, quote)).toBeNull();
  });
});
