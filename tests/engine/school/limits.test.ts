import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobState } from '../../../functions/src/domain/quiz/quiz-job.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-22T08:10:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let school: School;

beforeAll(() => {
  school = openSchool('demo-limits');
});
afterAll(() => school.close());
beforeEach(async () => {
  school.reached.length = 0;
  for (const collection of await school.documents.root.listCollections()) {
    await school.firestore.recursiveDelete(collection);
  }
});

const ines = { uid: 'ines', address: '203.0.113.7' };
const countOf = (ends: PromiseSettledResult<unknown>[]) =>
  ends.filter(({ status }) => status === 'fulfilled').length;

describe('what is counted before it is done', () => {
  const take = (now = NOW, asker = ines) =>
    school.repositories.limits.take(asker, [{ name: 'documents' }], now);

  test('of thirty at once no more than twenty are let through', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 30 }, () => take()));
    expect(countOf(ends)).toBe(20);
    await expect(take()).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 50 * 60,
    });
  });

  test('is told of when an address has come to its end, once and after all of it stands', async () => {
    const { limits } = school.repositories;
    const network = { uid: 'stranger', address: '203.0.113.7' };
    const signUp = (amount: number) =>
      limits.take(network, [{ name: 'signUps', amount }], NOW).catch(codeOf);
    for (const uid of ['one', 'two', 'three']) {
      network.uid = uid;
      await signUp(30);
    }
    await school.firestore.runTransaction(async (transaction) => {
      const counts = await transaction.get(school.documents.collection('limits'));
      const one = counts.docs.find((doc) => doc.get('count') === 90);
      if (one) transaction.update(one.ref, { count: 39_999 });
    });
    network.uid = 'four';
    expect(school.reached).toEqual([]);
    await signUp(1);
    expect(await signUp(1)).toBe('too-many-requests');
    expect(await signUp(1)).toBe('too-many-requests');
    expect(school.reached).toEqual([{ limit: 'signUps', counted: 'address', most: 40_000 }]);
  });

  test('does not keep out others of a network in which thirty accounts do all they may', async () => {
    const { limits } = school.repositories;
    const asAll = async (name: 'signUps' | 'orders', amount: number) => {
      for (let at = 0; at < 30; at += 1) {
        await limits.take({ ...ines, uid: `stranger-${at}` }, [{ name, amount }], NOW);
      }
      await limits.take({ ...ines, uid: 'pupil' }, [{ name }], NOW);
    };
    await asAll('signUps', 30);
    await asAll('orders', 40);
    expect(school.reached).toEqual([]);
  });

  test('is told of when a school has come to its end', async () => {
    const { limits } = school.repositories;
    const order = (amount: number) =>
      limits.take({ ...ines, address: null }, [{ name: 'orders', amount }], NOW);
    await order(2999);
    await order(1);
    await order(1).catch(codeOf);
    expect(school.reached).toEqual([{ limit: 'orders', counted: 'school', most: 3000 }]);
  });

  test('is given back where it could not be done after all', async () => {
    const { limits } = school.repositories;
    const asked = [ines, [{ name: 'advice', about: 'rivers' }], NOW] as const;
    await limits.take(...asked);
    await expect(limits.take(...asked)).rejects.toMatchObject({ code: 'too-many-requests' });
    await limits.giveBack(...asked);
    await limits.take(...asked);
    await expect(limits.take(...asked)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  test('is counted for each account alone, and again in the next hour', async () => {
    await Promise.all(Array.from({ length: 20 }, () => take()));
    await take(NOW, { ...ines, uid: 'bert' });
    await expect(take(later(49))).rejects.toThrow('Please come back in 1 minute.');
    await take(later(50));
  });

  test('is refused whole: nothing of it counts', async () => {
    const { limits } = school.repositories;
    const megabytes = (amount: number) =>
      limits.take(ines, [{ name: 'uploads' }, { name: 'megabytes', amount }], NOW);
    await megabytes(3990);
    await expect(megabytes(11)).rejects.toThrow('and 10 are left');
    await megabytes(10);
    const counts = await school.documents.collection('limits').get();
    expect(counts.docs.map((one) => Number(one.get('count'))).sort((a, b) => a - b)).toEqual([
      ...[2, 4000, 4000],
    ]);
  });

  test('tells nobody who it was, and goes by itself', async () => {
    await school.repositories.limits.take(ines, [{ name: 'orders' }], NOW);
    const counts = (await school.documents.collection('limits').get()).docs;
    expect(counts).toHaveLength(2);
    const stored = JSON.stringify(counts.map((one) => [one.id, one.data()]));
    expect(stored).not.toMatch(/ines|203\.0\.113/);
    for (const one of counts) expect(one.get('expiresAt')).toBeDefined();
  });

  test('is refused where it cannot be counted', async () => {
    await take();
    const [count] = (await school.documents.collection('limits').get()).docs;
    await count?.ref.update({ count: 'many' });
    await expect(take()).rejects.toMatchObject({ code: 'unreadable-document' });
  });
});

describe('attempts', () => {
  const start = (quizId: string, now = NOW, uid = 'ada') =>
    school.repositories.limits.take(
      { uid, address: null },
      [{ name: 'attempts', about: quizId }, { name: 'attemptsInAll' }],
      now,
    );

  test('at one quiz are sixty an hour, and cost one read and one write', async () => {
    for (let at = 0; at < 59; at += 1) await start('rivers');
    expect(await school.costOf(() => start('rivers'))).toEqual([1, 1, 0]);
    await expect(start('rivers')).rejects.toThrow(
      'You can start one quiz 60 times an hour. Please come back in 50 minutes.',
    );
    await start('cells');
    await start('rivers', later(50));
  });

  test('at whatever quizzes are three hundred a day, also when many are begun at once', async () => {
    await school.repositories.limits.take(
      { uid: 'ada', address: null },
      [
        { name: 'attempts', about: 'cells' },
        { name: 'attemptsInAll', amount: 285 },
      ],
      NOW,
    );
    const ends = await Promise.allSettled(
      Array.from({ length: 18 }, (_, at) => start(`other-${at}`)),
    );
    expect(countOf(ends)).toBe(15);
    await expect(start('rivers', later(60))).rejects.toMatchObject({
      ...{ code: 'too-many-requests', retryAfterSeconds: (14 * 60 + 50) * 60 },
      message: 'You can start quizzes 300 times a day. Please come back in 15 hours.',
    });
    await start('rivers', NOW, 'bo');
    await start('rivers', later(24 * 60));
  });

  test('of an hour that is over are no longer stored', async () => {
    await start('rivers');
    await start('cells', later(60));
    const [stored] = (await school.documents.collection('limits').get()).docs;
    expect(stored?.get('count')).toBe(2);
    expect(Object.keys(stored?.get('each') as object)).toHaveLength(1);
    expect(JSON.stringify(stored?.data())).not.toMatch(/ada|rivers|cells/);
  });
});

describe('orders', () => {
  const state: JobState = {
    status: 'generating',
    progress: 0,
    stage: '',
    failure: null,
    updatedAt: NOW.toISOString(),
  };
  const settings = { toughness: 'Easy', targetGrade: 'Grade 9', writer: 'offline' } as const;

  function place(quizId: string, { isRepeatable = false, now = NOW, teacherId = 'ines' } = {}) {
    const { quizOrders } = school.repositories;
    const source = { sourcePath: `of-${quizId}`, fileName: 'a.pdf', title: null, chosen: null };
    const wishes = { numQuestions: 5, otherKinds: [], publish: true };
    const order = { teacherId, ...source, ...settings, ...wishes };
    const job = { id: quizId, order, state: { ...state, updatedAt: now.toISOString() } };
    const quiz: QuizSummary = {
      ...{ id: quizId, title: 'A quiz', teacherId, ...settings, numQuestions: 5 },
      ...{ createdAt: now.toISOString(), notice: null, teacherName: '', subject: null, topics: [] },
      status: 'generating',
    };
    return quizOrders.place(quiz, job, { isRepeatable, address: null, now });
  }
  const end = (id: string) =>
    school.documents.doc(`jobs/${id}`).update({ status: 'ready', progress: 1 });

  test('of ten at once three are taken', async () => {
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => place(`quiz-${at}`)),
    );
    expect(countOf(ends)).toBe(3);
    expect((await school.documents.collection('jobs').get()).size).toBe(3);
  });

  test('of another teacher are not counted', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => place(id)));
    expect(await place('d', { teacherId: 'bert' })).toBe(true);
  });

  test('that have ended, were deleted or have died make room', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => place(id)));
    await expect(place('d')).rejects.toMatchObject({ code: 'too-many-requests' });
    await end('a');
    expect(await place('d')).toBe(true);
    await school.documents.doc('jobs/b').delete();
    expect(await place('e')).toBe(true);
    await expect(place('f')).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await place('f', { now: later(11) })).toBe(true);
  });

  test('with the same key are placed once, also at once', async () => {
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => place('keyed', { isRepeatable: true })),
    );
    expect(ends.filter((isPlaced) => isPlaced)).toHaveLength(1);
    await end('keyed');
    expect(await place('keyed', { isRepeatable: true })).toBe(false);
    await school.documents.doc('jobs/keyed').delete();
    expect(await place('keyed', { isRepeatable: true })).toBe(false);
  });

  test('that could not be begun are as if they had never been placed', async () => {
    await place('keyed', { isRepeatable: true });
    await school.documents.doc('jobs/keyed').delete();
    await school.repositories.quizOrders.forget('ines', 'keyed');
    expect(await place('keyed', { isRepeatable: true })).toBe(true);
  });
});

