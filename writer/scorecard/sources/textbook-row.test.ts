import { expect, it } from 'vitest';
import { parseTextbookRow } from './textbook-row.ts';

const row = {
  title: 'Water',
  headings: ['OSMOSIS'],
  paragraphs: ['Water is a liquid.', '## OSMOSIS', 'Osmosis moves water.', 'It is slow.'],
  bold_terms: ['osmosis'],
  glossary: [{ term: 'membrane', definition: 'a thin wall' }],
  questions: [{ stem: 'What moves water?', options: ['a', 'b', 'c', 'd'], key_index: 2 }],
};

it('makes a document of the paragraphs under their headings', () => {
  expect(parseTextbookRow(JSON.stringify(row)).document.sections).toEqual([
    { heading: null, page: null, text: 'Water is a liquid.' },
    { heading: 'OSMOSIS', page: null, text: 'Osmosis moves water.\n\nIt is slow.' },
  ]);
});

it('keeps the terms and questions of the authors', () => {
  const { terms, humanItems } = parseTextbookRow(JSON.stringify(row));
  expect(terms).toEqual(['osmosis', 'membrane']);
  expect(humanItems).toMatchObject([{ question: 'What moves water?', correctAnswer: 2 }]);
});

it('refuses a line of another shape', () => {
  expect(() => parseTextbookRow('{"title":"Water"}')).toThrow();
});
