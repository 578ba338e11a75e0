import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { expect, test } from 'vitest';
import { countReview, listSpares, listWaiting, recountReview, withReview } from './review.ts';

const draft: Draft = {
  id: 'd1',
  question: 'Where does a delta form?',
  answer: 'At the mouth',
  wrongAnswers: [],
  weakSpot: 'wrong-answers',
  suggestions: { stems: [], wrongAnswers: [] },
  explanation: '',
  topic: 'deltas',
  source: { page: null, section: null, quote: 'A delta forms at the mouth.' },
};
const drafts = ['d1', 'd2', 'd3'].map((id) => ({ ...draft, id }));

test('a draft waits until it is dismissed or among the questions', () => {
  const questions = [{ id: 'q1' }, { id: 'd3' }];
  const waiting = listWaiting({ drafts, dismissed: ['d2'] }, { questions, former: [] });
  expect(waiting.map(({ id }) => id)).toEqual(['d1']);
});

test('a draft that was taken does not wait again when its question leaves the quiz', () => {
  const waiting = listWaiting({ drafts, dismissed: [] }, { questions: [], former: [{ id: 'd1' }] });
  expect(waiting.map(({ id }) => id)).toEqual(['d2', 'd3']);
});

test('only questions that are marked so are to be checked', () => {
  const questions = [{ confidence: 'check' }, { confidence: 'sure' }, {}] as const;
  expect(countReview(questions, { drafts: 4 })).toEqual({ toCheck: 1, drafts: 4 });
});

test('the notice stays until the teacher has begun with what waits for her', () => {
  const quiz = {
    notice: '3 suggested questions wait to be finished.',
    review: { toCheck: 1, drafts: 3 },
  };
  expect(withReview(quiz, { toCheck: 1, drafts: 3 })).toEqual(quiz);
  expect(withReview(quiz, { toCheck: 0, drafts: 3 })).toMatchObject({ notice: null });
});

const spares = ['s1', 's2', 's3'].map((id): PlacedQuestion => ({
  ...{ id, kind: 'gaps', options: [], correctAnswer: 0, benchmarkTime: 30, topic: 'deltas' },
  question: 'A delta forms at the _____ of a river.',
  body: { gaps: 1, bank: ['mouth', 'source'] },
  key: { gaps: [{ words: ['mouth'] }], matchCase: false, matchAccents: false, allowTypo: false },
  explanation: '',
  source: draft.source,
}));
const untouched = { questions: [], former: [], corrections: [] };

test('a question to spare is one while it is not in the quiz', () => {
  const free = listSpares({ spares }, { ...untouched, questions: [{ id: 's1' }] });
  expect(free.map(({ id }) => id)).toEqual(['s2', 's3']);
});

test('one that was in the quiz and left it comes after the others, and a broken one not at all', () => {
  const former = [{ id: 's1' }, { id: 's2' }];
  const corrections = [{ id: 's2', isDropped: true }, { id: 's1' }];
  const free = listSpares({ spares }, { ...untouched, former, corrections });
  expect(free.map(({ id }) => id)).toEqual(['s3', 's1']);
});

test('what is left to spare is counted with what waits, and once some are taken the notice is gone', () => {
  const left = { drafts, dismissed: [], spares };
  const quiz = {
    ...untouched,
    notice: 'This document gives 2 good questions.',
    review: { toCheck: 0, drafts: 3, spares: 3 },
  };
  expect(recountReview(quiz, [], left)).toEqual({ notice: quiz.notice, review: quiz.review });
  expect(recountReview(quiz, spares.slice(0, 2), left)).toEqual({
    notice: null,
    review: { toCheck: 0, drafts: 3, spares: 1 },
  });
  expect(recountReview(quiz, spares, left).review).toEqual({ toCheck: 0, drafts: 3 });
});
