import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { expect, test } from 'vitest';
import { countReview, listWaiting, withReview } from './review.ts';

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
  expect(countReview(questions, 4)).toEqual({ toCheck: 1, drafts: 4 });
});

test('the notice stays until the teacher has begun with what waits for her', () => {
  const quiz = {
    notice: '3 suggested questions wait to be finished.',
    review: { toCheck: 1, drafts: 3 },
  };
  expect(withReview(quiz, { toCheck: 1, drafts: 3 })).toEqual(quiz);
  expect(withReview(quiz, { toCheck: 0, drafts: 3 })).toMatchObject({ notice: null });
});
