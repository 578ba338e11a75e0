import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { report, take } from '../../support/quizzes/question-reports.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { aClassOf, anAssignmentIn, handInAssignment } from '../../support/school/assigned-class.ts';

const read = ({ token }: Pick<Person, 'token'>, uid: string) =>
  ask(`/api/student/${uid}/today`, { token });

test('a student gets what is hers now', async () => {
  const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
  const answers = answersFor(quiz, 3);
  const { body: handedIn } = await submit(student, quiz, { answers });
  const started = await ask(`/api/quizzes/${quiz.id}/attempts`, {
    ...{ method: 'POST', token: student.token },
  });
  const { status, body } = await read(student, student.uid);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    serverNow: expect.stringMatching(/Z$/) as string,
    today: {
      openAttempts: [{ quizId: quiz.id, quizTitle: quiz.title, answered: 0, numQuestions: 5 }],
      assignment: null,
      toReview: 2,
      lastResult: { attemptId: handedIn.attemptId, quizTitle: quiz.title, percentage: 60 },
    },
  });
  const { today } = body as { today: { openAttempts: object[]; newQuiz: { id: string } | null } };
  const { id: attemptId } = started.body.attempt as { id: string };
  expect(today.openAttempts).toMatchObject([{ attemptId }]);
  expect(today.newQuiz?.id).not.toBe(quiz.id);
});

test('who is in no class is told so, until she joins one', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  expect((await read(student, student.uid)).body.today).toMatchObject({ isInNoClass: true });
  await aClassOf(teacher, [student]);
  expect((await read(student, student.uid)).body.today).not.toHaveProperty('isInNoClass');
});

test('it is her own', async () => {
  const student = await aStudent();
  expect((await read(await aStudent(), student.uid)).status).toBe(403);
  expect((await read(await aTeacher(), student.uid)).status).toBe(403);
  expect((await read({ token: '' }, student.uid)).status).toBe(401);
  expect((await read(student, 'a.b')).status).toBe(400);
});

describe('GET /api/teacher/:uid/today', () => {
  const readOf = ({ token }: Pick<Person, 'token'>, uid: string) =>
    ask(`/api/teacher/${uid}/today`, { token });

  test('has what her classes work at, and first the results that wait for her', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    expect((await readOf(teacher, teacher.uid)).body.today).toEqual({
      assignments: [],
      more: 0,
      classes: [],
    });
    const room = await aClassOf(teacher, [student]);
    const shown = await anAssignmentIn(room, { release: 'at-once' });
    const open = await anAssignmentIn(room);
    const waiting = await anAssignmentIn(room, { release: 'by-hand' });
    await handInAssignment(student.token, student.uid, waiting.id);
    for (const { id } of [shown, waiting])
      await ask(`/api/assignments/${id}/close`, { method: 'POST', token: teacher.token });
    const { status, body } = await readOf(teacher, teacher.uid);
    expect(status).toBe(200);
    expect(body.today).toMatchObject({
      assignments: [
        { id: waiting.id, state: 'closed', handedIn: 1 },
        { id: open.id, state: 'open', handedIn: 0 },
      ],
      more: 0,
      classes: [{ open: 1, toRelease: 1 }],
    });
  });

  test('says which questions students have reported', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const attemptId = await take(student, quiz, 3);
    expect((await report(student, attemptId, quiz.questions[0]?.id ?? '')).status).toBeLessThan(
      300,
    );
    expect((await readOf(teacher, teacher.uid)).body.today).toMatchObject({
      reported: {
        questions: 1,
        quizzes: [{ quizId: quiz.id, quizTitle: quiz.title, questions: 1 }],
      },
    });
  });

  test('is her own', async () => {
    const teacher = await aTeacher();
    expect((await readOf(await aTeacher(), teacher.uid)).status).toBe(403);
    expect((await readOf(await aStudent(), teacher.uid)).status).toBe(403);
    expect((await readOf({ token: '' }, teacher.uid)).status).toBe(401);
    expect((await readOf(teacher, 'a.b')).status).toBe(400);
  });
});
