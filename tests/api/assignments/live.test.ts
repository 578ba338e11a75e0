import { beforeAll, describe, expect, test } from 'vitest';
import { aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import {
  aClassOf,
  anAssignmentIn,
  keepSeat,
  keepTry,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';

let room: AssignedClass;
let people: Person[];
beforeAll(async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
  people = await Promise.all(names.map((name) => aStudentNamed(name)));
  room = await aClassOf(await aTeacher(), people);
});

function person(at: number): Person {
  const found = people[at];
  if (!found) throw new Error('nobody is there');
  return found;
}

function read({ token }: Pick<Person, 'token'>, id: string) {
  return ask(`/api/assignments/${id}/live`, { token });
}

describe('GET /api/assignments/:id/live', () => {
  test('tells of each student whom it is given to how far she is', async () => {
    const only = [0, 1, 2, 3].map((at) => person(at).uid);
    const given = await anAssignmentIn(room, { only, release: 'by-hand', attempts: 2 });
    await keepTry(person(0), given.id, { percentage: 60 });
    await keepSeat(person(1), given);
    const nothing = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0 };
    const path = `/api/assignments/${given.id}/students/${person(2).uid}`;
    const json = { ...nothing, isExcused: true };
    await ask(path, { method: 'PUT', token: room.teacher.token, json });

    const { status, body } = await read(room.teacher, given.id);
    expect(status).toBe(200);
    expect(body.assignment).toMatchObject({ id: given.id, state: 'open' });
    expect(body.students).toMatchObject([
      { fullName: 'Ada', state: 'handed-in', deadline: null, mark: { percentage: 60 } },
      { fullName: 'Ben', state: 'working', answered: 2, mark: { state: 'waiting' } },
      { fullName: 'Cleo', state: 'excused', exception: { isExcused: true } },
      { fullName: 'Dora', state: 'not-started', startedAt: null, exception: nothing },
    ]);
    const [, ben] = body.students as { savedAt: string; startedAt: string }[];
    expect(Date.parse(ben?.savedAt ?? '')).toBeGreaterThan(Date.parse(ben?.startedAt ?? ''));
  });

  test('is for the teachers of the class', async () => {
    const { id } = await anAssignmentIn(room);
    expect((await read({ token: '' }, id)).status).toBe(401);
    expect((await read(person(0), id)).status).toBe(403);
    expect((await read(await aTeacher(), id)).status).toBe(404);
    expect((await read(room.teacher, 'a.b')).status).toBe(400);
    expect((await read(room.teacher, 'none')).status).toBe(404);
  });
});
