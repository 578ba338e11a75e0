import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aQuiz, openClassroom, student, type Classroom } from '../classroom.ts';

let room: Classroom;
let quizId = '';
const maya = student('maya');
const none = [null, null, null, null, null];

beforeAll(() => {
  room = openClassroom('demo-open-attempts');
});
afterAll(() => room.close());
beforeEach(() => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  room.quizzes.set(quizId, aQuiz(quizId));
  room.tasks.length = 0;
  room.at(0);
});

async function start() {
  return (await room.service.start(maya, quizId)).attempt;
}

function handIn(id: string, answers: (number | null)[] = none, questionTimes?: number[]) {
  const body = { quizId, studentId: maya.uid, answers, timeTaken: 1, questionTimes };
  return room.service.handIn(maya, id, body);
}

function resultOf(id: string) {
  return room.attempts.find(id);
}

describe('a submit, by when it arrives', () => {
  test.each([
    ['at once', 0, { score: 2, timeTaken: 0 }, false],
    ['one second before the deadline', 299, { score: 2, timeTaken: 299 }, false],
    ['one second after the deadline', 301, { score: 2, timeTaken: 300 }, false],
    ['one second before the end of the grace', 329, { score: 2, timeTaken: 300 }, false],
    ['at the end of the grace', 330, { score: 2, timeTaken: 300 }, false],
    ['one second after the grace', 331, { score: 1, timeTaken: 300 }, true],
    ['a day later', 86_400, { score: 1, timeTaken: 300 }, true],
  ])('%s', async (_when, seconds, expected, isTooLate) => {
    const { id } = await start();
    await room.service.save(maya, id, { answers: [1, null, null, null, null] });
    room.at(seconds);
    const { notice } = await handIn(id, [1, 1, null, null, null]);
    expect(await resultOf(id)).toMatchObject(expected);
    expect(notice !== undefined).toBe(isTooLate);
  });
});

describe('a save, by when it arrives', () => {
  test.each([
    ['one second before the deadline', 299, true],
    ['one second after it', 301, true],
    ['at the end of the grace', 330, true],
    ['one second after the grace', 331, false],
  ])('%s', async (_when, seconds, isTaken) => {
    const { id } = await start();
    room.at(seconds);
    const saved = room.service.save(maya, id, { answers: [1, null, null, null, null] });
    if (isTaken) expect((await saved).attempt.answers[0]).toBe(1);
    else await expect(saved).rejects.toMatchObject({ code: 'attempt-closed' });
  });

  test('after the quiz was handed in it is refused and changes nothing', async () => {
    const { id } = await start();
    await handIn(id, [1, null, null, null, null]);
    const late = room.service.save(maya, id, { answers: [0, 1, 1, 1, 1] });
    await expect(late).rejects.toMatchObject({ code: 'attempt-closed' });
    expect(await resultOf(id)).toMatchObject({ score: 1 });
  });
});

describe('coming back', () => {
  test('resumes the answers, the times, the flags and the deadline of the first start', async () => {
    const { id, deadline } = await start();
    await room.service.save(maya, id, {
      answers: [1, null, 3, null, null],
      questionTimes: [20, 0, 5, 0, 0],
      flags: [false, false, true, false, false],
    });
    room.at(60);
    const resumed = await room.service.start(maya, quizId);
    expect(resumed).toMatchObject({
      isResumed: true,
      serverNow: '2026-11-16T08:01:00.000Z',
      attempt: { id, deadline, answers: [1, null, 3, null, null], questionTimes: [20, 0, 5, 0, 0] },
    });
    expect(resumed.attempt.flags[2]).toBe(true);
  });

  test('within the grace finds the attempt, after it a new one and the result of the old', async () => {
    const first = await start();
    await room.service.save(maya, first.id, { answers: [1, null, null, null, null] });
    room.at(330);
    expect((await start()).id).toBe(first.id);
    room.at(331);
    const second = await start();
    expect(second.id).not.toBe(first.id);
    expect(second.answers).toEqual(none);
    expect(await resultOf(first.id)).toMatchObject({
      score: 1,
      completedAt: '2026-11-16T08:05:00.000Z',
    });
  });

  test('keeps the version of the quiz that was begun', async () => {
    await start();
    const asked: (number | undefined)[] = [];
    const { versions } = room.deps;
    const service = room.serviceWith({
      versions: {
        ...versions,
        findPublished(id, version) {
          asked.push(version);
          return versions.findPublished(id);
        },
      },
    });
    await service.start(maya, quizId);
    expect(asked).toEqual([1]);
  });

  test('no key is in what a student gets', async () => {
    const { quiz } = await room.service.start(maya, quizId);
    expect(JSON.stringify(quiz)).not.toMatch(/correctAnswer|explanation|source/);
  });
});

