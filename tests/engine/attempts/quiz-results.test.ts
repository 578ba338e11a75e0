import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import type { AttemptRecord } from '../../../functions/src/domain/attempt/attempt-record.ts';
import { anna, openSittingRoom, pupil, RIGHT, type SittingRoom, type Who } from './sitting-room.ts';

type Listed = { id: string; best: { attemptId: string; percentage: number; attempts: number } };

let room: SittingRoom;
let maya: Who;
let count = 0;
let seconds = 0;

beforeAll(async () => void (room = await openSittingRoom('demo-quiz-results')));
afterAll(() => room.close());
beforeEach(async () => {
  room.at((seconds = 0));
  maya = pupil(`maya-${(count += 1)}`);
  await room.openClass(`class-${count}`, [maya.uid]);
  await room.documents.doc(`marks/${maya.uid}`).update({ isClosed: false });
  const account = { fullName: 'Maya', email: 'm@example.org', currentGrade: '9' } as const;
  await room.repositories.accounts.save(
    { uid: maya.uid, userType: 'student', ...account },
    new Date(room.timeAt(0)),
  );
});

const named = (name: string) => `${name}-${count}`;

async function shelve(name: string): Promise<string> {
  const id = named(name);
  await room.writeQuiz(id);
  await room.call(anna, 'POST', `/quizzes/${id}/publish`, { to: 'school' });
  return id;
}

/** The student's best result at a quiz according to her list of quizzes. */
async function bestAt(quizId: string, who: Who = maya): Promise<Listed['best'] | null> {
  const { status, body } = await room.call(who, 'GET', `/student/${maya.uid}/quizzes?limit=100`);
  expect(status).toBe(200);
  return (body.quizzes as Listed[]).find(({ id }) => id === quizId)?.best ?? null;
}

/** Hands in an attempt a minute after the previous one. */
async function take(quizId: string, answers: readonly (number | null)[]): Promise<string> {
  room.at((seconds += 60));
  const { body } = await room.submit(maya, { quizId }, answers);
  return body.attemptId ?? '';
}

const [HALF, LOW] = [
  [1, 1, 1, 0, 0],
  [1, 0, 0, 0, 0],
];

/** Stores attempts as they were before results were kept beside them. */
async function storeBefore(...attempts: Partial<AttemptRecord>[]): Promise<void> {
  for (const one of attempts) {
    await room.repositories.attempts.add(anAttempt({ studentId: maya.uid, ...one }));
  }
  await forget();
}

const resultsOf = () => room.documents.collection(`students/${maya.uid}/quizResults`);

async function forget(): Promise<void> {
  for (const { ref } of (await resultsOf().get()).docs) await ref.delete();
}

describe('a list of quizzes', () => {
  test('says of each the best score and how often it was taken, and nobody else has them', async () => {
    const [rivers, lakes] = [await shelve('rivers'), await shelve('lakes')];
    await take(rivers, LOW);
    const better = await take(rivers, RIGHT);
    await take(rivers, HALF);
    expect(await bestAt(rivers)).toEqual({ attemptId: better, percentage: 100, attempts: 3 });
    expect(await bestAt(lakes)).toBeNull();
    const other = await room.repositories.quizResults.find('somebody-else', [rivers, lakes]);
    expect(other.size).toBe(0);
  });

  test('costs as much after thirty attempts at a quiz as after one', async () => {
    const rivers = await shelve('rivers');
    await take(rivers, HALF);
    const list = () => bestAt(rivers);
    const once = await room.costOf(list);
    for (let at = 0; at < 30; at += 1) {
      const completedAt = room.timeAt(at);
      await room.repositories.attempts.add(
        anAttempt({ id: named(`more-${at}`), studentId: maya.uid, quizId: rivers, completedAt }),
      );
    }
    expect(await room.costOf(list)).toEqual(once);
    expect(await bestAt(rivers)).toMatchObject({ attempts: 31, percentage: 100 });
  });
});

