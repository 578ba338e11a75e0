import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, confirmAddress, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { take } from '../../support/quizzes/question-reports.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { aClass, anOpenClass, CLASS_FIELDS, join } from '../../support/school/classes.ts';

let teacher: Person;
let colleague: Person;
let student: Person;

beforeAll(async () => {
  [teacher, colleague, student] = await Promise.all([
    aTeacher(),
    aTeacher().then(confirmAddress),
    aStudent('9'),
  ]);
});

describe('a class', () => {
  test('is made by its owner and listed with its students', async () => {
    const { token, uid, fullName } = await aTeacher();
    const made = await ask('/api/classes', { token, json: CLASS_FIELDS });
    expect(made.status).toBe(201);
    expect(made.body.class).toEqual({
      ...CLASS_FIELDS,
      id: expect.any(String) as string,
      archivedAt: null,
      teachers: [{ uid, fullName }],
      // Its students can join at once.
      joinCode: {
        code: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
        expiresAt: expect.any(String) as string,
      },
    });
    const { id } = made.body.class as { id: string };
    const { body } = await ask('/api/classes', { token });
    expect(body.classes).toEqual([
      { ...CLASS_FIELDS, id, archivedAt: null, teacherIds: [uid], students: 0 },
    ]);
  });

  test('is read with its students by name', async () => {
    const { id, code } = await anOpenClass(teacher);
    await join(student, code);
    const { status, body } = await ask(`/api/classes/${id}`, { token: teacher.token });
    expect(status).toBe(200);
    const { uid, fullName, email } = student;
    expect(body.students).toEqual([{ uid, fullName, email, grade: '9', timeFactor: 1 }]);
    const listed = await ask('/api/classes', { token: teacher.token });
    expect(listed.body.classes).toContainEqual(expect.objectContaining({ id, students: 1 }));
  });

  test('is edited in what is given alone', async () => {
    const { id } = await aClass(teacher);
    const change = { name: 'Biology 10b', grade: '10' };
    const { status, body } = await edit(id, change);
    expect(status).toBe(200);
    expect(body.class).toMatchObject({ ...CLASS_FIELDS, ...change });
  });

  test('is archived without a code, after those that run, and restored', async () => {
    const owner = await aTeacher();
    const { id, code } = await anOpenClass(owner);
    const running = await aClass(owner, { name: 'Zoology' });
    const archived = await archive(owner, id, true);
    expect(archived.body.class).toMatchObject({ joinCode: null });
    expect(archived.body.class).toHaveProperty('archivedAt', expect.any(String));
    const { body } = await ask('/api/classes', { token: owner.token });
    expect((body.classes as { id: string }[]).map((one) => one.id)).toEqual([running.id, id]);
    expect((await join(student, code)).status).toBe(404);
    const renewed = { method: 'POST', token: owner.token };
    expect((await ask(`/api/classes/${id}/join-code`, renewed)).status).toBe(409);
    const restored = await archive(owner, id, false);
    expect(restored.body.class).toMatchObject({ archivedAt: null });
  });

  test.each([
    [{ ...CLASS_FIELDS, name: ' ' }, 'Please give the class a name.'],
    [{ ...CLASS_FIELDS, timeZone: 'Oslo' }, 'Please choose a time zone.'],
    [{ ...CLASS_FIELDS, grade: '5' }, 'Please select your current grade'],
  ])('is not made of %o', async (json, error) => {
    const { status, body } = await ask('/api/classes', { token: teacher.token, json });
    expect({ status, error: body.error }).toEqual({ status: 400, error });
  });

  test('is not edited without a change', async () => {
    const { id } = await aClass(teacher);
    expect((await edit(id, {})).status).toBe(400);
    expect((await edit(id, { name: '' })).status).toBe(400);
  });
});