describe('two tabs', () => {
  test('that start at once sit at the same attempt', async () => {
    const ids = await Promise.all([start(), start(), start()]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  test('keep the answers of each other', async () => {
    const { id } = await start();
    await Promise.all([
      room.service.save(maya, id, { answers: [1, null, null, null, null] }),
      room.service.save(maya, id, { answers: [null, 1, null, null, null] }),
    ]);
    await handIn(id, [null, null, 1, null, null]);
    expect(await resultOf(id)).toMatchObject({ score: 3 });
  });
});

describe('exactly once', () => {
  test('a submit that arrives five times is one attempt in the totals', async () => {
    const before = await room.totalsOf(maya.uid);
    const { id } = await start();
    const replies = await Promise.all(Array.from({ length: 5 }, () => handIn(id, [1, 1, 1, 1, 1])));
    expect(replies).toEqual(replies.map(() => ({ attemptId: id })));
    expect(await room.totalsOf(maya.uid)).toEqual({
      count: before.count + 1,
      percentageSum: before.percentageSum + 100,
    });
  });

  test('a submit, the task and a new start at once are one attempt', async () => {
    const ben = student('ben');
    const { attempt } = await room.service.start(ben, quizId);
    await room.service.save(ben, attempt.id, { answers: [1, null, null, null, null] });
    room.at(331);
    const body = { quizId, studentId: ben.uid, answers: [1, 1, 1, 1, 1], timeTaken: 1 };
    await Promise.all([
      room.service.closeAbandoned(attempt.id),
      room.service.handIn(ben, attempt.id, body),
      room.service.start(ben, quizId),
      room.service.closeAbandoned(attempt.id),
    ]);
    expect(await room.totalsOf(ben.uid)).toEqual({ count: 1, percentageSum: 20 });
    expect(await room.countStored(ben.uid)).toBe(1);
  });

  test('the task is ordered before the attempt is stored, for when everything is over', async () => {
    const died = new Error('the machine went away');
    const openAttempts = { ...room.deps.openAttempts, open: () => Promise.reject(died) };
    const service = room.serviceWith({ openAttempts });
    const open = await room.countOpen();
    await expect(service.start(maya, quizId)).rejects.toBe(died);
    expect(room.tasks).toMatchObject([{ afterSeconds: 331 }]);
    expect(await room.countOpen()).toBe(open);
    room.at(331);
    await room.service.closeAbandoned(room.tasks[0]?.attemptId ?? '');
    room.at(0);
    expect((await start()).answers).toEqual(none);
  });

  test('an answer lost on its way back is found by the next try', async () => {
    const { id } = await start();
    await handIn(id, [1, 1, null, null, null]);
    room.at(4000);
    expect(await handIn(id, [1, 1, null, null, null])).toEqual({ attemptId: id });
    expect(await resultOf(id)).toMatchObject({ score: 2, timeTaken: 0 });
  });
});

describe('an abandoned attempt', () => {
  test('is closed by its task with what was saved, at its deadline', async () => {
    const { id } = await start();
    await room.service.save(maya, id, {
      answers: [1, 0, null, null, null],
      questionTimes: [30, 10, 0, 0, 0],
    });
    room.at(332);
    await room.service.closeAbandoned(id);
    expect(await resultOf(id)).toMatchObject({
      score: 1,
      timeTaken: 300,
      completedAt: '2026-11-16T08:05:00.000Z',
    });
  });

  test('is left open by a task that comes too early', async () => {
    const { id } = await start();
    await expect(room.service.closeAbandoned(id)).rejects.toThrow('has time until');
    expect((await start()).id).toBe(id);
  });

  test('leaves no result when nothing was answered, whoever closes it', async () => {
    const { id } = await start();
    room.at(331);
    await expect(handIn(id, [1, 1, 1, 1, 1])).rejects.toMatchObject({ code: 'not-found' });
    await room.service.closeAbandoned(id);
    await expect(handIn(id, [1, 1, 1, 1, 1])).rejects.toMatchObject({ code: 'not-found' });
    expect(await resultOf(id)).toBeNull();
  });
});

test('an empty quiz that is handed in on purpose is a result', async () => {
  const { id } = await start();
  await handIn(id);
  expect(await resultOf(id)).toMatchObject({ score: 0, percentage: 0 });
});

test('a submit without an attempt is graded the same', async () => {
  const answers = [1, 1, 0, null, 1];
  const { id } = await start();
  room.at(40);
  await handIn(id, answers, [8, 8, 8, 8, 8]);
  const body = { quizId, studentId: maya.uid, answers, timeTaken: 40 };
  const plain = await room.plain.submit(
    maya,
    { ...body, questionTimes: [8, 8, 8, 8, 8] },
    undefined,
  );
  const [one, other] = [await resultOf(id), await resultOf(plain.attemptId)];
  // Only its options were not shuffled.
  expect({ ...one, id: '' }).toEqual({ ...other, id: '', isShuffled: true });
});

test('thirty students who submit at once have one attempt each and right totals', async () => {
  const people = Array.from({ length: 30 }, (_, at) => student(`${quizId}-${at}`));
  await Promise.all(
    people.map(async (person, index) => {
      const { attempt } = await room.service.start(person, quizId);
      const answers = Array.from({ length: 5 }, (_, at) => (at < index % 6 ? 1 : 0));
      const body = { quizId, studentId: person.uid, answers, timeTaken: 1 };
      await Promise.all([
        room.service.handIn(person, attempt.id, body),
        room.service.handIn(person, attempt.id, body),
      ]);
    }),
  );
  const totals = await Promise.all(people.map(({ uid }) => room.totalsOf(uid)));
  expect(totals).toEqual(people.map((_, index) => ({ count: 1, percentageSum: (index % 6) * 20 })));
});
