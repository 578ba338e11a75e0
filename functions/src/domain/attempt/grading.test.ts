import type { Question } from '@study-assistant/contract/questions/question';
import { describe, expect, test } from 'vitest';
import { fits, grade } from './grading.ts';

function questions(count: number, benchmarkTime = 30): Question[] {
  return Array.from({ length: count }, (_, index) => ({
    question: `Question ${index}?`,
    options: ['a', 'b', 'c', 'd'],
    correctAnswer: index % 4,
    explanation: 'Because.',
    topic: 'Topic',
    benchmarkTime,
    source: { page: 1, section: null, quote: 'Quote.' },
  }));
}

describe('fits', () => {
  test.each([
    ['an index or null for each question', [0, null, 3], true],
    ['nothing but nulls', [null, null, null], true],
    ['too few', [0, 1], false],
    ['too many', [0, 1, 2, 3], false],
    ['an index past the options', [0, 1, 4], false],
    ['a negative index', [0, 1, -1], false],
  ])('%s', (_what, answers, expected) => {
    expect(fits(questions(3), answers)).toBe(expected);
  });
});

describe('grade', () => {
  test.each([
    ['all right', [0, 1, 2], 3, 100],
    ['one of three', [0, null, null], 1, 33.3],
    ['two of three', [0, 1, 0], 2, 66.7],
    ['none', [null, null, null], 0, 0],
  ])('%s', (_what, answers, score, percentage) => {
    const graded = grade(questions(3), { answers, timeTaken: 30 });
    expect(graded).toMatchObject({ score, percentage, totalQuestions: 3 });
  });

  test('a dropped question is right for everybody, missed or left open', () => {
    const [first, ...others] = questions(3);
    const dropped = [{ ...first, isDropped: true }, ...others] as Question[];
    for (const answer of [3, null]) {
      const graded = grade(dropped, { answers: [answer, 1, 0], timeTaken: 30 });
      expect(graded).toMatchObject({ score: 2, percentage: 66.7 });
    }
  });

  test.each([
    ['within the limit', 90, 90],
    ['negative', -5, 0],
    ['over 60 s a question', 181, 180],
  ])('time %s', (_what, given, taken) => {
    expect(grade(questions(3), { answers: [0, 1, 2], timeTaken: given }).timeTaken).toBe(taken);
  });

  test.each([
    ['in proportion to what was measured', [10, 20, 70], 50, [5, 10, 35]],
    [
      'in proportion to the benchmarks when nothing was measured',
      undefined,
      100,
      [33.3, 33.4, 33.3],
    ],
    ['in proportion to the benchmarks when the measures do not fit', [1], 60, [20, 20, 20]],
    ['in proportion to the benchmarks when all measures are zero', [0, 0, 0], 60, [20, 20, 20]],
    [
      'by at most the whole time a question, when a page was left open',
      [60, 3e5, 0],
      80,
      [20, 60, 0],
    ],
    ['in finite parts, whatever was measured', [1e308, 1e308, 1e308], 60, [20, 20, 20]],
  ])('shares the time %s', (_what, questionTimes, timeTaken, expected) => {
    const { results } = grade(questions(3), { answers: [0, 0, 0], timeTaken, questionTimes });
    expect(results.map(({ estimatedTime }) => estimatedTime)).toEqual(expected);
  });

  test('the shares of any time add up to it', () => {
    for (let timeTaken = 0; timeTaken <= 420; timeTaken += 7) {
      const { results } = grade(questions(7), { answers: Array<null>(7).fill(null), timeTaken });
      const sum = results.reduce((total, { estimatedTime }) => total + estimatedTime, 0);
      expect(sum).toBeCloseTo(timeTaken, 6);
    }
  });
});
