import { expect, it } from 'vitest';
import { readConfidence, readDrafts } from './confidence.ts';

it('takes a question without a mark for unmarked', () => {
  expect(readConfidence({ question: 'What?' })).toBeNull();
  expect(readConfidence({ question: 'What?', confidence: 'sure' })).toBe('sure');
  expect(() => readConfidence({ confidence: 'perhaps' })).toThrow();
});

it('fills a draft up to three wrong answers from its suggestions', () => {
  const draft = {
    id: 'd1',
    question: 'What moves water?',
    answer: 'Osmosis',
    wrongAnswers: ['Erosion'],
    weakSpot: 'needs two wrong answers',
    suggestions: { stems: [], wrongAnswers: ['Erosion', 'Osmosis', 'Rain', 'Wind', 'Ice'] },
    explanation: '',
    topic: 'Water',
    source: { quote: 'Osmosis moves water.', section: null, page: null },
  };
  expect(readDrafts({ questions: [] })).toEqual([]);
  expect(readDrafts({ questions: [], drafts: [draft] })).toMatchObject([
    {
      options: ['Osmosis', 'Erosion', 'Rain', 'Wind'],
      correctAnswer: 0,
      confidence: 'draft',
      weakSpot: 'needs two wrong answers',
      quote: 'Osmosis moves water.',
    },
  ]);
});
