import { expect, test } from 'vitest';
import { cells } from '../lessons/cells.fixture.ts';
import { printingPress } from '../lessons/printing-press.fixture.ts';
import { waterCycle } from '../lessons/water-cycle.fixture.ts';
import { prose } from '../prose.fixture.ts';
import type { SourceDocument } from '../source-document.ts';
import { isQuestionPaper } from './is-question-paper.ts';

function aDocument(...paragraphs: string[]): SourceDocument {
  const section = { heading: null, page: 1, text: paragraphs.join('\n\n') };
  return { title: 'Glaciers', kind: 'pdf', pageCount: 1, sections: [section] };
}

test('a paper with marks is one', () => {
  const paper = aDocument(
    'Northern Valley School. Term test. Time: 2 hours. Maximum marks: 40',
    'All questions are compulsory.',
    '1. Define a moraine. [2]',
    '2. Describe how a corrie forms. [5]',
    '3. Explain why a glacier moves faster in its middle. [5]',
    '4. (a) Name two landforms of deposition. [2] (b) Draw one of them. [3]',
    '5. “Ice sculpts and water only polishes.” Discuss with examples from two valleys. (10 marks)',
  );
  expect(isQuestionPaper(paper)).toBe(true);
});

test('a list of questions with options is one, also where they run on in a paragraph', () => {
  const question = (n: number) =>
    `${n}. Which of these does a glacier leave behind? (a) a moraine (b) a delta (c) a reef (d) a dune`;
  expect(isQuestionPaper(aDocument(...[1, 2, 3, 4, 5, 6].map(question)))).toBe(true);
  expect(isQuestionPaper(aDocument([1, 2, 3, 4, 5, 6].map(question).join(' ')))).toBe(true);
});

test('a worksheet with blanks is one', () => {
  const blanks = Array.from({ length: 8 }, (_, at) => `${at + 1}. Ice of age ${at} is ______ ice.`);
  expect(isQuestionPaper(aDocument('Fill in the blanks.', ...blanks))).toBe(true);
});

test('one with passages to read is one, where it says what it is', () => {
  const questions = Array.from({ length: 6 }, (_, at) => `${at + 1}. Why does ice ${at} move? [3]`);
  const rules = ['Answer all questions.', 'Each question carries three marks.'];
  expect(isQuestionPaper(aDocument(...rules, prose(1), ...questions))).toBe(true);
});

test.each([cells, waterCycle, printingPress])('a lesson is none: $title', (lesson) => {
  expect(isQuestionPaper(lesson)).toBe(false);
});

test('a chapter with exercises at its end is none', () => {
  const exercises = Array.from(
    { length: 8 },
    (_, at) => `${at + 1}. What is part ${at} of a leaf?`,
  );
  const chapter = aDocument(...[1, 2, 3, 4, 5, 6].map((part) => prose(part)), ...exercises);
  expect(isQuestionPaper(chapter)).toBe(false);
});

test('answers to questions that are often asked explain', () => {
  const asked = [1, 2, 3, 4, 5, 6].flatMap((n) => [`What does a leaf do in part ${n}?`, prose(n)]);
  expect(isQuestionPaper(aDocument(...asked))).toBe(false);
});
