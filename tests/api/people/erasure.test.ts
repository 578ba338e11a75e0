import { strFromU8, unzipSync } from 'fflate';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../support/people/admins.ts';
import {
  aStudent,
  aStudentNamed,
  aTeacher,
  canSignIn,
  type Person,
} from '../../support/people/people.ts';
import { ask, send, UNTIL_DONE } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { aQuizWithDrafts } from '../../support/quizzes/question-drafts.ts';
import { afterEdit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, answersFor, submit } from '../../support/quizzes/quizzes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

let admin: Person;
let elsewhere: Person;

beforeAll(async () => {
  admin = await anAdmin();
  const { domain } = await aSchool('far-side');
  elsewhere = await aMember(domain, { userType: 'student', currentGrade: '9' });
});

/** Closes an account as an admin does, long enough ago that none of its requests is under way. */
async function close({ uid }: Person): Promise<void> {
  const closedAt = Timestamp.fromMillis(Date.now() - 60 * 60 * 1000);
  await withSchool((school) => school.doc(`users/${uid}`).update({ closedAt }));
}

const erase = (uid: string, json: object, token = admin.token) =>
  ask(`/api/admin/people/${uid}/erase`, { token, json });

const handOver = (uid: string, to: string, token = admin.token) =>
  ask(`/api/admin/people/${uid}/hand-over`, { token, json: { to } });

describe('POST /api/admin/people/:uid/erase', () => {
  test('erases a closed account until nothing is left', async () => {
    const student = await aStudent();
    const quiz = await aQuiz(await aTeacher(), { publish: 'true' });
    await submit(student, quiz, { answers: answersFor(quiz, 2) });
    await close(student);
    const { status, body } = await erase(student.uid, { email: student.email });
    expect(status).toBe(202);
    const { id } = body.erasure as { id: string };
    const state = async () => {
      const told = await ask(`/api/admin/erasures/${id}`, { token: admin.token });
      return (told.body.erasure as { status: string }).status;
    };
    await expect.poll(state, UNTIL_DONE).toBe('done');
    expect(await canSignIn(student.email)).toBe(false);
    const again = await erase(student.uid, { email: student.email });
    expect(again.status).toBe(202);
    const told = await ask(`/api/admin/erasures/${id}`, { token: admin.token });
    expect(again.body.erasure).toEqual(told.body.erasure);
    expect(again.body.erasure).toMatchObject({ id, status: 'done' });
  });

  test('refuses an open account, another address, and the own one', async () => {
    const student = await aStudent();
    const open = await erase(student.uid, { email: student.email });
    expect([open.status, open.body.error]).toEqual([
      409,
      'Only a closed account can be erased. Please close it first.',
    ]);
    await close(student);
    const other = await erase(student.uid, { email: admin.email });
    expect([other.status, other.body.error]).toEqual([
      400,
      'This is not the address of the account.',
    ]);
    expect((await erase(student.uid, {})).status).toBe(400);
    expect((await erase(admin.uid, { email: admin.email })).status).toBe(409);
  });

  test('is for an admin of the school', async () => {
    const { uid, email } = await aStudent();
    const teacher = await aTeacher();
    expect((await ask(`/api/admin/people/${uid}/erase`, { json: { email } })).status).toBe(401);
    expect((await erase(uid, { email }, teacher.token)).status).toBe(403);
    expect((await erase('nobody', { email })).status).toBe(404);
    expect((await erase(elsewhere.uid, { email: elsewhere.email })).status).toBe(404);
  });
});

describe('GET /api/admin/erasures/:id', () => {
  test('is for an admin, and for one that there is', async () => {
    const read = (id: string, token?: string) => ask(`/api/admin/erasures/${id}`, { token });
    expect((await read('none')).status).toBe(401);
    expect((await read('none', (await aTeacher()).token)).status).toBe(403);
    expect((await read('none', admin.token)).status).toBe(404);
    expect((await read('__none__', admin.token)).status).toBe(400);
  });
});

describe('POST /api/admin/people/:uid/hand-over', () => {
  test("makes a teacher's quizzes another's", async () => {
    const [from, to] = [await aTeacher(), await aTeacher()];
    const quiz = await aQuiz(from);
    const { status, body } = await handOver(from.uid, to.uid);
    expect([status, body.moved]).toEqual([200, { quizzes: 1, materials: 0, classes: 0 }]);
    const read = await ask(`/api/quizzes/${quiz.id}`, { token: to.token });
    expect(read.body.quiz).toMatchObject({ teacherId: to.uid });
    const left = await ask('/api/quizzes', { token: from.token });
    expect(left.body.quizzes).toEqual([]);
  });

  test('goes to an open teacher of the school alone', async () => {
    const [from, closed, student] = [await aTeacher(), await aTeacher(), await aStudent()];
    await close(closed);
    for (const to of [closed.uid, student.uid, elsewhere.uid, 'nobody', from.uid]) {
      expect((await handOver(from.uid, to)).status).toBe(400);
    }
    expect((await handOver(student.uid, admin.uid)).status).toBe(404);
    expect((await handOver('nobody', admin.uid)).status).toBe(404);
    expect((await handOver(from.uid, admin.uid, closed.token)).status).not.toBe(200);
    expect((await handOver(from.uid, admin.uid, student.token)).status).toBe(403);
    const path = `/api/admin/people/${from.uid}/hand-over`;
    expect((await ask(path, { json: { to: admin.uid } })).status).toBe(401);
  });
});

const exportOf = async ({ token }: Person) => {
  const own = await send('/api/account/export', { token });
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await own.arrayBuffer()));
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
};

describe('exports', () => {
  test('everybody gets her own, an admin that of anybody in the school', async () => {
    const student = await aStudentNamed('Nora Exported');
    const read = await exportOf(student);
    expect(read('index.html')).toContain('Nora Exported');
    const path = `/api/admin/people/${student.uid}/export`;
    expect((await send(path, { token: admin.token })).status).toBe(200);
    expect((await send(path, { token: student.token })).status).toBe(403);
    expect((await send(path)).status).toBe(401);
    expect((await send('/api/account/export')).status).toBe(401);
    const token = admin.token;
    expect((await send('/api/admin/people/__x__/export', { token })).status).toBe(400);
    expect((await send('/api/admin/people/nobody/export', { token })).status).toBe(404);
    expect((await send(`/api/admin/people/${elsewhere.uid}/export`, { token })).status).toBe(404);
  });

  test('a quiz keeps its own id and version beside its suggested questions', async () => {
    const teacher = await aTeacher();
    const written = await aQuizWithDrafts(teacher);
    const { id, version } = await afterEdit(teacher, written, { title: 'Rivers, once more' });
    const read = await exportOf(teacher);
    expect(JSON.parse(read('data/quizzes.json'))).toEqual([
      expect.objectContaining({
        ...{ id, version, title: 'Rivers, once more', dismissed: [] },
        suggestedQuestions: ['d1', 'd2', 'd3'].map(
          (draft) => expect.objectContaining({ id: draft }) as object,
        ),
      }),
    ]);
  });
});
