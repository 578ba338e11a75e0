import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toStoredTime } from '../../../functions/src/platform/firestore/documents.ts';
import { openSchool } from '../school.ts';

const CARL = { uid: 'carl', fullName: 'Carl Lund' };
const now = toStoredTime(new Date('2026-11-20T08:00:00.000Z'));

let school: Awaited<ReturnType<typeof openSchool>>;

beforeAll(async () => void (school = await openSchool('demo-hand-over')));
afterAll(() => school.close());
beforeEach(async () => {
  const hers = { version: 1, teacherId: 'tina' };
  await school.documents.doc('quizzes/q').set({ ...hers, status: 'ready' });
  await school.documents.doc('materials/m').set(hers);
  await school.documents.doc('classes/c').set({ version: 1, teacherIds: ['tina'] });
  await school.documents.doc('assignments/a').set(hers);
});

const user = { version: 1, fullName: CARL.fullName, userType: 'teacher' };
const handOvers = () => school.repositories.handOvers;

const steps: [string, () => Promise<unknown>][] = [
  ['quizzes/q', () => handOvers().moveQuiz('q', 'tina', CARL)],
  ['materials/m', () => handOvers().moveMaterial('m', 'tina', CARL)],
  ['classes/c', () => handOvers().moveClass('c', 'tina', CARL)],
  ['assignments/a', () => handOvers().moveAssignments('tina', CARL)],
];

test.each(steps)('%s goes to who is given it', async (path, move) => {
  await school.documents.doc('users/carl').set(user);
  await move();
  const found = await school.documents.doc(path).get();
  expect(found.get('teacherId') ?? found.get('teacherIds')).toEqual(
    path === 'classes/c' ? ['carl'] : 'carl',
  );
});

const gone: [string, object | null][] = [
  ['closed', { ...user, closedAt: now }],
  ['being erased', { ...user, erasureId: 'e1' }],
  ['erased', null],
];

test.each(gone)('nothing goes to an account that is %s meanwhile', async (_what, stored) => {
  await (stored
    ? school.documents.doc('users/carl').set(stored)
    : school.documents.doc('users/carl').delete());
  for (const [path, move] of steps) {
    await expect(move()).rejects.toMatchObject({ code: 'conflict' });
    const found = await school.documents.doc(path).get();
    expect(JSON.stringify(found.data())).not.toContain('carl');
  }
});
