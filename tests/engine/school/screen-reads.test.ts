import { readEndpoints } from '@study-assistant/contract/wire/all-endpoints.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import { toStoredTime } from '../../../functions/src/platform/firestore/documents.ts';
import { toStoredAttempt } from '../../../functions/src/stored/attempts/stored-attempt.ts';
import {
  anna,
  openSittingRoom,
  pupil,
  RIGHT,
  type SittingRoom,
  type Who,
} from '../attempts/sitting-room.ts';

/**
 * Two schools that differ only in how often Maya has taken a quiz. Every screen must read as many
 * documents in both. Screens with her newest attempts read at most fifty, so she has more than that
 * in either.
 */
const FEW = 60;
const MANY = 360;
const QUIZZES = ['rivers', 'lakes', 'hills'];
const maya = pupil('maya');

/** An export reads everything about the account. */
const ALL_THAT_THERE_IS = ['GET /account/export', 'GET /admin/people/:uid/export'];

/** More calls of the screens; the longest page holds more attempts than the smaller school has. */
const QUERIES = [
  'GET /student/:uid/quizzes?limit=100',
  'GET /student/:uid/quiz-attempts?limit=24&numbered=true',
  'GET /student/:uid/quiz-attempts?limit=24&quizId=rivers&numbered=true',
  'GET /student/:uid/quiz-attempts?limit=24',
];

/** These screens must really answer, since equal refusals would prove nothing. */
const ANSWERED = {
  maya: [
    ...['/student/:uid/quizzes', '/student/:uid/today', '/student/:uid/to-do'],
    ...['/student/:uid/skill-gap', '/student/:uid/performance-stats', '/student/:uid/years'],
    ...['/student/:uid/practice', '/student/:uid/practice/today', '/quizzes/:id'],
    '/quiz-results/attempt/:attemptId',
  ],
  anna: [
    ...['/student/:uid/quizzes', '/student/:uid/skill-gap', '/student/:uid/performance-stats'],
    ...['/teacher/:uid/students-overview', '/teacher/:uid/class-insights'],
    ...['/teacher/:uid/today', '/question-bank'],
    ...['/classes/:id/markbook', '/quizzes/:id/analysis', '/assignments/:id/live'],
    '/assignments/:id/report',
    '/classes/:id/students/:uid/report',
    '/quiz-results/attempt/:attemptId',
  ],
};

type World = { room: SittingRoom; attemptId: string; assignmentId: string };

const worlds: World[] = [];
let calls: string[] = [];

beforeAll(async () => {
  const asked = (await readEndpoints())
    .filter(({ method, path }) => method === 'GET' && path !== '/student/:uid/quiz-attempts')
    .map(({ method, path }) => `${method} ${path}`);
  calls = [...asked.filter((call) => !ALL_THAT_THERE_IS.includes(call)), ...QUERIES];
  worlds.push(await buildWorld('demo-reads-few', FEW), await buildWorld('demo-reads-many', MANY));
});
afterAll(() => Promise.all(worlds.map(({ room }) => room.close())));

async function buildWorld(projectId: string, attempts: number): Promise<World> {
  const room = await openSittingRoom(projectId);
  await room.openClass('9b', ['maya', 'ben']);
  const account = { email: 'm@example.org', currentGrade: '9', userType: 'student' } as const;
  for (const uid of ['maya', 'ben']) {
    await room.repositories.accounts.save({ uid, fullName: uid, ...account }, new Date());
    await room.documents.doc(`users/${uid}`).update({ classIds: ['9b'] });
    await room.documents.doc(`students/${uid}`).update({ 'profile.classIds': ['9b'] });
  }
  for (const id of QUIZZES) {
    await room.writeQuiz(id);
    await room.call(anna, 'POST', `/quizzes/${id}/publish`, { to: 'school' });
  }
  await room.writeQuiz('given');
  const assignmentId = await room.give('given', '9b');
  const attemptId = (await room.submit(maya, { quizId: 'rivers' }, [0, 0, 1, 1, 1])).body.attemptId;
  await room.submit(maya, { quizId: 'lakes' }, RIGHT);
  await room.submit(pupil('ben'), { quizId: 'rivers' }, RIGHT);
  await haveTaken(room, attempts - 2);
  return { room, attemptId: attemptId ?? '', assignmentId };
}

/** Stores attempts at one quiz in the product's form, a minute apart and long ago. */
async function haveTaken(room: SittingRoom, attempts: number): Promise<void> {
  const writer = room.documents.root.firestore.bulkWriter();
  for (let at = 0; at < attempts; at += 1) {
    const completedAt = room.timeAt(-60 * (at + 1));
    const id = `taken-${String(at).padStart(3, '0')}`;
    const attempt = anAttempt({ id, quizId: 'rivers', percentage: at % 100, completedAt });
    const shownAt = toStoredTime(new Date(completedAt));
    void writer.create(room.documents.doc(`attempts/${id}`), {
      ...toStoredAttempt(attempt),
      shownAt,
    });
  }
  await writer.close();
  await room.repositories.summaries.recount('maya');
  await room.repositories.quizResults.recount('maya');
}

function fillIn(path: string, { uid }: Who, { attemptId, assignmentId }: World): string {
  const byName: Record<string, string> = { attemptId, questionId: 'q1', uid: 'maya' };
  return path
    .replace('/teacher/:uid', `/teacher/${uid}`)
    .replace('/assignments/:id', `/assignments/${assignmentId}`)
    .replace('/classes/:id', '/classes/9b')
    .replace('/quizzes/:id', '/quizzes/rivers')
    .replace(/:(\w+)/g, (_, name: string) => byName[name] ?? 'none');
}

/** The reads of each call when repeated, since the first one may have to create data. */
async function readsOf(world: World, who: Who) {
  const reads: Record<string, number> = {};
  const answered: string[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const ask = () => world.room.call(who, method, fillIn(path, who, world));
    if ((await ask()).status === 200) answered.push(path);
    [reads[call]] = await world.room.costOf(ask);
  }
  return { reads, answered };
}

test.each([
  { who: maya, screens: ANSWERED.maya },
  { who: anna, screens: ANSWERED.anna },
])(
  'nothing that $who.uid looks at reads more documents after 360 attempts than after 60',
  async ({ who, screens }) => {
    const [few, many] = [await readsOf(worlds[0]!, who), await readsOf(worlds[1]!, who)];
    expect(screens.filter((path) => !few.answered.includes(path))).toEqual([]);
    expect(many.answered).toEqual(few.answered);
    expect(many.reads).toEqual(few.reads);
  },
);

test('a page of quizzes reads each quiz and each result once, and a few documents more', async () => {
  for (const world of worlds) {
    const list = () => world.room.call(maya, 'GET', '/student/maya/quizzes?limit=100');
    const [reads] = await world.room.costOf(list);
    const taken = 2;
    // The list's version with her totals, the student, other grades, and a search for attempts.
    expect(reads).toBeLessThanOrEqual(QUIZZES.length + taken + 5);
  }
});
