import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../domain/api-error.ts';
import { createOrderAdvice } from './order-advice.ts';

const attempt = { id: 'a1', studentId: 'maya', quizId: 'rivers' };

let left: number;
let ordered: unknown[];
let lines: string[];
let isQueueDown: boolean;

beforeEach(() => {
  [left, ordered, lines, isQueueDown] = [1, [], [], false];
});

const note = (event: string) => void lines.push(event);
const order = createOrderAdvice({
  advice: { name: 'gemini' },
  clock: () => new Date('2026-11-22T08:00:00.000Z'),
  log: { info: note, warn: note, error: note },
  tasks: {
    adviseAttempt: {
      enqueue(payload) {
        if (isQueueDown) return Promise.reject(new Error('The queue does not answer.'));
        return Promise.resolve(void ordered.push(payload));
      },
    },
  },
  limits: {
    take() {
      if (left === 0) return Promise.reject(new ApiError('too-many-requests', 'Once a day.'));
      return Promise.resolve(void (left -= 1));
    },
    giveBack: () => Promise.resolve(void (left += 1)),
  },
});

test('advice is ordered once a day', async () => {
  await order(attempt);
  await order(attempt);
  expect(ordered).toEqual([{ attemptId: 'a1' }]);
  expect(lines).toEqual([]);
});

test('advice that could not be ordered is ordered by the next look', async () => {
  isQueueDown = true;
  await order(attempt);
  expect(lines).toEqual(['attempt.advice-not-ordered']);
  isQueueDown = false;
  await order(attempt);
  expect(ordered).toEqual([{ attemptId: 'a1' }]);
});
