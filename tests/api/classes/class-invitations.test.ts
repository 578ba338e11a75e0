import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../support/people/admins.ts';
import {
  aStudentNamed,
  aTeacher,
  confirmAddress,
  type Person,
} from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClass, anOpenClass, CLASS_FIELDS, join } from '../../support/school/classes.ts';

let teacher: Person;
let colleague: Person;
let head: Person;

beforeAll(async () => {
  [teacher, colleague, head] = await Promise.all([aTeacher(), aTeacher(), anAdmin()]);
});

type Offer = { id: string; name: string };
const UNKNOWN = 'nobody-has-this-id';

async function take(by: Person, id: string, email: string) {
  const rows = [{ fullName: 'Grace Hopper', email, grade: '9' }];
  const json = { rows, preview: false };
  const { body } = await ask(`/api/classes/${id}/roster`, { token: by.token, json });
  return (body.results as { outcome: string }[])[0]?.outcome;
}

/** A student with an account of her own who was invited into a class by a list. */
async function anInvited(): Promise<{ student: Person; classId: string; offer: Offer }> {
  const [student, { id }] = [
    await confirmAddress(await aStudentNamed('Grace Hopper')),
    await aClass(teacher),
  ];
  expect(await take(teacher, id, student.email)).toBe('invite');
  const [offer] = await offersOf(student);
  if (!offer) throw new Error('Nothing is offered to her.');
  return { student, classId: id, offer };
}

async function offersOf({ uid, token }: Person): Promise<Offer[]> {
  const { status, body } = await ask(`/api/student/${uid}/class-invitations`, { token });
  expect(status).toBe(200);
  return body.invitations as Offer[];
}

async function readClass(id: string) {
  const { body } = await ask(`/api/classes/${id}`, { token: teacher.token });
  return body as { students: { uid: string }[]; invitations: { id: string; email: string }[] };
}

function answer(method: 'POST' | 'DELETE', { uid, token }: Person, id: string) {
  return ask(`/api/student/${uid}/class-invitations/${id}`, { method, token });
}

function readAudit(uid: string, act: string) {
  return ask(`/api/admin/audit?uid=${uid}&act=${act}`, { token: head.token });
}

describe('an invitation into a class', () => {
  test('is offered with the class and its teachers, and joined by the student', async () => {
    const { student, classId, offer } = await anInvited();
    const { name, subject, grade } = CLASS_FIELDS;
    const teacherNames = [teacher.fullName];
    expect(offer).toMatchObject({ name, subject, grade, teacherNames });
    const before = await readClass(classId);
    expect(before.students).toEqual([]);
    expect(before.invitations).toEqual([
      {
        ...{ id: offer.id, email: student.email },
        ...{ invitedAt: expect.any(String) as string, expiresAt: expect.any(String) as string },
      },
    ]);
    const joined = await answer('POST', student, offer.id);
    expect(joined.body.class).toEqual({ ...CLASS_FIELDS, id: classId, archivedAt: null });
    const after = await readClass(classId);
    expect(after.students).toMatchObject([{ uid: student.uid }]);
    expect(after.invitations).toEqual([]);
    expect(await offersOf(student)).toEqual([]);
    expect((await answer('POST', student, offer.id)).status).toBe(404);
    const { body } = await readAudit(student.uid, 'class.joined');
    expect(body.entries).toMatchObject([
      { actor: { uid: student.uid }, target: { kind: 'class', id: classId } },
    ]);
  });

  test('is declined by the student, and can come again', async () => {
    const { student, classId, offer } = await anInvited();
    expect((await answer('DELETE', student, offer.id)).status).toBe(200);
    expect((await answer('DELETE', student, offer.id)).status).toBe(404);
    expect((await readClass(classId)).invitations).toEqual([]);
    expect(await take(teacher, classId, student.email)).toBe('invite');
  });

  test('is withdrawn by a teacher of the class alone', async () => {
    const { student, classId, offer } = await anInvited();
    const path = `/api/classes/${classId}/invitations/${offer.id}`;
    const withdraw = (token?: string) => ask(path, { method: 'DELETE', ...(token && { token }) });
    expect((await withdraw()).status).toBe(401);
    expect((await withdraw(student.token)).status).toBe(403);
    expect((await withdraw(colleague.token)).status).toBe(404);
    // The path of another class does not work either.
    const other = `/api/classes/${(await aClass(colleague)).id}/invitations/${offer.id}`;
    const { token } = colleague;
    expect((await ask(other, { method: 'DELETE', token })).status).toBe(404);
    expect((await withdraw(teacher.token)).status).toBe(200);
    expect((await withdraw(teacher.token)).status).toBe(404);
    expect(await offersOf(student)).toEqual([]);
  });

  test('goes with the class and with its teacher', async () => {
    const { student, classId, offer } = await anInvited();
    const { token } = teacher;
    const archive = (archived: boolean) =>
      ask(`/api/classes/${classId}/archived`, { method: 'PUT', token, json: { archived } });
    await archive(true);
    expect(await offersOf(student)).toEqual([]);
    await archive(false);
    expect(await offersOf(student)).toEqual([]);
    expect((await answer('POST', student, offer.id)).status).toBe(404);
    const leaving = await aTeacher();
    const theirs = await aClass(leaving);
    expect(await take(leaving, theirs.id, student.email)).toBe('invite');
    expect(await offersOf(student)).toHaveLength(1);
    const close = `/api/admin/people/${leaving.uid}/close`;
    await ask(close, { method: 'POST', token: head.token });
    expect(await offersOf(student)).toEqual([]);
    const open = `/api/admin/people/${leaving.uid}/open`;
    await ask(open, { method: 'POST', token: head.token });
    expect(await offersOf(student)).toEqual([]);
  });

  test('is no longer waited for when she has joined by the code', async () => {
    const { student, classId } = await anInvited();
    const { token } = teacher;
    const opened = await ask(`/api/classes/${classId}/join-code`, { method: 'POST', token });
    const { joinCode } = opened.body.class as { joinCode: { code: string } };
    expect((await join(student, joinCode.code)).status).toBe(200);
    expect((await readClass(classId)).invitations).toEqual([]);
    const path = `/api/classes/${classId}/students/${student.uid}`;
    expect((await ask(path, { method: 'DELETE', token })).status).toBe(200);
    // A student who was removed cannot return by an old invitation.
    expect(await offersOf(student)).toEqual([]);
  });
});

