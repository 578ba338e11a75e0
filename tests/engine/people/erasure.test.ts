import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WITHOUT_PEOPLE } from '../../../functions/src/stored/across/places.repository.ts';
import { deliverAll } from '../school/fault-schedules/deliver-tasks.ts';
import { openSchool, type School } from '../school/fault-schedules/school.ts';
import {
  ADA,
  AMY,
  BEN,
  CARL,
  collectionsOf,
  fillSchool,
  findWords,
  TINA,
  type ErasableSchool,
  type Stored,
} from './erasable-school.ts';
import { namePlaces } from './erasure-places.ts';

let school: School;
let room: ErasableSchool;

beforeAll(async () => void (school = await openSchool('demo-erasure')));
afterAll(() => school.close());
beforeEach(async () => void (room = await fillSchool(school)));

const AMYS = [AMY.uid, AMY.fullName, AMY.email, 'Amelia Pond', 'Pondwater'];
const TINAS = [TINA.uid, TINA.fullName, TINA.email];

async function order(who: typeof AMY, owned?: 'delete') {
  const body = { email: who.email.toUpperCase(), ...(owned ? { owned } : {}) };
  const reply = await room.ask(ADA, 'POST', `/admin/people/${who.uid}/erase`, body);
  return { status: reply.status, ...(reply.body as { erasure: { id: string }; error?: string }) };
}

/** The share of writes after which a caller is stopped. */
const STOPPED = 0.6;

/** Repeats the task, stopped after some writes, until it is done; returns how often it stopped. */
async function eraseInSteps(id: string): Promise<number> {
  let last: unknown;
  for (let stops = 0; stops < 200; stops += 1) {
    school.badDay.begin(stops, { stopped: STOPPED });
    try {
      await school.runOn('task-1', ({ jobsOf }) => jobsOf('main').erasePerson(id));
      school.endBadDay();
      return stops;
    } catch (error) {
      school.endBadDay();
      last = error;
    }
  }
  throw new Error('It does not come to an end.', { cause: last });
}

/** The differences between two states, by path. */
function changes(before: Stored, after: Stored): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

