import { describe, expect, test } from 'vitest';
import { isRight, pointsOf } from './kind.ts';
import { asksTheSame, fitsQuestion, judgeAnswer } from './kinds.ts';

const QUESTION = {
  question: 'Which organelle makes most of the ATP of a cell?',
  options: ['Ribosome', 'Mitochondrion', 'Nucleus', 'Vacuole'],
  correctAnswer: 1,
};

describe('a choice', () => {
  test('is worth a point where the right option is chosen, and nothing else is', () => {
    const points = QUESTION.options.map((_, option) => pointsOf(judgeAnswer(QUESTION, option)));
    expect(points).toEqual([0, 1, 0, 0]);
    expect(isRight(judgeAnswer(QUESTION, 1))).toBe(true);
    expect(isRight(judgeAnswer(QUESTION, 0))).toBe(false);
  });

  test('that is left open is unanswered, which is not right', () => {
    const judgement = judgeAnswer(QUESTION, null);
    expect(judgement).toBe('unanswered');
    expect([isRight(judgement), pointsOf(judgement)]).toEqual([false, 0]);
  });

  test('tells what was chosen as one part', () => {
    expect(judgeAnswer(QUESTION, 2)).toEqual({
      points: 0,
      parts: [{ part: 'option', bucket: '2', fraction: 0 }],
    });
  });

  test('is answered by the place of one of its options', () => {
    expect([-1, 0, 3, 4].map((answer) => fitsQuestion(QUESTION, answer))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  test('asks the same with its options in another order, and with another option it does not', () => {
    const options = [...QUESTION.options].reverse();
    expect(asksTheSame(QUESTION, { ...QUESTION, options })).toBe(true);
    const others = [...QUESTION.options.slice(1), 'Chloroplast'];
    expect(asksTheSame(QUESTION, { ...QUESTION, options: others })).toBe(false);
    expect(asksTheSame(QUESTION, { ...QUESTION, question: 'Which organelle?' })).toBe(false);
  });
});

test('an answer that waits for a teacher has no points yet', () => {
  expect([isRight('awaiting'), pointsOf('awaiting')]).toEqual([false, 0]);
});
