import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aQuiz, type AQuiz } from '../../support/quizzes/quizzes.ts';
import {
  aClassOf,
  aClassWith,
  anAssignmentIn,
  give,
  inMinutes,
  join,
  keepSeat,
  settingsWith,
  type AnAssignment,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';

let room: AssignedClass;
let other: Person;
beforeAll(async () => {
  room = await aClassWith(2);
  other = await aTeacher();
});

function on(
  { token }: Person,
  { id }: Pick<AnAssignment, 'id'>,
  act: string,
  method = 'POST',
  json?: unknown,
) {
  return ask(`/api/assignments/${id}${act}`, { method, token, json });
}

async function handIn(who: Person, given: AnAssignment): Promise<void> {
  const { body } = await on(who, given, '/attempts');
  const { id: attemptId, answers } = body.attempt as { id: string; answers: null[] };
  const json = {
    ...{ attemptId, quizId: given.quizId, studentId: who.uid, timeTaken: 9 },
    answers: answers.map(() => 0),
  };
  const { status } = await ask('/api/quiz/submit', { token: who.token, json });
  expect(status).toBe(201);
}

async function quizOf({ token }: Person, id: string): Promise<AQuiz> {
  return (await ask(`/api/quizzes/${id}`, { token })).body.quiz as AQuiz;
}

describe('POST /api/assignments', () => {
  test('gives a draft to classes: it is published to them alone', async () => {
    const { teacher, students } = room;
    const second = await aClassOf(teacher, []);
    const draft = await aQuiz(teacher, { publish: 'false' });
    const { status, body } = await give(teacher, draft, [room, second], { release: 'by-hand' });
    expect(status).toBe(201);
    expect(body.assignments).toMatchObject([
      { classId: room.id, className: '9B', quizTitle: draft.title, state: 'open' },
      { classId: second.id, isReleased: false, numQuestions: draft.numQuestions },
    ]);
    expect((await quizOf(teacher, draft.id)).status).toBe('assigned');
    const listed = await ask('/api/quizzes', { token: teacher.token });
    expect(listed.body.quizzes).toContainEqual(
      expect.objectContaining({ id: draft.id, status: 'assigned' }),
    );
    for (const who of [other, ...students]) {
      expect((await ask(`/api/quizzes/${draft.id}`, { token: who.token })).status).toBe(404);
    }
  });

  test('gives a colleague’s quiz of the shelf, at its version of now', async () => {
    const shelf = await aQuiz(other);
    const { status, body } = await give(room.teacher, shelf, [room], { keepsVersion: true });
    expect(status).toBe(201);
    expect(body.assignments).toMatchObject([{ quizId: shelf.id, quizTitle: shelf.title }]);
    expect((await quizOf(other, shelf.id)).status).toBe('ready');
  });

  test('divides chosen students among the classes, and refuses who is in none', async () => {
    const [first, second] = room.students;
    const third = await aStudent();
    const next = await aClassOf(room.teacher, [third]);
    const quiz = await aQuiz(room.teacher, { publish: 'false' });
    const only = [first?.uid ?? '', third.uid];
    const { body } = await give(room.teacher, quiz, [room, next], { only });
    expect(body.assignments).toMatchObject([
      { settings: { only: [first?.uid] } },
      { settings: { only: [third.uid] } },
    ]);
    const outside = { only: [third.uid] };
    expect((await give(room.teacher, quiz, [room], outside)).status).toBe(400);
    const none = { only: [second?.uid ?? ''] };
    expect((await give(room.teacher, quiz, [room, next], none)).status).toBe(400);
  });

  test('holds no results of a quiz on the shelf', async () => {
    const quiz = await aQuiz(room.teacher);
    for (const held of [{ release: 'by-hand' }, { release: 'after-closing' }, { shows: 'score' }]) {
      const { status, body } = await give(room.teacher, quiz, [room], held as object);
      expect(status).toBe(400);
      expect(body.error).toContain('Take it off the shelf');
    }
  });

  test.each([
    ['no class', { classIds: [] }],
    ['times out of order', { settings: { dueAt: inMinutes(90) } }],
    ['what is over before it opens', { settings: { dueAt: inMinutes(-1) } }],
    ['no attempt', { settings: { attempts: 0 } }],
  ])('refuses %s', async (_what, { settings, ...fields }: Record<string, unknown>) => {
    const quiz = await aQuiz(room.teacher);
    const changed = settingsWith(settings as object);
    const json = { quizId: quiz.id, classIds: [room.id], settings: changed, ...fields };
    expect((await ask('/api/assignments', { token: room.teacher.token, json })).status).toBe(400);
  });

  test('is for the teachers of the class', async () => {
    const quiz = await aQuiz(other);
    const [student] = room.students;
    expect((await give({ ...other, token: '' }, quiz, [room])).status).toBe(401);
    expect((await give(student ?? other, quiz, [room])).status).toBe(403);
    const foreign = await give(other, quiz, [room]);
    expect(foreign.status).toBe(404);
    expect(foreign.body.error).toBe('Class not found.');
  });

  test('gives to all of the classes or to none', async () => {
    const [own, foreign] = [await aClassOf(room.teacher, []), await aClassOf(other, [])];
    const draft = await aQuiz(room.teacher, { publish: 'false' });
    expect((await give(room.teacher, draft, [own, foreign])).status).toBe(404);
    const path = `/api/classes/${own.id}/assignments`;
    expect((await ask(path, { token: room.teacher.token })).body.assignments).toEqual([]);
    expect((await quizOf(room.teacher, draft.id)).status).toBe('draft');
  });

  test('gives no draft of a colleague and nothing to an archived class', async () => {
    const draft = await aQuiz(other, { publish: 'false' });
    const unknown = await give(room.teacher, draft, [room]);
    expect(unknown.status).toBe(404);
    expect(unknown.body.error).toBe('Quiz not found.');
    const archived = await aClassOf(other, [], { archivedAt: new Date() });
    expect((await give(other, draft, [archived])).status).toBe(409);
    expect((await quizOf(other, draft.id)).status).toBe('draft');
  });
});

describe('GET /api/assignments/:id and those of a class', () => {
  test('any teacher of the class reads them, the newest first', async () => {
    const own = await aClassOf(room.teacher, [], { teacherIds: [other.uid, room.teacher.uid] });
    const first = await anAssignmentIn(own);
    const second = await anAssignmentIn(own);
    const { body } = await ask(`/api/classes/${own.id}/assignments`, { token: other.token });
    expect((body.assignments as AnAssignment[]).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await on(other, first, '', 'GET')).body.assignment).toEqual(first);
  });

  test('for everybody else they do not exist', async () => {
    const given = await anAssignmentIn(room);
    const paths = [`/api/assignments/${given.id}`, `/api/classes/${room.id}/assignments`];
    for (const path of paths) {
      expect((await ask(path, { token: '' })).status).toBe(401);
      expect((await ask(path, { token: room.students[0]?.token })).status).toBe(403);
      expect((await ask(path, { token: other.token })).status).toBe(404);
    }
    for (const path of ['/api/assignments/a.b', '/api/classes/a.b/assignments']) {
      expect((await ask(path, { token: other.token })).status).toBe(400);
    }
  });
});

