import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePerson, openPerson } from '../../../functions/src/domain/account/change-person.ts';
import { anna, openSittingRoom, pupil, RIGHT, type SittingRoom } from '../attempts/sitting-room.ts';

const maya = pupil('maya');

type Row = { studentId: string; marks: { state: string; percentage: number | null }[] };

let room: SittingRoom;

beforeAll(async () => {
  room = await openSittingRoom('demo-closed-student');
  const { accounts, memberships } = room.repositories;
  const now = new Date(room.timeAt(0));
  const email = 'anna@school.edu';
  const teacher = { uid: anna.uid, fullName: 'Anna', userType: 'teacher' as const };
  await accounts.save({ ...teacher, email, currentGrade: null }, now);
  await room.documents.doc('users/anna').update({ isAdmin: true });
  await room.openClass('9b', []);
  for (const uid of ['maya', 'ben']) {
    const student = { uid, fullName: uid, email: `${uid}@school.edu`, currentGrade: '9' as const };
    await accounts.save({ ...student, userType: 'student' }, now);
    await memberships.add(uid, '9b');
  }
});
afterAll(() => room.close());

function change(decide: Parameters<typeof room.repositories.members.change>[1]) {
  const now = new Date(room.timeAt(0));
  return room.repositories.members.change({ actorId: anna.uid, uid: maya.uid }, decide, now);
}
const close = () => change((found) => closePerson(found, new Date(room.timeAt(0))));

async function markbook(): Promise<Record<string, (string | number | null)[]>> {
  const { body } = await room.call(anna, 'GET', '/classes/9b/markbook');
  const rows = body.rows as Row[];
  return Object.fromEntries(
    rows.map(({ studentId, marks }) => [studentId, marks.map(({ state }) => state)]),
  );
}

async function listed(): Promise<string[]> {
  const { body } = await room.call(anna, 'GET', '/teacher/anna/students-overview');
  return (body.students as { studentId: string }[]).map(({ studentId }) => studentId);
}

test('what a closed student has handed in stays, and nothing else is asked of her', async () => {
  for (const quizId of ['first', 'held', 'later']) await room.writeQuiz(quizId);
  const first = await room.give('first', '9b');
  room.at(1);
  const held = await room.give('held', '9b', { release: 'by-hand' });
  const atFirst = await room.start(maya, first);
  const atHeld = await room.start(maya, held);
  const saved = { answers: RIGHT };
  await room.call(maya, 'PUT', `/attempts/${atHeld.body.attempt?.id}/answers`, saved);
  room.at(60);
  const attemptOf = (answer: typeof atFirst) => answer.body.attempt?.id;
  // A submit races the closing: in either order it counts, and she is on no list.
  const [submitted] = await Promise.all([
    room.submit(maya, { quizId: 'first', attemptId: attemptOf(atFirst) }),
    close(),
  ]);
  expect(submitted.status).toBe(201);
  expect(await markbook()).toEqual({
    maya: ['not-given', 'handed-in'],
    ben: ['waiting', 'waiting'],
  });
  expect(await listed()).toEqual(['ben']);

  // Her open attempt is graded from the saved answers when time is up, and added to no list.
  room.at(24 * 60 * 60);
  await room.runDue();
  expect(await room.repositories.heldAttempts.find(attemptOf(atHeld) ?? '')).not.toBeNull();
  expect((await room.call(anna, 'POST', `/assignments/${held}/release`)).status).toBe(200);
  await room.runDue();
  const summary = await room.repositories.summaries.read('maya');
  expect([summary.attempts, summary.profile]).toEqual([2, null]);
  expect(await listed()).toEqual(['ben']);

  const later = await room.give('later', '9b');
  const live = await room.call(anna, 'GET', `/assignments/${later}/live`);
  const working = live.body.students as { studentId: string }[];
  expect(working.map(({ studentId }) => studentId)).toEqual(['ben']);
  expect((await room.change(anna, later, { only: ['maya'] })).status).toBe(400);
  const factor = { timeFactor: 2 };
  const given = await room.call(anna, 'PUT', '/student/maya/accommodation', factor);
  expect(given.status).toBe(404);
  const removed = await room.call(anna, 'DELETE', '/classes/9b/students/maya');
  expect(removed.status).toBe(404);

  await change(openPerson);
  expect(await listed()).toEqual(['ben', 'maya']);
  expect((await markbook()).maya).toEqual(['waiting', 'handed-in', 'handed-in']);
  expect((await room.call(anna, 'PUT', '/student/maya/accommodation', factor)).status).toBe(200);
});

test('what gives or takes is written down, without an answer', async () => {
  const audit = await room.repositories.audit.list({}, { limit: 50, after: null });
  const acts = audit.found.map(({ act, actor, target }) => [act, actor?.name, target.name]);
  expect(acts.sort()).toEqual([
    ['accommodation.changed', 'Anna', 'maya'],
    ['account.closed', 'Anna', 'maya'],
    ['account.opened', 'Anna', 'maya'],
    ['results.released', 'Anna', expect.any(String)],
  ]);
  const about = await room.repositories.audit.list({ uid: 'maya' }, { limit: 50, after: null });
  expect(about.found).toHaveLength(3);
});
