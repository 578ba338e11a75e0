import { MAX_CLASSES } from '@study-assistant/contract/classes/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anna,
  openSittingRoom,
  pupil,
  type SittingRoom,
  type Who,
} from '../attempts/sitting-room.ts';

const MANY = 12;

let room: SittingRoom;
let maya: Who;
let turn = 0;

beforeAll(async () => void (room = await openSittingRoom('demo-class-materials')));
afterAll(() => room.close());
beforeEach(() => {
  maya = pupil(`maya-${(turn += 1)}`);
});

const named = (name: string) => `${name}-${turn}`;

/** Stores the account of the student, who is in these classes. */
async function enrol(classIds: readonly string[]): Promise<void> {
  for (const id of classIds) await room.openClass(id, [maya.uid]);
  await room.documents.doc(`users/${maya.uid}`).set({
    ...{ version: 1, email: `${maya.uid}@school.edu`, fullName: maya.uid, userType: 'student' },
    ...{ currentGrade: '9', classIds, createdAt: new Date(0) },
  });
}

/** Stores a material about rivers for a class, or without one for all. */
async function shelve(name: string, classId?: string, minute = 0): Promise<string> {
  const id = named(name);
  await room.repositories.materials.create({
    ...{
      id,
      name,
      type: 'Document',
      uploadDate: room.timeAt(minute * 60),
      subject: null,
      sizeBytes: 1,
    },
    ...{ teacherId: anna.uid, teacherName: 'Anna', fileName: 'a.txt', path: `materials/${id}` },
    ...{ topics: ['Rivers'], tags: [] },
    classes: classId ? [{ id: classId, name: classId, teacherIds: [anna.uid] }] : [],
  });
  return id;
}

async function removeAll(): Promise<void> {
  for (const { ref } of (await room.documents.collection('materials').get()).docs) {
    await ref.delete();
  }
}

describe('the learning plan of a student', () => {
  beforeEach(removeAll);

  /** The materials that her plan links to after an attempt that went wrong. */
  async function planOf(who = maya): Promise<unknown[]> {
    const quizId = named('rivers');
    await room.writeQuiz(quizId);
    await room.call(anna, 'POST', `/quizzes/${quizId}/publish`, { to: 'school' });
    const { body } = await room.submit(maya, { quizId }, [0, 0, 0, 0, 0]);
    const path = `/quiz-results/attempt/${body.attemptId}/analysis`;
    const { status, body: reply } = await room.call(who, 'GET', path);
    expect(status).toBe(200);
    const { teacherMaterials } = reply.analysis as { teacherMaterials: { id: string }[] };
    return teacherMaterials.map(({ id }) => id).sort();
  }

  test('links to what is for all and for her class, and to nothing for another', async () => {
    await enrol([named('9b')]);
    await shelve('another', named('9c'));
    const wanted = [await shelve('all'), await shelve('hers', named('9b'))];
    expect(await planOf()).toEqual(wanted.sort());
  });

  test('finds hers also among many of other classes', async () => {
    await enrol([named('9b')]);
    for (let at = 0; at < MANY; at += 1) await shelve(`a${at}`, named('9c'));
    expect(await planOf()).toEqual([]);
    const hers = await shelve('z', named('9b'));
    turn += 1;
    expect(await planOf()).toEqual([hers]);
  });

  test('shows her teacher no more than she is shown', async () => {
    await enrol([named('9b')]);
    await shelve('another', named('9c'));
    expect(await planOf(anna)).toEqual([]);
  });
});

test('a student of as many classes as there may be sees the materials of each', async () => {
  const classIds = Array.from({ length: MAX_CLASSES }, (_, at) => named(`class-${at}`));
  await enrol(classIds);
  const ids: string[] = [];
  for (const [at, classId] of classIds.entries()) {
    ids.push(await shelve(`of-${classId}`, classId, (at * 7) % MAX_CLASSES));
  }
  const other = await shelve('another', named('not-hers'));
  const { status, body } = await room.call(maya, 'GET', '/materials?limit=100');
  expect([status, body.error]).toEqual([200, undefined]);
  const found = (body.materials as { id: string }[]).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(ids));
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain(other);
  // A page after the other, the newest first, each material once.
  const paged: string[] = [];
  let next: unknown = null;
  do {
    const before = typeof next === 'string' ? `&before=${next}` : '';
    const { status: read, body: page } = await room.call(
      maya,
      'GET',
      `/materials?limit=7${before}`,
    );
    expect([read, page.error]).toEqual([200, undefined]);
    paged.push(...(page.materials as { id: string }[]).map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect(paged).toEqual(found);
  const open = async (id: string) =>
    (await room.call(maya, 'POST', `/materials/${id}/download-link`)).status;
  expect([await open(ids.at(-1) ?? ''), await open(other)]).toEqual([200, 404]);
});
