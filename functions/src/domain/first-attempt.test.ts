import { expect, test } from 'vitest';
import { packFirstAttempt, unpackFirstAttempt } from './first-attempt.ts';

test('what is packed comes out again, with whole seconds', () => {
  const packed = packFirstAttempt([
    { userAnswer: 3, isCorrect: true, estimatedTime: 12.4 },
    { userAnswer: null, isCorrect: false, estimatedTime: 0 },
    { userAnswer: 0, isCorrect: false, estimatedTime: 59.5 },
  ]);
  expect(packed).toEqual({ answers: '3-0', right: '100', seconds: '12 0 60' });
  expect(unpackFirstAttempt(packed)).toEqual([
    { chosen: 3, isCorrect: true, seconds: 12 },
    { chosen: null, isCorrect: false, seconds: 0 },
    { chosen: 0, isCorrect: false, seconds: 60 },
  ]);
});

test('an attempt without questions is empty', () => {
  expect(unpackFirstAttempt(packFirstAttempt([]))).toEqual([]);
});
