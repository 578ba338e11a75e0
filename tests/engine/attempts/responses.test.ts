import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judgeCounts } from '../../../functions/src/domain/attempt/response-counts.ts';
import { createResponsesRepository } from '../../../functions/src/stored/attempts/responses.repository.ts';
import { reachThrough } from '../../support/school/school-documents.ts';
import { openSchool, QUESTIONS, type School } from '../school.ts';

const AN_HOUR = 3600;

let school: School;
let responses: School['repositories']['responses'];
let quizId = '';

beforeAll(() => {
  school = openSchool('demo-responses');
  responses = school.repositories.responses;
});
afterAll(() => school.close());
beforeEach(() => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
});

function store(count: number, chosen: number[], secondsAgo: number): Promise<void> {
  return school.storeFirsts(quizId, { count, chosen, secondsAgo });
}

/** Returns the asked and right counts of each question, from both ways of counting. */
async function look(): Promise<string> {
  const [counted, listed] = [await responses.count(quizId), await responses.list(quizId)];
  const [{ asked, right } = { asked: 0, right: 0 }] = judgeCounts(counted, QUESTIONS);
  expect(listed).toHaveLength(asked);
  expect(listed.filter(({ answers }) => answers.startsWith('1'))).toHaveLength(right);
  return `${right} of ${asked}`;
}

test('3,000 first attempts are taken over at the first look, in pages of 500', async () => {
  await store(2000, [1, 1, 0], AN_HOUR);
  await store(1000, [0, 1], AN_HOUR - 1);
  expect(await look()).toBe('2000 of 3000');
  const { size } = await school.documents.collection(`responses/${quizId}/pages`).get();
  expect(size).toBe(6);
});

test('a second look reads no attempt again, and writes nothing', async () => {
  await store(700, [1, 1, 1], AN_HOUR);
  await responses.count(quizId);
  // The kept counts and an empty query; a list reads the two pages as well.
  expect(await school.costOf(() => responses.count(quizId))).toEqual([2, 0, 0]);
  expect(await school.costOf(() => responses.list(quizId))).toEqual([4, 0, 0]);
});

test('what came since is read alone, and added', async () => {
  await store(498, [1, 1, 1], AN_HOUR);
  await look();
  await store(3, [0, 0, 0], AN_HOUR / 2);
  // The three attempts, the kept counts twice, a page, and the ends of two queries.
  const [reads, writes] = await school.costOf(() => responses.count(quizId));
  expect(reads).toBeLessThanOrEqual(10);
  expect(writes).toBe(4);
  expect(await look()).toBe('498 of 501');
});

test('a first attempt counts from the moment it is stored, and is kept when nothing can come before it', async () => {
  await store(2, [1, 1, 1], 1);
  expect(await look()).toBe('2 of 2');
  expect((await school.documents.doc(`responses/${quizId}`).get()).exists).toBe(false);
});

test('one that becomes visible after a later one is not lost', async () => {
  await store(5, [1, 1, 1], AN_HOUR);
  await store(1, [1, 1, 1], 10);
  expect(await look()).toBe('6 of 6');
  await store(1, [0, 0, 0], 30);
  expect(await look()).toBe('6 of 7');
});

test('a thousand who hand in within the same moment are all counted', async () => {
  await store(1001, [1, 1, 1], 5);
  expect(await look()).toBe('1001 of 1001');
});

test('looks at the same time keep nobody twice', async () => {
  await store(1200, [1, 1, 1], AN_HOUR);
  const looks = Array.from({ length: 5 }, () => responses.list(quizId));
  for (const listed of await Promise.all(looks)) expect(listed).toHaveLength(1200);
  expect(await look()).toBe('1200 of 1200');
});

test('a look that dies when it has just kept something doubles nobody', async () => {
  await store(600, [1, 1, 1], AN_HOUR);
  const dying = new Proxy(school.firestore, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction') return value.bind(target) as unknown;
      return async (work: Parameters<Firestore['runTransaction']>[0]) => {
        await target.runTransaction(work);
        throw new Error('died');
      };
    },
  });
  await expect(
    createResponsesRepository(reachThrough(dying, school.documents.root)).count(quizId),
  ).rejects.toThrow('died');
  expect(await look()).toBe('600 of 600');
});

test('one that cannot be read is left out, and the others keep their places', async () => {
  await store(499, [1, 1, 1], AN_HOUR);
  const storedAt = Timestamp.fromMillis(Date.now() - 1000 * (AN_HOUR - 1));
  const first = { quizId, questions: 'abcd', answers: 1, seconds: '', storedAt };
  await school.documents.collection('attempts').add({ first });
  await store(2, [0, 1, 1], AN_HOUR - 2);
  expect(await look()).toBe('499 of 501');
});

test('what is kept can be deleted at any time', async () => {
  await store(501, [1, 1, 1], AN_HOUR);
  await look();
  await school.documents.doc(`responses/${quizId}`).delete();
  expect(await look()).toBe('501 of 501');
});

describe.each([
  ['gone', (page: DocumentReference) => page.delete()],
  ['damaged', (page: DocumentReference) => page.update({ firsts: 'damaged' })],
  ['too short', (page: DocumentReference) => page.update({ firsts: [] })],
])('a page that is %s', (_what, spoil) => {
  beforeEach(async () => {
    await store(501, [1, 1, 1], AN_HOUR);
    await look();
  });

  test.each([0, 1])('is made again by whoever reads page %i', async (page) => {
    await spoil(school.documents.doc(`responses/${quizId}/pages/${page}`));
    expect(await responses.isWhole(quizId)).toBe(false);
    expect(await responses.list(quizId)).toHaveLength(501);
    expect(await responses.isWhole(quizId)).toBe(true);
    expect(await look()).toBe('501 of 501');
  });

  test('is made again by whoever has something to add to it', async () => {
    await spoil(school.documents.doc(`responses/${quizId}/pages/1`));
    await store(2, [0, 1, 1], AN_HOUR / 2);
    const [{ asked, right } = {}] = judgeCounts(await responses.count(quizId), QUESTIONS);
    expect([asked, right]).toEqual([503, 501]);
    expect(await look()).toBe('501 of 503');
  });
});

test('a page with more than was kept, as after a restore, is made again before it is added to', async () => {
  await store(3, [1, 1, 1], AN_HOUR);
  await look();
  const page = school.documents.doc(`responses/${quizId}/pages/0`);
  const firsts = (await page.get()).get('firsts') as object[];
  await page.update({ firsts: [...firsts, ...firsts] });
  await store(1, [0, 1, 1], AN_HOUR / 2);
  expect(await look()).toBe('3 of 4');
});

test('it goes with its quiz, pages and all', async () => {
  await store(501, [1, 1, 1], AN_HOUR);
  await look();
  await responses.remove(quizId);
  const left = await school.documents.collection(`responses/${quizId}/pages`).get();
  expect(left.size).toBe(0);
  expect((await school.documents.doc(`responses/${quizId}`).get()).exists).toBe(false);
});

test('the pages tell nothing of who answered', async () => {
  const attempt = { studentId: 'maya', quizId };
  const storedAt = Timestamp.fromMillis(Date.now() - 1000 * AN_HOUR);
  const first = { quizId, questions: 'abcd', answers: '1', seconds: '9', storedAt };
  await school.documents.collection('attempts').add({ ...attempt, first });
  await responses.count(quizId);
  const page = await school.documents.doc(`responses/${quizId}/pages/0`).get();
  expect(page.data()).toEqual({
    version: 1,
    firsts: [{ questions: 'abcd', answers: '1', seconds: '9' }],
  });
});