describe('requests to a model', () => {
  const ofTeacher = { wanted: 5, by: 'teachers' } as const;
  const ofStudent = { wanted: 1, by: 'students' } as const;

  test('at once take no more than a day has', async () => {
    const { modelUsage } = school.repositories;
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => modelUsage.take(ofTeacher, 43, NOW)),
    );
    const sum = taken.reduce((all, { count }) => all + count, 0);
    expect(sum).toBe(43);
    expect(await modelUsage.countUsed(NOW)).toBe(43);
    await Promise.all(taken.map(({ day, count }) => modelUsage.giveBack({ day, count })));
    expect(await modelUsage.countUsed(NOW)).toBe(0);
    expect(await modelUsage.take(ofTeacher, 43, later(24 * 60))).toMatchObject({ count: 5 });
  });

  test('of students take half of a day at most, also at once and after something came back', async () => {
    const { modelUsage } = school.repositories;
    const day = later(2 * 24 * 60);
    const order = await modelUsage.take(ofTeacher, 11, day);
    const looks = await Promise.all(
      Array.from({ length: 8 }, () => modelUsage.take(ofStudent, 11, day)),
    );
    expect(looks.filter(({ count }) => count === 1)).toHaveLength(5);
    await modelUsage.giveBack(order);
    expect(await modelUsage.take(ofStudent, 11, day)).toMatchObject({ count: 0 });
    expect(await modelUsage.take(ofTeacher, 11, day)).toMatchObject({ count: 5 });
  });
});

function codeOf(reason: unknown): unknown {
  return (reason as { code?: unknown }).code;
}
