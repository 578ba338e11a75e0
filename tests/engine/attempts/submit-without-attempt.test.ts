import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aQuiz, openClassroom, student, type Classroom } from '../classroom.ts';

let room: Classroom;
let quizId = '';
const maya = student('maya');
const right = [1, 1, 1, 1, 1];

beforeAll(() => {
  room = openClassroom('demo-submit-without-attempt');
});
afterAll(() => room.close());
beforeEach(() => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  room.quizzes.set(quizId, aQuiz(quizId));
  room.at(0);
});

async function start() {
  return (await room.service.start(maya, quizId)).attempt;
}

function aBody(answers: (number | null)[] = right) {
  return { quizId, studentId: maya.uid, answers, timeTaken: 1 };
}

/** Submits like POST /quiz/submit without an attemptId. */
async function submit(
  body = aBody(),
  key?: string,
): Promise<{ attemptId: string; notice?: string | undefined }> {
  return (await room.service.handInRunning(maya, body, key)) ?? room.plain.submit(maya, body, key);
}

describe('a submit that names no attempt', () => {
  test('hands in the open attempt at the quiz, in its time', async () => {
    const { id } = await start();
    room.at(40);
    expect(await submit()).toEqual({ attemptId: id });
    expect(await room.attempts.find(id)).toMatchObject({ score: 5, timeTaken: 40 });
    expect(await room.countStored(maya.uid)).toBe(1);
  });

  test('is late after the deadline: only what was saved counts', async () => {
    const { id } = await start();
    await room.service.save(maya, id, { answers: [1, null, null, null, null] });
    room.at(331);
    const { attemptId, notice } = await submit();
    expect(attemptId).toBe(id);
    expect(notice).toContain('too late');
    expect(await room.attempts.find(id)).toMatchObject({ score: 1, timeTaken: 300 });
  });

  test('keeps what was saved where it has no answer', async () => {
    const { id } = await start();
    await room.service.save(maya, id, { answers: [1, null, null, null, null] });
    await submit(aBody([null, 1, null, null, null]));
    expect(await room.attempts.find(id)).toMatchObject({ score: 2 });
  });

  test('that comes again by its key finds the same attempt', async () => {
    const { id } = await start();
    const replies = [await submit(aBody(), 'key'), await submit(aBody(), 'key')];
    expect(replies).toEqual([{ attemptId: id }, { attemptId: id }]);
  });

  test.each(['nothing', 'another attempt'])(
    'that was late is told so again when it is repeated by its key while %s is open',
    async (open) => {
      const { id } = await start();
      await room.service.save(maya, id, { answers: [1, null, null, null, null] });
      room.at(331);
      const first = await submit(aBody(), 'late');
      if (open === 'another attempt') await start();
      expect(first.notice).toContain('too late');
      expect(await submit(aBody(), 'late')).toEqual(first);
    },
  );

  test('that comes five times at once is one attempt', async () => {
    const before = await room.totalsOf(maya.uid);
    const { id } = await start();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => submit(aBody(), 'at-once')));
    expect(replies).toEqual(replies.map(() => ({ attemptId: id })));
    expect((await room.totalsOf(maya.uid)).count).toBe(before.count + 1);
  });

  test('of another version of the quiz does not fit', async () => {
    const { id } = await start();
    const body = { ...aBody(), quizVersion: 2 };
    await expect(submit(body)).rejects.toMatchObject({ code: 'invalid-request' });
    expect(await room.attempts.find(id)).toBeNull();
  });

  test('leaves the attempt of somebody else alone', async () => {
    const ben = student('ben');
    const { attempt } = await room.service.start(ben, quizId);
    expect((await submit()).attemptId).not.toBe(attempt.id);
    const body = { ...aBody(), studentId: ben.uid };
    await expect(submit(body)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
