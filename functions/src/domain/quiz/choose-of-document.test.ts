import { expect, test } from 'vitest';
import { chooseOfDocument } from './choose-of-document.ts';

const parts = [0, 1, 2].map((at) => ({
  ...{ title: `Part ${at}`, pages: { from: at + 1, to: at + 1 }, words: 100 },
  sections: { from: 2 * at, to: 2 * at + 2 },
}));
const document = { pages: 3, parts };

test.each([
  ['all of it where nothing is said', {}, null],
  ['parts, in the order of the document', { parts: [2, 0, 0] }, [0, 4]],
  ['all of it where all parts are chosen', { parts: [0, 1, 2] }, null],
  ['all of it where all pages are chosen', { pages: { from: 1, to: 3 } }, null],
])('%s', (_what, choice, expected) => {
  const chosen = chooseOfDocument(document, choice);
  const begins = chosen && 'sections' in chosen && chosen.sections.map(({ from }) => from);
  expect(begins).toEqual(expected);
});

test('pages', () => {
  const pages = { from: 2, to: 3 };
  expect(chooseOfDocument(document, { pages })).toEqual({ pages });
});

test.each([
  ['parts that this document has', document, { parts: [3] }],
  ['has only 3 pages', document, { pages: { from: 2, to: 4 } }],
  ['has no pages', { ...document, pages: null }, { pages: { from: 1, to: 1 } }],
  ['not both', document, { parts: [0], pages: { from: 1, to: 1 } }],
])('says "%s"', (sentence, outline, choice) => {
  expect(() => chooseOfDocument(outline, choice)).toThrow(sentence);
});