describe('what a teacher does with an assignment', () => {
  const acts = [
    ['POST', '/open'],
    ['POST', '/close'],
    ['POST', '/release'],
    ['DELETE', ''],
    ['PUT', '/settings'],
  ] as const;

  test.each(acts)('%s …%s is for teachers of the class', async (method, act) => {
    const given = await anAssignmentIn(room);
    const json = act === '/settings' ? { settings: settingsWith() } : undefined;
    const by = (token: string | undefined, id = given.id) =>
      ask(`/api/assignments/${id}${act}`, { method, token, json });
    expect((await by('')).status).toBe(401);
    expect((await by(room.students[0]?.token)).status).toBe(403);
    expect((await by(other.token)).status).toBe(404);
    expect((await by(room.teacher.token, 'a.b')).status).toBe(400);
  });

  test('starts now, closes now and releases, each as often as asked', async () => {
    const times = { opensAt: inMinutes(10), release: 'by-hand' } as const;
    const given = await anAssignmentIn(room, times);
    expect(given.state).toBe('coming');
    expect((await on(room.teacher, given, '/close')).status).toBe(409);
    for (const [act, state, isReleased] of [
      ['/open', 'open', false],
      ['/close', 'closed', false],
      ['/release', 'released', true],
    ] as const) {
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await on(room.teacher, given, act);
        expect(status).toBe(200);
        expect(body.assignment).toMatchObject({ state, isReleased });
      }
    }
    expect((await on(room.teacher, given, '/open')).status).toBe(409);
  });

  test('other settings count from now on, and a later closing opens it again', async () => {
    const given = await anAssignmentIn(room);
    await on(room.teacher, given, '/close');
    const settings = settingsWith({ closesAt: inMinutes(90), attempts: 3 });
    const edited = await on(room.teacher, given, '/settings', 'PUT', { settings });
    expect(edited.body.assignment).toMatchObject({
      state: 'open',
      settings: { attempts: 3, opensAt: given.settings.opensAt },
    });
    const wrong = { settings: settingsWith({ attempts: 11 }) };
    expect((await on(room.teacher, given, '/settings', 'PUT', wrong)).status).toBe(400);
    const stranger = { settings: settingsWith({ only: [other.uid] }) };
    expect((await on(room.teacher, given, '/settings', 'PUT', stranger)).status).toBe(400);
  });

  test('results are not held from now on where the quiz is on the shelf', async () => {
    const quiz = await aQuiz(room.teacher);
    const { body } = await give(room.teacher, quiz, [room]);
    const [given] = body.assignments as AnAssignment[];
    const json = { settings: settingsWith({ release: 'by-hand' }) };
    const edited = await on(room.teacher, given ?? { id: '' }, '/settings', 'PUT', json);
    expect(edited.status).toBe(400);
  });

  test('it goes as long as nobody has worked at it', async () => {
    const given = await anAssignmentIn(room);
    expect((await on(room.teacher, given, '', 'DELETE')).status).toBe(200);
    expect((await on(room.teacher, given, '', 'GET')).status).toBe(404);

    const [student] = room.students;
    if (!student) throw new Error('nobody is there');
    const taken = await anAssignmentIn(room);
    await handIn(student, taken);
    expect((await on(room.teacher, taken, '', 'DELETE')).status).toBe(409);
    const busy = await anAssignmentIn(room);
    await keepSeat(student, busy);
    expect((await on(room.teacher, busy, '', 'DELETE')).status).toBe(409);
  });
});