describe('co-teachers', () => {
  test('are found by their address, and do what the owner does', async () => {
    const { id } = await aClass(teacher);
    const { status, body } = await invite(id, colleague.email.toUpperCase());
    expect(status).toBe(200);
    expect(body.class).toMatchObject({
      teachers: [{ uid: teacher.uid }, { uid: colleague.uid }],
    });
    expect((await ask(`/api/classes/${id}`, { token: colleague.token })).status).toBe(200);
    expect((await invite(id, colleague.email)).body.class).toEqual(body.class);
  });

  test.each([
    ['a student', () => student.email],
    ['nobody', () => 'nobody@school.example'],
  ])('are no address of %s', async (_who, email) => {
    const { id } = await aClass(teacher);
    const { status, body } = await invite(id, email());
    expect({ status, error: body.error }).toEqual({
      status: 404,
      error:
        'There is no teacher with this address at your school, or she has not confirmed it yet.',
    });
  });

  test('leave themselves, and are taken out by the owner alone', async () => {
    const { id } = await aClass(teacher);
    const third = await confirmAddress(await aTeacher());
    await invite(id, colleague.email);
    await invite(id, third.email);
    expect((await dismiss(colleague, id, third.uid)).status).toBe(403);
    expect((await dismiss(colleague, id, teacher.uid)).status).toBe(409);
    expect((await dismiss(teacher, id, teacher.uid)).status).toBe(409);
    expect((await dismiss(teacher, id, third.uid)).status).toBe(200);
    expect((await dismiss(teacher, id, third.uid)).status).toBe(404);
    expect((await dismiss(colleague, id, colleague.uid)).status).toBe(200);
    expect((await ask(`/api/classes/${id}`, { token: colleague.token })).status).toBe(404);
  });

  test('are seven at most', async () => {
    const { id } = await aClass(teacher);
    const others = await Promise.all(
      Array.from({ length: 8 }, async () => confirmAddress(await aTeacher())),
    );
    const answers = [];
    for (const { email } of others) answers.push((await invite(id, email)).status);
    expect(answers).toEqual([...Array<number>(7).fill(200), 409]);
  });
});

