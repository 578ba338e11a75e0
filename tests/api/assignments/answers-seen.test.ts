import { beforeAll, describe, expect, test } from 'vitest';
import { aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';
import { aClassOf, type AssignedClass } from '../../support/school/assigned-class.ts';

let room: AssignedClass;
let quiz: AQuiz;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  [ada, bo] = [await aStudentNamed('Ada Abel'), await aStudentNamed('Bo Berg')];
  room = await aClassOf(await aTeacher(), [ada, bo]);
  quiz = await aQuiz(room.teacher);
});

describe('GET /api/classes/:id/quizzes/:quizId/answers-seen', () => {
  const read = ({ token }: Pick<Person, 'token'>, id = room.id, quizId = quiz.id) =>
    ask(`/api/classes/${id}/quizzes/${quizId}/answers-seen`, { token });

  test('names who has taken the quiz, of how many', async () => {
    expect((await read(room.teacher)).body).toMatchObject({ students: 2, seen: [] });
    await submit(ada, quiz);
    const { status, body } = await read(room.teacher);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      students: 2,
      seen: [{ studentId: ada.uid, fullName: 'Ada Abel' }],
    });
  });

  test('is nobody at a quiz that does not exist', async () => {
    expect((await read(room.teacher, room.id, 'none')).body).toMatchObject({ seen: [] });
  });

  test('is for the teachers of the class', async () => {
    expect((await read({ token: '' })).status).toBe(401);
    expect((await read(bo)).status).toBe(403);
    expect((await read(await aTeacher())).status).toBe(404);
    expect((await read(room.teacher, 'none')).status).toBe(404);
    expect((await read(room.teacher, 'a.b')).status).toBe(400);
  });
});

describe('GET /api/quizzes/:id/given', () => {
  const read = ({ token }: Pick<Person, 'token'>, id = quiz.id) =>
    ask(`/api/quizzes/${id}/given`, { token });

  test('is for the teacher of the quiz', async () => {
    expect(await read(room.teacher)).toMatchObject({ status: 200, body: { classes: [] } });
    expect((await read({ token: '' })).status).toBe(401);
    expect((await read(bo)).status).toBe(403);
    expect((await read(await aTeacher())).status).toBe(403);
    expect((await read(room.teacher, 'none')).status).toBe(404);
    expect((await read(room.teacher, 'a.b')).status).toBe(400);
  });
});
