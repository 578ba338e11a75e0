import { expect, test } from 'vitest';
import { addOrder, listUnsure, recentOrders, type PlacedOrder } from './quiz-orders.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

function orders(count: number, changes: Partial<PlacedOrder> = {}): PlacedOrder[] {
  return Array.from({ length: count }, (_, at) => ({
    quizId: `quiz-${at}`,
    at: minutesAgo(count - at),
    isOver: false,
    ...changes,
  }));
}

test('two are written while a third is ordered, and nobody has to be asked', () => {
  const two = orders(2);
  expect(listUnsure(two)).toEqual([]);
  const three = addOrder(two, 'quiz-2', new Set(), now);
  expect(three.map(({ quizId, isOver }) => [quizId, isOver])).toEqual([
    ['quiz-0', false],
    ['quiz-1', false],
    ['quiz-2', false],
  ]);
  expect(listUnsure(three)).toEqual(['quiz-0', 'quiz-1', 'quiz-2']);
});

test('a fourth waits until one of them is ready', () => {
  const three = orders(3);
  expect(() => addOrder(three, 'quiz-3', new Set(listUnsure(three)), now)).toThrow(
    expect.objectContaining({
      code: 'too-many-requests',
      retryAfterSeconds: 60,
      message: '3 of your quizzes are being written. Please wait until one of them is ready.',
    }),
  );
  const four = addOrder(three, 'quiz-3', new Set(['quiz-0', 'quiz-2']), now);
  expect(four.filter(({ isOver }) => isOver).map(({ quizId }) => quizId)).toEqual(['quiz-1']);
});

test('forty in a day are enough', () => {
  const forty = orders(40, { isOver: true });
  expect(() => addOrder(forty, 'quiz-40', new Set(), now)).toThrow(
    'You can order 40 quizzes a day. Please come back in 24 hours.',
  );
  const later = new Date(Date.parse(forty[0]?.at ?? '') + 24 * 60 * 60 * 1000);
  const recent = recentOrders(forty, later);
  expect(recent).toHaveLength(39);
  expect(addOrder(recent, 'quiz-40', new Set(), later)).toHaveLength(40);
});

test('one that is written again counts once among those at once', () => {
  const again = [...orders(2), { quizId: 'quiz-1', at: now.toISOString(), isOver: false }];
  const running = new Set(listUnsure(again));
  expect(addOrder(again, 'quiz-2', running, now)).toHaveLength(4);
});