describe('what was taken before results were kept', () => {
  test('is counted by the first list that shows it, and read once', async () => {
    const [rivers, lakes] = [await shelve('rivers'), await shelve('lakes')];
    await storeBefore(
      { id: named('a'), quizId: rivers, percentage: 40 },
      { id: named('b'), quizId: rivers, percentage: 80 },
      { id: named('c'), quizId: lakes, percentage: 20 },
    );
    const expected = { attemptId: named('b'), percentage: 80, attempts: 2 };
    expect(await bestAt(rivers)).toEqual(expected);
    const [, written] = await room.costOf(() => bestAt(rivers));
    expect(written).toBe(0);
    expect((await resultsOf().get()).size).toBe(2);
    expect(await bestAt(lakes)).toMatchObject({ attempts: 1, percentage: 20 });
  });

  test('is counted by the next attempt', async () => {
    const rivers = await shelve('rivers');
    await storeBefore(
      { id: named('a'), quizId: rivers, percentage: 40 },
      { id: named('b'), quizId: rivers, percentage: 80 },
    );
    await take(rivers, LOW);
    expect((await resultsOf().doc(rivers).get()).data()).toMatchObject({
      ...{ attempts: 3, percentageSum: 140, best: { attemptId: named('b'), percentage: 80 } },
    });
  });

  test('is counted by the night, which tells of it once', async () => {
    await storeBefore(
      { id: named('a'), quizId: 'rivers', percentage: 40 },
      { id: named('b'), quizId: 'lakes', percentage: 80 },
    );
    await room.jobs.reconcile();
    expect((await resultsOf().get()).docs.map(({ id }) => id)).toEqual(['lakes', 'rivers']);
    const { kept, counted } = await room.repositories.quizResults.sum(maya.uid);
    expect(kept).toEqual(counted);
  });
});

describe('the night', () => {
  test.each([
    ['counts too many', { attempts: 7 }],
    ['has missed a regrade', { percentageSum: 12 }],
    ['cannot be read', { attempts: 'many' }],
  ])('mends a result that %s', async (_what, damage) => {
    const rivers = await shelve('rivers');
    const attemptId = await take(rivers, HALF);
    const before = (await resultsOf().doc(rivers).get()).data();
    await resultsOf().doc(rivers).update(damage);
    await room.jobs.reconcile();
    expect((await resultsOf().doc(rivers).get()).data()).toEqual(before);
    expect(await bestAt(rivers)).toEqual({ attemptId, percentage: 60, attempts: 1 });
  });

  test('takes away a result at a quiz that was never taken', async () => {
    const rivers = await shelve('rivers');
    await take(rivers, HALF);
    const kept = await resultsOf().doc(rivers).get();
    await resultsOf()
      .doc('lakes')
      .set({ ...kept.data(), quizId: 'lakes' });
    await room.jobs.reconcile();
    expect((await resultsOf().get()).docs.map(({ id }) => id)).toEqual([rivers]);
  });
});

describe('a corrected key', () => {
  /** Changes the right option of the first question. */
  async function correctFirst(quizId: string, correctAnswer: number): Promise<void> {
    const { body } = await room.call(anna, 'GET', `/quizzes/${quizId}`);
    const { version, questions } = body.quiz as { version: number; questions: object[] };
    const corrected = questions.map((one, at) => (at === 0 ? { ...one, correctAnswer } : one));
    const changed = { version, questions: corrected };
    const reply = await room.call(anna, 'PATCH', `/quizzes/${quizId}`, changed);
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    await room.runDue();
  }

  test('lowers the best, and where another attempt is better now, that one is shown', async () => {
    const rivers = await shelve('rivers');
    const other = await take(rivers, [0, 1, 1, 0, 0]);
    const best = await take(rivers, HALF);
    await take(rivers, [2, 0, 0, 0, 0]);
    expect(await bestAt(rivers)).toMatchObject({ attemptId: best, percentage: 60 });
    await correctFirst(rivers, 0);
    expect(await bestAt(rivers)).toEqual({ attemptId: other, percentage: 60, attempts: 3 });
    await correctFirst(rivers, 2);
    // Both have two right now, and the earlier of equal attempts is the best.
    expect(await bestAt(rivers)).toEqual({ attemptId: other, percentage: 40, attempts: 3 });
    const { kept, counted } = await room.repositories.quizResults.sum(maya.uid);
    expect(kept).toEqual(counted);
  });

  test('of a result that was counted nowhere yet counts it as it is now', async () => {
    const rivers = await shelve('rivers');
    const attemptId = await take(rivers, HALF);
    await forget();
    await correctFirst(rivers, 0);
    expect((await resultsOf().doc(rivers).get()).data()).toMatchObject({
      ...{ attempts: 1, percentageSum: 40, best: { attemptId, percentage: 40 } },
    });
  });
});

