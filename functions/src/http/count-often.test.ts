import { saveAnswers } from '@study-assistant/contract/attempts/open-attempts';
import { listClasses } from '@study-assistant/contract/classes/class-list';
import { createClass } from '@study-assistant/contract/classes/classes';
import { getQuizProgress, listQuizzes } from '@study-assistant/contract/quizzes/quizzes';
import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../domain/api-error.ts';
import { callerOf } from '../domain/caller.fixture.ts';
import { LIMITS } from '../domain/limits.ts';
import { createOftenCounter, COUNTED_AT_ONCE } from './count-often.ts';

const MOST = LIMITS.reads.most.account;
const ines = callerOf('ines', 'teacher');

let now: Date;
/** What the database has counted: of each school and account. */
let counted: Map<string, number>;
let writes: number;

beforeEach(() => {
  now = new Date('2026-11-22T12:45:00.000Z');
  counted = new Map();
  writes = 0;
});

function startInstance(most: number = MOST) {
  const read = createOftenCounter({
    async countAsked(schoolId, { uid, address }, asked) {
      await Promise.resolve();
      expect(address).toBeNull();
      const amount = asked.reduce((sum, one) => sum + (one.amount ?? 1), 0);
      const count = (counted.get(`${schoolId}/${uid}`) ?? 0) + amount;
      if (count > most) throw new ApiError('too-many-requests', 'No.', { retryAfterSeconds: 900 });
      counted.set(`${schoolId}/${uid}`, count);
      writes += 1;
    },
    clock: () => now,
  });
  return async (times: number, endpoint: Endpoint = listQuizzes, who = ines, schoolId = 'main') => {
    let answered = 0;
    for (let at = 0; at < times; at += 1) {
      await read(endpoint, who, schoolId).then(
        () => (answered += 1),
        () => undefined,
      );
    }
    return answered;
  };
}

test('who reads as much as a person does costs no document', async () => {
  const read = startInstance();
  expect(await read(COUNTED_AT_ONCE - 1)).toBe(COUNTED_AT_ONCE - 1);
  expect(writes).toBe(0);
});

test('one document in two hundred and fifty reads is counted, and there is an end', async () => {
  const read = startInstance();
  expect(await read(MOST + COUNTED_AT_ONCE + 100)).toBe(MOST + COUNTED_AT_ONCE - 1);
  expect(writes).toBe(MOST / COUNTED_AT_ONCE);
});

test('several instances share what they have counted', async () => {
  const instances = [startInstance(), startInstance(), startInstance()];
  let answered = 0;
  for (let round = 0; round < MOST / 100; round += 1) {
    for (const read of instances) answered += await read(100);
  }
  expect(answered).toBeGreaterThanOrEqual(MOST);
  expect(answered).toBeLessThanOrEqual(MOST + instances.length * (COUNTED_AT_ONCE - 1));
});

test('who has no more is told when to come back, and begins again with the hour', async () => {
  const read = createOftenCounter({
    countAsked: () => Promise.reject(new ApiError('too-many-requests', 'No.')),
    clock: () => now,
  });
  const once = () => read(listQuizzes, ines, 'main');
  for (let at = 1; at < COUNTED_AT_ONCE; at += 1) await once();
  await expect(once()).rejects.toThrow('No.');
  await expect(once()).rejects.toMatchObject({
    ...{ code: 'too-many-requests', retryAfterSeconds: 15 * 60 },
    message: 'You can look at 3000 pages an hour. Please come back in 15 minutes.',
  });
  now = new Date('2026-11-22T13:00:00.000Z');
  await once();
});

test('what could not be counted is refused, and counted again later', async () => {
  let isDown = true;
  const read = createOftenCounter({
    countAsked: () =>
      isDown ? Promise.reject(new ApiError('unexpected', 'Not now.')) : Promise.resolve(),
    clock: () => now,
  });
  const once = () => read(listQuizzes, ines, 'main');
  for (let at = 1; at < COUNTED_AT_ONCE; at += 1) await once();
  await expect(once()).rejects.toThrow('Not now.');
  isDown = false;
  await once();
});

test('each account has its own, in each school', async () => {
  const read = startInstance(0);
  expect(await read(COUNTED_AT_ONCE + 1)).toBe(COUNTED_AT_ONCE - 1);
  expect(await read(1, listQuizzes, callerOf('bert', 'teacher'))).toBe(1);
  expect(await read(1, listQuizzes, ines, 'other')).toBe(1);
});

test('saves of answers have a count of their own', async () => {
  const ask = startInstance(0);
  expect(await ask(COUNTED_AT_ONCE + 1, saveAnswers)).toBe(COUNTED_AT_ONCE - 1);
  expect(await ask(1)).toBe(1);
});

test('lists share one count; what a page asks while it waits, and what writes otherwise, has none', async () => {
  const read = startInstance(0);
  expect(await read(COUNTED_AT_ONCE, getQuizProgress)).toBe(COUNTED_AT_ONCE);
  expect(await read(COUNTED_AT_ONCE, createClass)).toBe(COUNTED_AT_ONCE);
  expect(await read(COUNTED_AT_ONCE - 1)).toBe(COUNTED_AT_ONCE - 1);
  expect(await read(1, listClasses)).toBe(0);
});