describe('PUT /api/assignments/:id/students/:uid', () => {
  const nothing = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0, isExcused: false };

  function except(who: Person, given: AnAssignment, uid: string, changes: object) {
    return on(who, given, `/students/${uid}`, 'PUT', { ...nothing, ...changes });
  }

  test('says what is otherwise for one student', async () => {
    const [student] = room.students;
    const given = await anAssignmentIn(room);
    const said = { closesAt: inMinutes(600), moreAttempts: 1 };
    const { status, body } = await except(room.teacher, given, student?.uid ?? '', said);
    expect(status).toBe(200);
    expect(body.exception).toEqual({ ...nothing, ...said });
    const live = await on(room.teacher, given, '/live', 'GET');
    expect(live.body.students).toContainEqual(
      expect.objectContaining({ studentId: student?.uid, exception: { ...nothing, ...said } }),
    );
  });

  test('for a student of the class, by its teachers, with times in their order', async () => {
    const uid = room.students[0]?.uid ?? '';
    const given = await anAssignmentIn(room);
    const excused = { isExcused: true };
    expect((await except({ ...other, token: '' }, given, uid, excused)).status).toBe(401);
    expect((await except(room.students[0] ?? other, given, uid, excused)).status).toBe(403);
    expect((await except(other, given, uid, excused)).status).toBe(404);
    const stranger = await aStudent();
    expect((await except(room.teacher, given, stranger.uid, excused)).status).toBe(404);
    const early = { closesAt: inMinutes(10) };
    expect((await except(room.teacher, given, uid, early)).status).toBe(400);
    expect((await except(room.teacher, given, uid, { moreAttempts: -1 })).status).toBe(400);
  });
});

test('a student who joins a second class keeps the first', async () => {
  const [student] = room.students;
  const second = await aClassOf(room.teacher, []);
  if (!student) throw new Error('nobody is there');
  await join(second.id, student);
  const given = await anAssignmentIn(second);
  const { body } = await ask(`/api/student/${student.uid}/to-do`, { token: student.token });
  expect(body.assignments).toContainEqual(expect.objectContaining({ id: given.id }));
});
