import { expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes.ts';
import { ask } from '../../support/site.ts';

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

test('it is her own', async () => {
  const student = await aStudent();
  expect((await read(await aStudent(), student.uid)).status).toBe(403);
  expect((await read(await aTeacher(), student.uid)).status).toBe(403);
  expect((await read({ token: '' }, student.uid)).status).toBe(401);
  expect((await read(student, 'a.b')).status).toBe(400);
});
