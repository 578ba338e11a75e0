import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import { openClassroom, student, type Classroom } from '../classroom.ts';
import { openLists, schoolTime } from './school-lists.ts';

let room: Classroom;
let school: ReturnType<typeof openLists>;

beforeAll(async () => {
  room = openClassroom('demo-lists');
  school = openLists(room.documents.root);
  await school.addStudent('maya', '9');
  const ofNine = Array.from({ length: 7 }, (_, at) => ({
    ...{ id: `nine-${at}`, targetGrade: 'Grade 9' },
    minutes: at,
  }));
  const ofSix = Array.from({ length: 520 }, (_, at) => ({
    ...{ id: `six-${String(at).padStart(3, '0')}`, targetGrade: 'Grade 6' },
    // Pairs have the same time, so that pages end between equal times.
    minutes: 1000 + Math.floor(at / 2),
  }));
  await school.addQuizzes([...ofNine, ...ofSix]);
});
afterAll(() => room.close());

const newestOfNine = [6, 5, 4, 3, 2, 1, 0].map((at) => `nine-${at}`);

function idsOf({ quizzes }: { quizzes: { id: string }[] }): string[] {
  return quizzes.map(({ id }) => id);
}

/** Reads all pages and returns the content of each. */
async function readAll(limit: number, between: (page: number) => Promise<unknown> | void) {
  const pages: string[][] = [];
  let before: string | undefined;
  for (;;) {
    const page = await school.listQuizzesOf('maya', { limit, before });
    pages.push(idsOf(page));
    if (page.next === null) return pages;
    before = page.next;
    await between(pages.length);
  }
}

test('among 520 newer quizzes of another grade a student finds her own grade first', async () => {
  const { quizzes } = await school.listQuizzesOf('maya', { limit: 100 });
  expect(quizzes.slice(0, 7).map(({ id }) => id)).toEqual(newestOfNine);
  expect(quizzes.filter(({ forYourGrade }) => forYourGrade)).toHaveLength(7);
  expect(quizzes).toHaveLength(100);
});

test.each([7, 60, 100])('pages of %i join without a gap or a double', async (limit) => {
  const pages = await readAll(limit, () => undefined);
  const all = pages.flat();
  expect(all).toHaveLength(527);
  expect(new Set(all).size).toBe(527);
  expect(all.slice(0, 7)).toEqual(newestOfNine);
  const ofSix = all.slice(7);
  expect(ofSix).toEqual(ofSix.toSorted().toReversed());
});

test('a quiz that is published meanwhile moves nothing behind it', async () => {
  const before = (await readAll(60, () => undefined)).flat();
  const pages = await readAll(60, (page) =>
    school.addQuizzes(
      ['Grade 9', 'Grade 6'].map((targetGrade) => ({
        ...{ id: `late-${page}-${targetGrade.slice(6)}`, targetGrade },
        minutes: 5000 + page,
      })),
    ),
  );
  expect(pages.flat()).toEqual(before);
  const late = (await room.documents.collection('quizzes').get()).docs.filter(({ id }) =>
    id.startsWith('late'),
  );
  await Promise.all(late.map(({ ref }) => ref.delete()));
});

test('a list goes on behind a quiz that is gone', async () => {
  const all = (await readAll(100, () => undefined)).flat();
  const first = await school.listQuizzesOf('maya', { limit: 4 });
  await room.documents.doc(`quizzes/${first.quizzes.at(-1)?.id}`).delete();
  const second = await school.listQuizzesOf('maya', { limit: 4, before: first.next ?? '' });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(all.slice(0, 8));
  await school.addQuizzes([{ id: 'nine-3', targetGrade: 'Grade 9', minutes: 3 }]);
});

test('quizzes without a time end no list and shift none', async () => {
  const odd = { minutes: 0, targetGrade: 'Grade 9' };
  await school.addQuizzes([{ id: 'odd-text', ...odd }], { createdAt: 'yesterday' });
  await school.addQuizzes([{ id: 'odd-number', ...odd }], { createdAt: 5 });
  const first = await school.listQuizzesOf('maya', { limit: 1 });
  expect(idsOf(first)).toEqual(['nine-6']);
  expect((await readAll(60, () => undefined)).flat()).toHaveLength(527);
  await Promise.all(
    ['odd-text', 'odd-number'].map((id) => room.documents.doc(`quizzes/${id}`).delete()),
  );
});