describe('an admin', () => {
  test('sees what waits for a student, and answers it for her', async () => {
    const { student, classId, offer } = await anInvited();
    const path = `/api/admin/people/${student.uid}`;
    const { token } = head;
    const { body } = await ask(path, { token });
    expect(body.invitations).toMatchObject([
      { id: offer.id, name: CLASS_FIELDS.name, invitedBy: teacher.fullName },
    ]);
    const accept = `${path}/class-invitations/${offer.id}`;
    expect((await ask(accept, { method: 'POST' })).status).toBe(401);
    expect((await ask(accept, { method: 'POST', token: teacher.token })).status).toBe(403);
    expect((await ask(accept, { method: 'POST', token })).status).toBe(200);
    expect((await readClass(classId)).students).toMatchObject([{ uid: student.uid }]);
    expect((await ask(accept, { method: 'POST', token })).status).toBe(404);
    const entries = await readAudit(student.uid, 'class.joined');
    expect(entries.body.entries).toMatchObject([{ actor: { uid: head.uid } }]);
  });

  test('withdraws it', async () => {
    const { student, offer } = await anInvited();
    const path = `/api/admin/people/${student.uid}/class-invitations/${offer.id}`;
    const { token } = head;
    expect((await ask(path, { method: 'DELETE', token })).status).toBe(200);
    expect((await ask(path, { method: 'DELETE', token })).status).toBe(404);
    expect(await offersOf(student)).toEqual([]);
    const { body } = await readAudit(student.uid, 'class.invitation-withdrawn');
    expect(body.entries).toHaveLength(1);
  });

  test('adds by her own list whom others ask', async () => {
    const student = await confirmAddress(await aStudentNamed('Grace Hopper'));
    const { id } = await aClass(head);
    expect(await take(head, id, student.email)).toBe('add');
  });
});

describe('a student', () => {
  test('leaves a class, which is written down', async () => {
    const { id, code } = await anOpenClass(teacher);
    const student = await aStudentNamed('Lea Vega');
    await join(student, code);
    const path = `/api/student/${student.uid}/classes/${id}`;
    const leave = (token?: string) => ask(path, { method: 'DELETE', ...(token && { token }) });
    expect((await leave()).status).toBe(401);
    expect((await leave(teacher.token)).status).toBe(403);
    expect((await leave((await aStudentNamed('Otto')).token)).status).toBe(403);
    expect((await leave(student.token)).status).toBe(200);
    expect((await leave(student.token)).status).toBe(404);
    expect((await readClass(id)).students).toEqual([]);
    const { token } = teacher;
    const time = await ask(`/api/student/${student.uid}/accommodation`, { token });
    expect(time.status).toBe(404);
    const { body } = await readAudit(student.uid, 'class.left');
    expect(body.entries).toMatchObject([{ target: { id } }]);
  });

  test('names a class and an invitation by ids that can be some', async () => {
    const student = await aStudentNamed('Lea Vega');
    const { uid, token } = student;
    const wrong = [`/classes/__no__`, `/class-invitations/__no__`];
    for (const path of wrong) {
      const answered = await ask(`/api/student/${uid}${path}`, { method: 'DELETE', token });
      expect(answered.status).toBe(400);
    }
    expect((await answer('POST', student, '__no__')).status).toBe(400);
    expect((await answer('POST', student, UNKNOWN)).status).toBe(404);
  });
});
