import { beforeEach, expect, test } from 'vitest';
import { forgetOrderKey, keyOfOrder } from './order-key.ts';

beforeEach(forgetOrderKey);

const file = new File(['rivers'], 'rivers.pdf', { lastModified: 1 });
const keyOf = (order: { file: File; numQuestions: number }) => keyOfOrder(order)['Idempotency-Key'];

test('an order keeps its key while it is tried again', () => {
  const key = keyOf({ file, numQuestions: 10 });
  expect(key).toMatch(/^[\w-]{36}$/);
  expect(keyOf({ file, numQuestions: 10 })).toBe(key);
});

test('another order has another key', () => {
  const key = keyOf({ file, numQuestions: 10 });
  expect(keyOf({ file, numQuestions: 5 })).not.toBe(key);
  const other = new File(['deltas'], 'deltas.pdf', { lastModified: 1 });
  expect(keyOf({ file: other, numQuestions: 10 })).not.toBe(key);
});

test('one that was taken is no more the same', () => {
  const key = keyOf({ file, numQuestions: 10 });
  forgetOrderKey();
  expect(keyOf({ file, numQuestions: 10 })).not.toBe(key);
});
