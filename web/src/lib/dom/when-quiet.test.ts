import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as WhenQuiet from './when-quiet.ts';

// The files of a worker share their modules, and other tests leave requests that are never answered.
const alone = './when-quiet.ts?alone';
const { asRequest, whenQuiet } = (await import(alone)) as typeof WhenQuiet;

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

test('what can wait comes after the requests, and after one that follows them', async () => {
  const [first, answerFirst] = aRequest();
  const [second, answerSecond] = aRequest();
  const task = vi.fn();
  const asked = asRequest(first);
  whenQuiet(task);
  await vi.advanceTimersByTimeAsync(5000);
  answerFirst();
  await asked;
  await vi.advanceTimersByTimeAsync(100);
  const askedNext = asRequest(second);
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).not.toHaveBeenCalled();
  answerSecond();
  await askedNext;
  await vi.advanceTimersByTimeAsync(300);
  expect(task).toHaveBeenCalledOnce();
});

test('a request that fails is over, too', async () => {
  const task = vi.fn();
  await asRequest(Promise.reject(new Error('Lost'))).catch(() => undefined);
  whenQuiet(task);
  await vi.advanceTimersByTimeAsync(300);
  expect(task).toHaveBeenCalledOnce();
});

test('a request without end holds it up for ten seconds, and it runs once', async () => {
  const [request, answer] = aRequest();
  const task = vi.fn();
  const asked = asRequest(request);
  whenQuiet(task);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledOnce();
  answer();
  await asked;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledOnce();
});

/** A request, and what answers it. */
function aRequest(): [Promise<void>, () => void] {
  let answer = () => {};
  const request = new Promise<void>((resolve) => (answer = resolve));
  return [request, answer];
}
