import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillSchool, TINA, type ErasableSchool } from '../people/erasable-school.ts';
import { deliverAll } from './fault-schedules/deliver-tasks.ts';
import { openSchool, type School } from './fault-schedules/school.ts';

/** The share of writes after which a caller is stopped. */
const STOPPED = 0.6;
const MANY_TRIES = 60;

let school: School;
let room: ErasableSchool;

beforeAll(async () => void (school = await openSchool('demo-half-done')));
afterAll(() => school.close());
beforeEach(async () => void (room = await fillSchool(school)));

/** Repeats an action, stopped after some writes, until it is done. */
async function repeat(act: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MANY_TRIES; tries += 1) {
    school.badDay.begin(tries, { stopped: STOPPED });
    const isThrough = await act().catch(() => false);
    school.endBadDay();
    if (isThrough) return;
  }
  throw new Error('It does not come to an end.');
}

async function askTina(method: string, path: string, body?: object): Promise<number | null> {
  const { on, uid, role } = TINA;
  const reply = await school.ask(on, { uid, role, method, path, ...(body ? { body } : {}) });
  return reply?.status ?? null;
}

async function hers(collection: string) {
  const found = room.documents.collection(collection).where('teacherId', '==', TINA.uid);
  return (await found.get()).docs;
}

test('a deleted material is gone with its files, wherever its deletion and its purge were stopped', async () => {
  const [material] = await hers('materials');
  const path = `schools/main/${String(material?.get('path'))}`;
  expect([...school.files.keys()]).toContain(path);
  await repeat(async () =>
    [200, 404].includes((await askTina('DELETE', `/materials/${material?.id}`)) ?? 0),
  );
  const purge = school.queues.waiting.filter(({ name }) => name === 'purgeDeleted').at(-1)?.payload;
  school.pass(60);
  await repeat(() =>
    school
      .runOn('task-1', ({ jobsOf }) =>
        jobsOf('main').purgeDeleted('material', String(material?.id), String(purge?.undoUntil)),
      )
      .then(() => true),
  );
  const stored = await room.readAll();
  const left = [...stored.keys()].filter(
    (one) => one.includes(path) || one.includes(material?.id ?? 'none'),
  );
  expect(left).toEqual([]);
});

test('an archived class has no assignment open, wherever archiving it was stopped', async () => {
  const path = `/classes/${room.classes.shared}/archived`;
  await repeat(async () => (await askTina('PUT', path, { archived: true })) === 200);
  await deliverAll(school);
  const given = await room.documents
    .collection('assignments')
    .where('classId', '==', room.classes.shared)
    .get();
  for (const one of given.docs) expect(one.get('closedAt'), one.id).not.toBeNull();
  const seats = await room.documents.collection('openAttempts').get();
  expect(seats.docs.filter((seat) => seat.get('assignmentId') !== null)).toEqual([]);
});
