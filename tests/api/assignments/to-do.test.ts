import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import {
  aClassOf,
  aClassWith,
  anAssignmentIn,
  inMinutes,
  keepSeat,
  keepTry,
  type AnAssignment,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';

type Listed = AnAssignment & { handedIn: object[]; closesAt: string };

let room: AssignedClass;
let maya: Person;
let ben: Person;
beforeAll(async () => {
  room = await aClassWith(2);
  const [first, second] = room.students;
  if (!first || !second) throw new Error('nobody is there');
  [maya, ben] = [first, second];
});

async function toDoOf({ uid, token }: Person) {
  const { body } = await ask(`/api/student/${uid}/to-do`, { token });
  return body as { assignments: Listed[]; timeFactor: unknown; serverNow: string };
}

async function listedFor(who: Person, { id }: AnAssignment): Promise<Listed | undefined> {
  return (await toDoOf(who)).assignments.find((one) => one.id === id);
}

describe('GET /api/student/:uid/to-do', () => {
  test('shows what is asked of her, the soonest due first', async () => {
    const { teacher } = await aClassWith(0);
    const student = await aStudent();
    const own = await aClassOf(teacher, [student]);
    const later = await anAssignmentIn(own, { dueAt: inMinutes(50) });
    const sooner = await anAssignmentIn(own, { dueAt: inMinutes(20), attempts: null });
    const coming = await anAssignmentIn(own, { opensAt: inMinutes(10), dueAt: inMinutes(55) });
    const { assignments, timeFactor, serverNow } = await toDoOf(student);
    expect(assignments.map(({ id }) => id)).toEqual([sooner.id, later.id, coming.id]);
    expect(assignments).toMatchObject([
      { state: 'open', attemptsLeft: null, isWorking: false, handedIn: [], isExcused: false },
      { state: 'open', attemptsLeft: 1, timeLimit: { seconds: 300, usualSeconds: 300 } },
      { state: 'coming', className: '9B', timeZone: 'Europe/Oslo' },
    ]);
    expect(timeFactor).toBe(1);
    expect(Date.parse(serverNow)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('says nothing of a result that is not shown yet', async () => {
    const given = await anAssignmentIn(room, { release: 'by-hand' });
    await keepTry(maya, given.id, { percentage: 80, attemptId: 'held-one' });
    const held = await listedFor(maya, given);
    expect(held).toMatchObject({ attemptsLeft: 0, isReleased: false, shownAfter: null });
    expect(held?.handedIn).toEqual([
      { attemptId: 'held-one', handedInAt: expect.any(String) as string, isLate: false },
    ]);
    const path = `/api/assignments/${given.id}/release`;
    await ask(path, { method: 'POST', token: room.teacher.token });
    const shown = await listedFor(maya, given);
    expect(shown).toMatchObject({ isReleased: true, handedIn: [{ percentage: 80 }] });
  });

  test('what is given to others of her class does not exist', async () => {
    const given = await anAssignmentIn(room, { only: [ben.uid] });
    expect(await listedFor(maya, given)).toBeUndefined();
    expect(await listedFor(ben, given)).toBeDefined();
  });

  test('what she left, and what is over for more than two weeks, is gone', async () => {
    const [over, long] = await Promise.all([
      anAssignmentIn(room),
      anAssignmentIn(room, { only: [maya.uid] }),
    ]);
    const past = (days: number) => inMinutes(-days * 24 * 60);
    await withSchool(async (school) => {
      for (const [{ id }, days] of [
        [over, 13],
        [long, 15],
      ] as const) {
        const times = { opensAt: past(20), dueAt: null, closesAt: past(days) };
        const settings = { ...over.settings, ...times, only: null };
        const endsAt = new Date(past(days));
        await school.doc(`assignments/${id}`).update({ settings, endsAt });
      }
    });
    expect(await listedFor(maya, over)).toMatchObject({ state: 'released' });
    expect(await listedFor(maya, long)).toBeUndefined();
    const path = `/api/assignments/${long.id}/students/${maya.uid}`;
    const exception = { opensAt: null, dueAt: null, closesAt: inMinutes(60) };
    const json = { ...exception, moreAttempts: 0, isExcused: false };
    await ask(path, { method: 'PUT', token: room.teacher.token, json });
    expect(await listedFor(maya, long)).toMatchObject({ state: 'open' });

    const student = await aStudent();
    const former = await aClassOf(room.teacher, [student]);
    const left = await anAssignmentIn(former, { only: [student.uid] });
    await withSchool((school) => school.doc(`marks/${student.uid}`).update({ classIds: ['none'] }));
    expect(await listedFor(student, left)).toBeUndefined();
  });

  test('her own times and attempts count, and an excuse is said', async () => {
    const given = await anAssignmentIn(room);
    const path = `/api/assignments/${given.id}/students/${maya.uid}`;
    const closesAt = inMinutes(600);
    const json = { opensAt: null, dueAt: null, closesAt, moreAttempts: 2, isExcused: true };
    await ask(path, { method: 'PUT', token: room.teacher.token, json });
    await keepSeat(maya, given);
    expect(await listedFor(maya, given)).toMatchObject({
      ...{ closesAt, attemptsLeft: 3, isExcused: true, isWorking: true },
    });
    expect(await listedFor(ben, given)).toMatchObject({
      ...{ closesAt: given.settings.closesAt, attemptsLeft: 1, isExcused: false, isWorking: false },
    });
  });

  test('is empty for who is in no class', async () => {
    const { assignments, timeFactor } = await toDoOf(await aStudent());
    expect({ assignments, timeFactor }).toEqual({ assignments: [], timeFactor: 1 });
  });

  test('is hers alone', async () => {
    const path = `/api/student/${maya.uid}/to-do`;
    expect((await ask(path, { token: '' })).status).toBe(401);
    expect((await ask(path, { token: ben.token })).status).toBe(403);
    expect((await ask(path, { token: (await aTeacher()).token })).status).toBe(403);
    expect((await ask('/api/student/a.b/to-do', { token: maya.token })).status).toBe(400);
    expect((await ask('/api/student/', { token: maya.token })).status).toBe(404);
  });
});