test('a student is erased, stopped after its writes: nothing of her is left, and all else is as it was', async () => {
  const before = await room.readAll();
  const hers = findWords(before, AMYS);
  const collections = new Set(hers.map((path) => path.split('/')[2]));
  for (const name of [
    'attempts',
    'heldAttempts',
    'openAttempts',
    'marks',
    'audit',
    'yearChanges',
  ]) {
    expect(collections, name).toContain(name);
  }
  expect(hers.filter((path) => /^cards\/|\/sessions\//.test(path))).toHaveLength(2);
  await room.close(AMY);
  const { status, erasure } = await order(AMY);
  expect(status).toBe(202);
  expect(await eraseInSteps(erasure.id)).toBeGreaterThan(20);
  const after = await room.readAll();
  expect(findWords(after, AMYS)).toEqual([]);
  const othersChanged = changes(before, after).filter((path) => !hers.includes(path));
  const isNumber =
    /^schools\/main\/(responses|answerCounts|lists|limits|insights|audit|erasures|joinTries)\//;
  expect(othersChanged.filter((path) => !isNumber.test(path))).toEqual([]);
  const told = await room.get(room.ask(ADA, 'GET', `/admin/erasures/${erasure.id}`));
  expect(told.erasure).toMatchObject({ id: erasure.id, status: 'done' });
});

test('what is hers and stays has nobody in her place', async () => {
  await room.close(AMY);
  const { erasure } = await order(AMY);
  await deliverAll(school);
  const { entries } = { entries: await room.documents.collection('audit').get() };
  const named = entries.docs.map((entry) => entry.get('target') as { id: string; name: string });
  const erased = named.filter(({ id }) => id === erasure.id);
  expect(erased.length).toBeGreaterThan(1);
  expect(new Set(erased.map(({ name }) => name))).toEqual(new Set(['Erased account']));
  const given = await room.documents.doc(`assignments/${room.assignments.forBoth}`).get();
  expect([given.get('audience'), given.get('settings.only')]).toEqual([[BEN.uid], [BEN.uid]]);
  const alone = await room.documents.doc(`assignments/${room.assignments.forAmy}`).get();
  expect(alone.exists).toBe(false);
});

test('how a quiz was answered is counted again without her', async () => {
  const analysis = () => room.get(room.ask(TINA, 'GET', `/quizzes/${room.quizzes.shelf}/analysis`));
  expect(await analysis()).toMatchObject({ analysis: { students: 2 } });
  await room.close(AMY);
  await order(AMY);
  await deliverAll(school);
  expect(await analysis()).toMatchObject({ analysis: { students: 1 } });
});

test('tasks that still come for her find nothing, and make nothing', async () => {
  await room.close(AMY);
  const attempts = await room.documents
    .collection('openAttempts')
    .where('studentId', '==', AMY.uid)
    .get();
  const { erasure } = await order(AMY);
  await eraseInSteps(erasure.id);
  const jobs = school.instances['task-2'].jobsOf('main');
  for (const { data } of attempts.docs.map((one) => ({ data: one.data() }))) {
    await jobs.closeAttempt(String(data.attemptId), String(data.deadline));
    await jobs.adviseAttempt(String(data.attemptId));
  }
  for (const quizId of Object.values(room.quizzes)) await jobs.regradeQuiz(quizId);
  for (const id of Object.values(room.assignments)) await jobs.releaseResults(id, null);
  await jobs.erasePerson(erasure.id);
  await school.instances['task-2'].reconcile();
  expect(findWords(await room.readAll(), AMYS)).toEqual([]);
});

test('every collection that names somebody has a place', async () => {
  const places = namePlaces(room.documents.root);
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  const known = new Set([...places.flatMap(({ collections }) => collections), ...WITHOUT_PEOPLE]);
  const stored = collectionsOf(await room.readAll());
  expect([...stored].filter((name) => !known.has(name))).toEqual([]);
});

describe('a teacher', () => {
  test('who still has something is not erased unless it may be deleted', async () => {
    await room.close(TINA);
    const { status, error } = await order(TINA);
    expect(status).toBe(409);
    expect(error).toBe(
      'This account still has 3 quizzes, 1 material, 1 class without another teacher. Please hand them over first, or say that they are to be deleted.',
    );
  });

  test('is erased with all that is hers, stopped after its writes; results at her quizzes stay', async () => {
    const before = await room.readAll();
    const hers = findWords(before, TINAS);
    await room.close(TINA);
    const { status, erasure } = await order(TINA, 'delete');
    expect(status).toBe(202);
    await eraseInSteps(erasure.id);
    await deliverAll(school);
    const after = await room.readAll();
    expect(findWords(after, TINAS)).toEqual([]);
    const attempts = [...after.keys()].filter((path) => path.includes('/attempts/'));
    for (const path of [...before.keys()].filter((one) => one.includes('/attempts/'))) {
      expect(attempts).toContain(path);
    }
    expect([...after.keys()].filter((path) => path.includes(room.quizzes.carls))).toEqual(
      [...before.keys()].filter((path) => path.includes(room.quizzes.carls)),
    );
    const left = await room.documents.doc(`classes/${room.classes.shared}`).get();
    expect(left.get('teacherIds')).toEqual([CARL.uid]);
    const alone = await room.documents.doc(`classes/${room.classes.alone}`).get();
    expect([alone.get('teacherIds'), alone.get('joinCode')]).toEqual([[], null]);
    expect(alone.get('archivedAt')).not.toBeNull();
    expect(hers.length).toBeGreaterThan(10);
  });

  test('whose things were handed over goes without them', async () => {
    const giving = `/admin/people/${TINA.uid}/hand-over`;
    await room.close(TINA);
    for (let stops = 0; ; stops += 1) {
      school.badDay.begin(stops, { stopped: STOPPED });
      const { on, uid, role, isAdmin } = ADA;
      const call = { method: 'POST', path: giving, body: { to: CARL.uid } };
      const reply = await school.ask(on, { uid, role, isAdmin, ...call });
      school.endBadDay();
      if (reply?.status === 200 || stops > 200) break;
    }
    const { moved } = await room.get(room.ask(ADA, 'POST', giving, { to: CARL.uid }));
    expect(moved).toEqual({ quizzes: 0, materials: 0, classes: 0 });
    const { erasure } = await order(TINA);
    await eraseInSteps(erasure.id);
    await deliverAll(school);
    const after = await room.readAll();
    expect(findWords(after, TINAS)).toEqual([]);
    const whole = await room.get(room.ask(CARL, 'GET', `/quizzes/${room.quizzes.shelf}`));
    expect(whole.quiz).toMatchObject({ teacherName: CARL.fullName, teacherId: CARL.uid });
    const path = `/quizzes/${room.quizzes.shelf}/analysis`;
    const reports = await room.get(room.ask(CARL, 'GET', path));
    expect(JSON.stringify(reports)).toContain(BEN.fullName);
    const classes = await room.documents.collection('classes').get();
    for (const one of classes.docs) expect(one.get('teacherIds')).toEqual([CARL.uid]);
  });
});
