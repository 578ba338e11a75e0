import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toStoredTime } from '../../../functions/src/platform/firestore/documents.ts';
import { openSchool } from '../school.ts';

const CARL = { uid: 'carl', fullName: 'Carl Lund' };
const now = toStoredTime(new Date('2026-11-20T08:00:00.000Z'));

let school: Awaited<ReturnType<typeof openSchool>>;

beforeAll(() => void (school = openSchool('demo-hand-over')));
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

test('a material for a class goes with it, in whatever order, and she who leaves finds it no more', async () => {
  const ofClass = { id: 'c', name: '9B', teacherIds: ['tina', 'ben'] };
  const moves = [
    () => handOvers().moveMaterial('m', 'tina', CARL),
    () => handOvers().moveClass('c', 'tina', CARL),
  ];
  for (const order of [moves, moves.toReversed()]) {
    await school.documents.doc('users/carl').set(user);
    await school.repositories.materials.create({
      ...{ id: 'm', name: 'Rivers', type: 'PDF', uploadDate: now.toDate().toISOString() },
      ...{ teacherId: 'tina', teacherName: 'Tina', subject: null, fileName: 'a.pdf' },
      ...{ sizeBytes: 1, path: 'materials/m', topics: [], tags: [], classes: [ofClass] },
    });
    await school.documents.doc('classes/c').set({ version: 1, ...ofClass });
    for (const move of order) expect(await move()).toBe(true);
    const found = await school.repositories.materials.find('m');
    expect(found).toMatchObject({ teacherId: 'carl', classes: [{ teacherIds: ['carl', 'ben'] }] });
    expect(found?.audience.toSorted()).toEqual(['ben', 'c', 'carl']);
  }
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
