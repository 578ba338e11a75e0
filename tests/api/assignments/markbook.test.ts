import { beforeAll, describe, expect, test } from 'vitest';
import { aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import {
  aClassOf,
  anAssignmentIn,
  inMinutes,
  keepTry,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';

let room: AssignedClass;
let zoe: Person;
let ada: Person;
beforeAll(async () => {
  [zoe, ada] = [await aStudentNamed('Zoe Zander'), await aStudentNamed('Ada Abel')];
  room = await aClassOf(await aTeacher(), [zoe, ada]);
});

function read({ token }: Pick<Person, 'token'>, id = room.id) {
  return ask(`/api/classes/${id}/markbook`, { token });
}

describe('GET /api/classes/:id/markbook', () => {
  test('shows the students by name, the newest assignment first, also what is held', async () => {
    const first = await anAssignmentIn(room, { release: 'by-hand', attempts: 3 });
    await keepTry(zoe, first.id, { attemptId: 'zoe-1', score: 2, percentage: 40 });
    await keepTry(zoe, first.id, { attemptId: 'zoe-2', score: 5, percentage: 100, isLate: true });
    const second = await anAssignmentIn(room, { only: [zoe.uid] });
    const path = `/api/assignments/${second.id}/students/${zoe.uid}`;
    const nothing = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0 };
    const json = { ...nothing, isExcused: true };
    await ask(path, { method: 'PUT', token: room.teacher.token, json });
    const third = await anAssignmentIn(room, { dueAt: inMinutes(20) });
    await ask(`/api/assignments/${third.id}/close`, { method: 'POST', token: room.teacher.token });

    const { status, body } = await read(room.teacher);
    expect(status).toBe(200);
    expect(body.class).toMatchObject({ id: room.id, name: '9B', subject: 'Biology' });
    expect(body.assignments).toMatchObject([
      { id: third.id },
      { id: second.id },
      { id: first.id, isReleased: false },
    ]);
    expect(body.rows).toMatchObject([
      {
        ...{ studentId: ada.uid, fullName: 'Ada Abel' },
        marks: [{ state: 'missing' }, { state: 'not-given' }, { state: 'waiting', attempts: 0 }],
      },
      {
        ...{ studentId: zoe.uid, fullName: 'Zoe Zander' },
        marks: [
          { state: 'missing', attemptId: null },
          { state: 'excused', percentage: null },
          { state: 'late', attemptId: 'zoe-2', score: 5, totalQuestions: 5, attempts: 2 },
        ],
      },
    ]);
  });

  test('of a class without students and assignments is empty', async () => {
    const empty = await aClassOf(room.teacher, []);
    const { body } = await read(room.teacher, empty.id);
    expect(body).toMatchObject({ assignments: [], rows: [] });
  });

  test('is for the teachers of the class', async () => {
    expect((await read({ token: '' })).status).toBe(401);
    expect((await read(ada)).status).toBe(403);
    expect((await read(await aTeacher())).status).toBe(404);
    expect((await read(room.teacher, 'a.b')).status).toBe(400);
    expect((await read(room.teacher, 'none')).status).toBe(404);
  });
});