describe('a student', () => {
  test('is taken out of the class and keeps her account', async () => {
    const { id, code } = await anOpenClass(teacher);
    const pupil = await aStudent();
    await join(pupil, code);
    expect((await expel(id, pupil.uid)).status).toBe(200);
    expect((await expel(id, pupil.uid)).status).toBe(404);
    const { body } = await ask(`/api/classes/${id}`, { token: teacher.token });
    expect(body.students).toEqual([]);
    expect((await ask(`/api/auth/user/${pupil.uid}`, { token: pupil.token })).status).toBe(200);
  });

  test('sees her own classes that run, with their teachers', async () => {
    const pupil = await aStudent();
    const [first, second] = [await anOpenClass(teacher), await anOpenClass(teacher)];
    await join(pupil, first.code);
    await join(pupil, second.code);
    await archive(teacher, second.id, true);
    const path = `/api/student/${pupil.uid}/classes`;
    const { status, body } = await ask(path, { token: pupil.token });
    expect(status).toBe(200);
    expect(body.classes).toEqual([
      {
        ...CLASS_FIELDS,
        id: first.id,
        archivedAt: null,
        showsMarks: false,
        teacherNames: [teacher.fullName],
      },
    ]);
    expect((await ask(path, { token: student.token })).status).toBe(403);
    expect((await ask(path, { token: teacher.token })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
  });
});

describe('the numbers of a class', () => {
  test('are of its students alone', async () => {
    const { id, code } = await anOpenClass(teacher);
    const [pupil, outsider, quiz] = [await aStudent(), await aStudent(), await aQuiz(teacher)];
    await join(pupil, code);
    await take(pupil, { ...quiz, version: 1 }, 2);
    await take(outsider, { ...quiz, version: 1 }, 3);
    const { uid, token } = teacher;
    const overview = await ask(`/api/teacher/${uid}/students-overview?classId=${id}`, { token });
    expect(overview.body.students).toMatchObject([{ studentId: pupil.uid, quizzesTaken: 1 }]);
    const insights = await ask(`/api/teacher/${uid}/class-insights?classId=${id}`, { token });
    expect(insights.body.numbers).toMatchObject({ students: 1, started: 1 });
    const own = await ask(`/api/quizzes/${quiz.id}/analysis?classId=${id}`, { token });
    expect(own.body.analysis).toMatchObject({ students: 1 });
    const all = await ask(`/api/quizzes/${quiz.id}/analysis`, { token });
    expect(all.body.analysis).toMatchObject({ students: 2 });
  });

  test.each(['students-overview', 'class-insights'])(
    'are not there for others: %s',
    async (name) => {
      const { id } = await aClass(teacher);
      const { uid, token } = colleague;
      const ofClass = (classId: string) => `/api/teacher/${uid}/${name}?classId=${classId}`;
      expect((await ask(ofClass(id), { token })).status).toBe(404);
      expect((await ask(ofClass('nobody-has-this-id'), { token })).status).toBe(404);
      expect((await ask(ofClass('a/b'), { token })).status).toBe(400);
    },
  );

  test('are not in the analysis of a quiz of somebody who does not teach it', async () => {
    const [{ id }, quiz] = [await aClass(teacher), await aQuiz(colleague)];
    const ofClass = `/api/quizzes/${quiz.id}/analysis?classId=${id}`;
    expect((await ask(ofClass, { token: colleague.token })).status).toBe(404);
  });
});

type Row = [method: string, path: string, json?: object];
const ROWS: Row[] = [
  ['GET', ''],
  ['PATCH', '', { name: 'Mine' }],
  ['PUT', '/archived', { archived: true }],
  ['POST', '/teachers', { email: 'someone@school.example' }],
  ['DELETE', '/teachers/someone'],
  ['POST', '/join-code'],
  ['DELETE', '/join-code'],
  ['DELETE', '/students/someone'],
  [
    'POST',
    '/roster',
    { rows: [{ fullName: 'A', email: 'a@b.example', grade: '9' }], preview: true },
  ],
];

describe.each(ROWS)('%s /api/classes/:id%s', (method, path, json) => {
  const request = (token?: string) => (json ? { method, token, json } : { method, token });

  test('answers 401 without a token, 403 to students, 404 to who does not teach it', async () => {
    const { id } = await aClass(teacher);
    const url = `/api/classes/${id}${path}`;
    expect((await ask(url, request())).status).toBe(401);
    expect((await ask(url, request(student.token))).status).toBe(403);
    expect((await ask(url, request(colleague.token))).status).toBe(404);
    const unknown = `/api/classes/nobody-has-this-id${path}`;
    expect((await ask(unknown, request(teacher.token))).status).toBe(404);
    const wrong = `/api/classes/__no__${path}`;
    expect((await ask(wrong, request(teacher.token))).status).toBe(400);
  });
});

test.each(['GET', 'POST'])('%s /api/classes is for teachers', async (method) => {
  const json = method === 'POST' ? { json: CLASS_FIELDS } : {};
  expect((await ask('/api/classes', { method, ...json })).status).toBe(401);
  expect((await ask('/api/classes', { method, token: student.token, ...json })).status).toBe(403);
});

function edit(id: string, json: object) {
  return ask(`/api/classes/${id}`, { method: 'PATCH', token: teacher.token, json });
}

function archive({ token }: Person, id: string, archived: boolean) {
  return ask(`/api/classes/${id}/archived`, { method: 'PUT', token, json: { archived } });
}

function invite(id: string, email: string) {
  return ask(`/api/classes/${id}/teachers`, { token: teacher.token, json: { email } });
}

function dismiss({ token }: Person, id: string, uid: string) {
  return ask(`/api/classes/${id}/teachers/${uid}`, { method: 'DELETE', token });
}

function expel(id: string, uid: string) {
  return ask(`/api/classes/${id}/students/${uid}`, { method: 'DELETE', token: teacher.token });
}