test.each([
  ['nothing of ours', 'abc'],
  ['another list', Buffer.from(JSON.stringify([1, 2, 'nine-1'])).toString('base64url')],
  ['a path', Buffer.from(JSON.stringify(['own-grade', [1, 2, 'a/b']])).toString('base64url')],
])('a cursor that is %s is refused', async (_what, before) => {
  const refused = school.listQuizzesOf('maya', { limit: 5, before });
  await expect(refused).rejects.toMatchObject({ code: 'invalid-request' });
});

test('nobody else may page through a student’s quizzes', async () => {
  const asked = school.students.listQuizzes(student('ben'), 'maya', { limit: 5 });
  await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
});

test('a quiz that was taken has its best attempt on whatever page it stands', async () => {
  const taken = { studentId: 'maya', quizId: 'six-000' };
  await room.attempts.add(anAttempt({ id: 'worse', ...taken, percentage: 20 }));
  await room.attempts.add(anAttempt({ id: 'better', ...taken, percentage: 80 }));
  let before: string | undefined;
  let found;
  do {
    const page = await school.listQuizzesOf('maya', { limit: 100, before });
    found = page.quizzes.find(({ id }) => id === 'six-000');
    before = page.next ?? undefined;
  } while (!found && before);
  expect(found?.best).toEqual({ attemptId: 'better', percentage: 80, attempts: 2 });
});

test('a teacher pages through her own quizzes, also those that are not published', async () => {
  const drafts = [1, 2, 3].map((at) => ({
    ...{ id: `draft-${at}`, targetGrade: 'Grade 7' },
    minutes: at,
  }));
  await school.addQuizzes(drafts, { teacherId: 'rosa', status: 'draft' });
  const first = await school.listOwn('rosa', { limit: 2 });
  const rest = await school.listOwn('rosa', { limit: 2, before: first.next ?? '' });
  expect([idsOf(first), idsOf(rest)]).toEqual([['draft-3', 'draft-2'], ['draft-1']]);
  expect(rest.next).toBeNull();
});

test('materials come page by page', async () => {
  const { materials } = school.repositories;
  for (const id of ['a', 'b', 'c']) {
    const uploadDate = schoolTime(id.charCodeAt(0)).toDate().toISOString();
    const file = {
      fileName: `${id}.pdf`,
      sizeBytes: 1,
      path: id,
      topics: ['rivers'],
      ...{ tags: [], classes: [] },
      teacherName: '',
      subject: null,
    };
    await materials.create({ id, name: id, type: 'PDF', uploadDate, teacherId: 'rosa', ...file });
  }
  const first = await materials.list(['all'], { limit: 2 });
  const rest = await materials.list(['all'], { limit: 2, before: first.next ?? '' });
  expect([...first.materials, ...rest.materials].map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(first.materials[0]?.topics).toEqual(['rivers']);
  expect(rest.next).toBeNull();
});

test('attempts are numbered among all at their quiz, and can be asked for by quiz', async () => {
  for (const day of [1, 2, 3]) {
    const completedAt = `2026-03-0${day}T09:00:00.000Z`;
    const attempt = { id: `zoe-${day}`, studentId: 'zoe', quizId: 'rivers', completedAt };
    await room.attempts.add(anAttempt(attempt));
  }
  const other = { studentId: 'zoe', quizId: 'hills', completedAt: '2026-03-02T10:00:00.000Z' };
  await room.attempts.add(anAttempt({ id: 'zoe-hills', ...other }));
  await school.addStudent('zoe', '9');
  const asked = { limit: 2, numbered: 'true' } as const;
  const newest = await school.students.listAttempts(student('zoe'), 'zoe', asked);
  expect(newest.attempts.map(({ id, number }) => [id, number])).toEqual([
    ['zoe-3', 3],
    ['zoe-hills', 1],
  ]);
  const ofQuiz = { limit: 100, quizId: 'rivers' };
  const rivers = await school.students.listAttempts(student('zoe'), 'zoe', ofQuiz);
  expect(rivers.attempts.map(({ id }) => id)).toEqual(['zoe-3', 'zoe-2', 'zoe-1']);
  expect(rivers.attempts[0]).not.toHaveProperty('number');
});
