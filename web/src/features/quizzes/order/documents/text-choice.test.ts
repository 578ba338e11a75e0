import type { DocumentPart } from '@study-assistant/contract/quizzes/quiz-documents';
import { expect, test } from 'vitest';
import {
  chooseAll,
  countWords,
  estimateQuestions,
  readChoice,
  type TextChoice,
} from './text-choice.ts';

function part(from: number, to: number, words: number): DocumentPart {
  return { title: `Pages ${from} to ${to}`, pages: { from, to }, words };
}

const book = { pages: 20, parts: [part(1, 4, 400), part(5, 14, 1000), part(15, 20, 600)] };
const all = chooseAll(book);

function pages(firstPage: string, lastPage: string): TextChoice {
  return { ...all, by: 'pages', firstPage, lastPage };
}

function parts(...chosen: number[]): TextChoice {
  return { ...all, parts: new Set(chosen) };
}

test.each([
  ['all of it', all, {}, 2000],
  ['two parts, in their order', parts(2, 0), { parts: [0, 2] }, 1000],
  ['no part', parts(), null, 0],
  ['all pages', pages('1', '20'), { pages: { from: 1, to: 20 } }, 2000],
  ['pages that cut two parts', pages('3', '9'), { pages: { from: 3, to: 9 } }, 700],
  ['one page', pages('5', '5'), { pages: { from: 5, to: 5 } }, 100],
  ['pages the wrong way round', pages('9', '3'), null, 0],
  ['a page that is not there', pages('3', '21'), null, 0],
  ['no page', pages('', '4'), null, 0],
  ['half a page', pages('1.5', '4'), null, 0],
])('of a document %s is ordered', (_what, choice, ordered, words) => {
  expect(readChoice(book, choice)).toEqual(ordered);
  expect(countWords(book, choice)).toBe(words);
});

test.each([
  [0, 'Medium', 0],
  [1000, 'Medium', 9],
  [1000, 'Easy', 5],
  [1000, 'Hard', 5],
  [150, 'Medium', 1],
  [100_000, 'Medium', 50],
] as const)('%i words bear for %s about %i questions', (words, toughness, questions) => {
  expect(estimateQuestions(words, toughness)).toBe(questions);
});