describe('a held result', () => {
  /** The stored result at a quiz that only her class may take. */
  const keptAt = async (quizId: string) =>
    (await room.repositories.quizResults.findBests(maya.uid, [quizId])).get(quizId) ?? null;

  async function handInAt(assignmentId: string, quizId: string, answers: number[]) {
    const { body } = await room.start(maya, assignmentId);
    room.at((seconds += 60));
    const attemptId = body.attempt?.id;
    expect((await room.submit(maya, { quizId, attemptId }, answers)).status).toBe(201);
    return attemptId;
  }

  test('is not counted before it is shown, and then it is', async () => {
    const quizId = named('held');
    await room.writeQuiz(quizId);
    const given = await room.give(quizId, `class-${count}`, { release: 'by-hand', attempts: 2 });
    const attemptId = await handInAt(given, quizId, HALF);
    expect([await keptAt(quizId), (await resultsOf().get()).size]).toEqual([null, 0]);
    await room.call(anna, 'POST', `/assignments/${given}/release`);
    await room.runDue();
    expect(await keptAt(quizId)).toEqual({ attemptId, percentage: 60, attempts: 1 });
  });

  test('of which the score alone is shown counts once, before and after all of it is shown', async () => {
    const quizId = named('score');
    await room.writeQuiz(quizId);
    const given = await room.give(quizId, `class-${count}`, { shows: 'score' });
    const attemptId = await handInAt(given, quizId, HALF);
    const result = { attemptId, percentage: 60, attempts: 1 };
    expect(await keptAt(quizId)).toEqual(result);
    await room.change(anna, given, { shows: 'score-and-answers' });
    await room.runDue();
    expect(await room.documents.doc(`heldAttempts/${attemptId}`).get()).toMatchObject({
      exists: false,
    });
    expect(await keptAt(quizId)).toEqual(result);
  });
});

test('a quiz whose deletion is taken back has the results that it had', async () => {
  const rivers = await shelve('rivers');
  await take(rivers, HALF);
  const before = await bestAt(rivers);
  await room.call(anna, 'DELETE', `/quizzes/${rivers}`);
  expect(await bestAt(rivers)).toBeNull();
  await room.call(anna, 'POST', `/quizzes/${rivers}/restore`);
  expect(before).not.toBeNull();
  expect(await bestAt(rivers)).toEqual(before);
});

describe('numbered attempts', () => {
  const ask = async (query: string) => {
    const { body } = await room.call(maya, 'GET', `/student/${maya.uid}/quiz-attempts?${query}`);
    return body as unknown as { attempts: { id: string; number: number }[]; next: string | null };
  };

  test('are counted from the earliest on every page, without those of the other pages being read', async () => {
    const before: Partial<AttemptRecord>[] = Array.from({ length: 12 }, (_, at) => ({
      id: named(`one-${String(at).padStart(2, '0')}`),
      quizId: at === 5 ? 'lakes' : 'rivers',
      // Pairs are handed in at the same moment.
      completedAt: room.timeAt(Math.floor(at / 2) * 60),
    }));
    await storeBefore(...before);
    const [numbers, reads]: [number[], number[]] = [[], []];
    let before1 = '';
    do {
      const cost = await room.costOf(async () => {
        const page = await ask(`limit=5&numbered=true${before1}`);
        numbers.push(...page.attempts.map(({ number }) => number));
        before1 = page.next ? `&before=${page.next}` : '';
      });
      reads.push(cost[0]);
    } while (before1);
    expect(numbers).toEqual([11, 10, 9, 8, 7, 6, 1, 5, 4, 3, 2, 1]);
    // After counting: five attempts, the student, two results, and older attempts at one quiz.
    const cost = await room.costOf(() => ask('limit=5&numbered=true'));
    expect(cost).toEqual([5 + 1 + 1, 0, 0]);
  });
});
