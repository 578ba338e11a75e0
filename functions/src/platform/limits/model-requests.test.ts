import { expect, test } from 'vitest';
import { grantRequests, isUsedUp } from '../../domain/model-requests.ts';
import { createModelRequests } from './model-requests.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function aSchool(aDay: number) {
  const school = { used: 0, byStudents: 0, transactions: 0, isDown: false };
  const requests = createModelRequests({
    async takeRequests({ wanted, by }) {
      await Promise.resolve();
      if (school.isDown) throw new Error('unavailable');
      school.transactions += 1;
      const count = grantRequests(school, { wanted, by }, aDay);
      school.used += count;
      if (by === 'students') school.byStudents += count;
      return { day: '2026-11-22', count };
    },
    async giveBack({ count }) {
      await Promise.resolve();
      if (school.isDown) throw new Error('unavailable');
      school.used -= count;
    },
    log: silent,
  });
  return { school, requests };
}

test('work takes its requests in blocks and gives the rest back', async () => {
  const { school, requests } = aSchool(100);
  await requests.inBlocks(async (beforeRequest) => {
    for (let sent = 0; sent < 7; sent += 1) await beforeRequest();
    expect(school.used).toBe(10);
  });
  expect(school).toMatchObject({ used: 7, transactions: 2 });
});

test('requests at once share a block', async () => {
  const { school, requests } = aSchool(100);
  await requests.inBlocks(async (beforeRequest) => {
    await Promise.all([beforeRequest(), beforeRequest(), beforeRequest()]);
  });
  expect(school).toMatchObject({ used: 3, transactions: 1 });
});

test('no request is sent when there is none left, and none is lost by asking', async () => {
  const { school, requests } = aSchool(7);
  let sent = 0;
  const jobs = Array.from({ length: 4 }, () =>
    requests.inBlocks(async (beforeRequest) => {
      for (let turn = 0; turn < 5; turn += 1) {
        await beforeRequest();
        sent += 1;
      }
    }),
  );
  const ends = await Promise.allSettled(jobs);
  expect(sent).toBe(7);
  expect(school.used).toBe(7);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(isUsedUp(reason)).toBe(true);
});

test('work that has failed sends nothing of what was given back', async () => {
  const { school, requests } = aSchool(100);
  let sendMore: () => Promise<void> = () => Promise.resolve();
  const work = requests.inBlocks(async (beforeRequest) => {
    await beforeRequest();
    sendMore = beforeRequest;
    throw new Error('One of two at once failed.');
  });
  await expect(work).rejects.toThrow('failed');
  expect(school.used).toBe(1);
  await sendMore();
  expect(school.used).toBeGreaterThanOrEqual(2);
});

test('what is still being counted as work fails is counted before the rest is given back', async () => {
  const { school, requests } = aSchool(100);
  const work = requests.inBlocks((beforeRequest) => {
    void beforeRequest();
    return Promise.reject(new Error('One of two at once failed.'));
  });
  await expect(work).rejects.toThrow('failed');
  expect(school.used).toBe(1);
});

test('none a day is none', async () => {
  const { school, requests } = aSchool(0);
  await expect(requests.takeOne('teachers')).rejects.toSatisfy(isUsedUp);
  expect(school.used).toBe(0);
});

test('what cannot be counted is not sent', async () => {
  const { school, requests } = aSchool(100);
  school.isDown = true;
  await expect(requests.takeOne('teachers')).rejects.toThrow('could not be counted');
  await expect(requests.inBlocks((beforeRequest) => beforeRequest())).rejects.toThrow(
    'could not be counted',
  );
});

test('a rest that cannot be given back stays taken', async () => {
  const { school, requests } = aSchool(100);
  const work = requests.inBlocks(async (beforeRequest) => {
    await beforeRequest();
    school.isDown = true;
    return 'written';
  });
  expect(await work).toBe('written');
  expect(school.used).toBe(5);
});

test('students take half of a day at most, and what is left is for what teachers order', async () => {
  const { school, requests } = aSchool(9);
  for (let look = 0; look < 4; look += 1) await requests.takeOne('students');
  await expect(requests.takeOne('students')).rejects.toSatisfy(isUsedUp);
  expect(school).toMatchObject({ used: 4, byStudents: 4 });
  for (let order = 0; order < 5; order += 1) await requests.takeOne('teachers');
  await expect(requests.takeOne('teachers')).rejects.toSatisfy(isUsedUp);
  expect(school.used).toBe(9);
});

test('what teachers take first leaves students what there is, and no more', async () => {
  const { requests } = aSchool(10);
  for (let order = 0; order < 9; order += 1) await requests.takeOne('teachers');
  await requests.takeOne('students');
  await expect(requests.takeOne('students')).rejects.toSatisfy(isUsedUp);
});
