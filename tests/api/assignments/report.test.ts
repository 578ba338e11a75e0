import { beforeAll, describe, expect, test } from 'vitest';
import { aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { afterEdit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import {
  aClassOf,
  anAssignmentIn,
  give,
  handInAssignment,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';

let room: AssignedClass;
let ada: Person;
beforeAll(async () => {
  ada = await aStudentNamed('Ada');
  room = await aClassOf(await aTeacher(), [ada]);
});

type Call = [method: 'GET' | 'POST', what: 'report' | 'reminder'];
const calls: Call[] = [
  ['GET', 'report'],
  ['POST', 'reminder'],
];

function call({ token }: Pick<Person, 'token'>, [method, what]: Call, id: string) {
  return ask(`/api/assignments/${id}/${what}`, { method, token });
}

describe('GET /api/assignments/:id/report', () => {
  test('says how the questions were answered, also what is held', async () => {
    const { id } = await anAssignmentIn(room, { release: 'by-hand' });
    const empty = await call(room.teacher, ['GET', 'report'], id);
    expect(empty.body).toMatchObject({ students: 0, reporters: 0 });
    await handInAssignment(ada.token, ada.uid, id);
    const { status, body } = await call(room.teacher, ['GET', 'report'], id);
    expect(status).toBe(200);
    expect(body.students).toBe(1);
    const questions = body.questions as { asked: number; choices: { chosen: number[] } }[];
    for (const { asked, choices } of questions) {
      expect(asked).toBe(1);
      expect(choices.chosen.reduce((sum, one) => sum + one, 0)).toBe(1);
    }
  });
});

describe('GET /api/assignments/:id/questions/:questionId/chosen', () => {
  type Asked = { questionId: string; choices: { chosen: number[] } };

  async function chosenIn(id: string, { token }: Pick<Person, 'token'>, questionId?: string) {
    const report = await call(room.teacher, ['GET', 'report'], id);
    const [asked] = report.body.questions as Asked[];
    const wanted = questionId ?? asked?.questionId;
    const reply = await ask(`/api/assignments/${id}/questions/${wanted}/chosen`, { token });
    return { ...reply, counted: asked?.choices.chosen };
  }

  test.each(['at-once', 'by-hand'] as const)(
    'names who chose what, where results are shown %s',
    async (release) => {
      const { id } = await anAssignmentIn(room, { release });
      expect((await chosenIn(id, room.teacher)).body.students).toEqual([]);
      await handInAssignment(ada.token, ada.uid, id);
      const { status, body, counted } = await chosenIn(id, room.teacher);
      expect(status).toBe(200);
      expect(body.students).toEqual([
        { studentId: ada.uid, fullName: 'Ada', chosen: counted?.indexOf(1) },
      ]);
    },
  );

  test('names who answered a question of another kind, by the buckets of the report', async () => {
    const text = {
      ...{ kind: 'text', question: 'What surrounds a cell?', explanation: '', topic: 'cells' },
      key: { accepted: ['a membrane'], matchCase: false },
    };
    const quiz = await aQuiz(room.teacher, { publish: 'false' });
    await afterEdit(room.teacher, quiz, { questions: [text] });
    const given = await give(room.teacher, quiz, [room]);
    const [{ id }] = given.body.assignments as [{ id: string }];
    const start = { method: 'POST', token: ada.token };
    const { body } = await ask(`/api/assignments/${id}/attempts`, start);
    const { attempt } = body as { attempt: { id: string } };
    const json = {
      ...{ quizId: quiz.id, attemptId: attempt.id, studentId: ada.uid, timeTaken: 60 },
      answers: [{ words: 'A Membrane.' }],
    };
    expect((await ask('/api/quiz/submit', { token: ada.token, json })).status).toBe(201);
    const chosen = await chosenIn(id, room.teacher);
    expect(chosen.body.students).toEqual([
      {
        ...{ studentId: ada.uid, fullName: 'Ada', chosen: null, said: 'A Membrane' },
        buckets: [{ part: 'answer', bucket: 'a membrane' }],
      },
    ]);
  });

  test('is for the teacher who made the quiz', async () => {
    const { id } = await anAssignmentIn(room);
    expect((await chosenIn(id, { token: '' })).status).toBe(401);
    expect((await chosenIn(id, ada)).status).toBe(403);
    expect((await chosenIn(id, await aTeacher())).status).toBe(404);
    expect((await chosenIn(id, room.teacher, 'a.b')).status).toBe(400);
    expect((await chosenIn(id, room.teacher, 'none')).body.error).toBe('Question not found.');
  });
});

describe('GET /api/assignments/:id/answers', () => {
  type Row = { answers: { said: string; points: number; seconds: number }[] };

  function answersOf(id: string, { token }: Pick<Person, 'token'>, query = '') {
    return ask(`/api/assignments/${id}/answers${query}`, { token });
  }

  test.each(['at-once', 'by-hand'] as const)(
    'says every answer of every attempt, where results are shown %s',
    async (release) => {
      const { id } = await anAssignmentIn(room, { release, attempts: 2 });
      expect((await answersOf(id, room.teacher)).body).toMatchObject({ attempts: [], next: null });
      await handInAssignment(ada.token, ada.uid, id);
      await handInAssignment(ada.token, ada.uid, id);
      const { status, body } = await answersOf(id, room.teacher);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        attempts: [1, 2].map((number) => ({
          ...{ studentId: ada.uid, fullName: 'Ada', number, isLate: false, totalQuestions: 5 },
        })),
        next: null,
      });
      for (const { answers, ...attempt } of body.attempts as (Row & Record<string, number>)[]) {
        expect(answers).toHaveLength(5);
        expect(answers.every(({ said }) => said !== '')).toBe(true);
        const points = answers.reduce((sum, one) => sum + one.points, 0);
        const seconds = answers.reduce((sum, one) => sum + one.seconds, 0);
        expect(points).toBe(attempt['score']);
        expect(seconds).toBeCloseTo(attempt['seconds'] ?? NaN, 1);
      }
    },
  );

  test('goes on after an attempt', async () => {
    const { id } = await anAssignmentIn(room, { attempts: 2 });
    await handInAssignment(ada.token, ada.uid, id);
    await handInAssignment(ada.token, ada.uid, id);
    const [first] = (await answersOf(id, room.teacher)).body.attempts as { attemptId: string }[];
    const { body } = await answersOf(id, room.teacher, `?after=${first?.attemptId}`);
    expect(body.attempts).toMatchObject([{ number: 2 }]);
    expect((await answersOf(id, room.teacher, '?after=none')).status).toBe(404);
    expect((await answersOf(id, room.teacher, '?after=a.b')).status).toBe(400);
  });

  test('is for the teacher who made the quiz', async () => {
    const { id } = await anAssignmentIn(room);
    expect((await answersOf(id, { token: '' })).status).toBe(401);
    expect((await answersOf(id, ada)).status).toBe(403);
    expect((await answersOf(id, await aTeacher())).status).toBe(404);
    expect((await answersOf('a.b', room.teacher)).status).toBe(400);
  });
});

describe('POST /api/assignments/:id/reminder', () => {
  test('reminds once, and her student is told in what she has to do', async () => {
    const { id } = await anAssignmentIn(room);
    const first = await call(room.teacher, ['POST', 'reminder'], id);
    expect(first.status).toBe(200);
    const { remindedAt } = first.body.assignment as { remindedAt: string };
    const again = await call(room.teacher, ['POST', 'reminder'], id);
    expect(again.body.assignment).toMatchObject({ remindedAt });
    const toDo = await ask(`/api/student/${ada.uid}/to-do`, { token: ada.token });
    const given = (toDo.body.assignments as { id: string }[]).find((one) => one.id === id);
    expect(given).toMatchObject({ remindedAt });
  });
});

test.each(calls)('%s …/%s is for the teachers of the class', async (...one) => {
  const { id } = await anAssignmentIn(room);
  expect((await call({ token: '' }, one, id)).status).toBe(401);
  expect((await call(ada, one, id)).status).toBe(403);
  expect((await call(await aTeacher(), one, id)).status).toBe(404);
  expect((await call(room.teacher, one, 'a.b')).status).toBe(400);
  expect((await call(room.teacher, one, 'none')).status).toBe(404);
});
