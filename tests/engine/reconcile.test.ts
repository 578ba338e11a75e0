import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { freePorts } from '@study-assistant/emulators/ports';
import { startStorageServer, type StorageServer } from '@study-assistant/emulators/storage/server';
import { getApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildReconcile } from '../../functions/src/composition/reconcile.ts';
import { createRepositories } from '../../functions/src/composition/repositories.ts';
import { createFileStore, type FileStore } from '../../functions/src/platform/files.ts';
import { mapAtMost } from '../../functions/src/platform/map-at-most.ts';
import { aQuiz, openClassroom, student, type Classroom } from './classroom.ts';

const PROJECT = 'demo-reconcile';
const BUCKET = `${PROJECT}.appspot.com`;
const DAY_MS = 24 * 60 * 60 * 1000;
const maya = student('maya');
const profile = { fullName: 'Maya', email: 'maya@example.org', currentGrade: '9' as const };

type Line = { event: string } & Record<string, unknown>;

let room: Classroom;
let repositories: ReturnType<typeof createRepositories>;
let storage: StorageServer;
let files: FileStore;
let folder: string;
let lines: Line[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reconcile-'));
  const [port = 0] = await freePorts(1);
  const blobs = path.join(folder, 'blobs');
  const host = '127.0.0.1';
  storage = await startStorageServer({ projectId: PROJECT, host, port, blobs, isKept: false });
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `${host}:${port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.STORAGE_EMULATOR_HOST = `http://${host}:${port}`;
  room = await openClassroom(PROJECT);
  repositories = createRepositories(room.firestore);
  files = createFileStore(() => getStorage(getApp(PROJECT)), BUCKET);
});
afterAll(async () => {
  await room.close();
  await storage.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  lines = [];
  for (const collection of await room.firestore.listCollections()) {
    await room.firestore.recursiveDelete(collection);
  }
  await getStorage(getApp(PROJECT)).bucket(BUCKET).deleteFiles({ force: true });
});

/** The job as it runs a number of days from now. */
async function reconcile(days = 2): Promise<Line[]> {
  lines = [];
  const say = (event: string, fields = {}) => void lines.push({ event, ...fields });
  const log = { info: say, warn: say, error: say };
  const clock = () => new Date(Date.now() + days * DAY_MS);
  const job = buildReconcile({ files, clock, log, repositories }, (id) =>
    room.service.closeAbandoned(id),
  );
  await job.reconcile();
  return lines;
}

/** What it tells of, without the closing line. */
async function findings(days?: number): Promise<Line[]> {
  const told = await reconcile(days);
  expect(told.at(-1)).toMatchObject({ event: 'reconcile.done', failed: 0 });
  return told.slice(0, -1);
}

async function aStoredQuiz(id: string): Promise<void> {
  const { title, toughness, targetGrade } = aQuiz(id);
  const order = { numQuestions: 5, writer: 'offline', notice: null, status: 'ready' } as const;
  const createdAt = new Date().toISOString();
  const what = { id, title, toughness, targetGrade, createdAt, teacherId: 'ines' };
  await repositories.quizzes.create({ ...what, ...order });
}

async function take(quizId: string, ...answers: number[]): Promise<void> {
  room.quizzes.set(quizId, aQuiz(quizId));
  await aStoredQuiz(quizId);
  const body = { quizId, studentId: maya.uid, answers, timeTaken: 50 };
  await room.plain.submit(maya, body, undefined);
}

function enrol(uid: string, given: Partial<typeof profile> = {}): Promise<unknown> {
  const user = { uid, userType: 'student' as const, ...profile, ...given };
  return repositories.accounts.save(user, new Date());
}

describe('totals', () => {
  beforeEach(async () => {
    await enrol('maya');
    await take('rivers', 1, 1, 0, 0, 0);
    await take('lakes', 1, 1, 1, 1, 1);
  });

  test('that are right are left alone, without a look at any attempt', async () => {
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['attempts', 3],
    ['percentageSum', 100],
    ['passed', 0],
    ['highestPercentage', 90],
  ])('whose %s differ are counted again', async (field, wrong) => {
    await room.firestore.doc('students/maya').update({ [field]: wrong });
    expect(await findings()).toEqual([{ event: 'reconcile.totals', uid: 'maya' }]);
    expect(await repositories.summaries.read('maya')).toMatchObject({
      ...{ attempts: 2, percentageSum: 140, passed: 1, highestPercentage: 100, profile },
    });
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['is damaged', { topics: 'rivers' }],
    ['has no time', { completedAt: FieldValue.delete() }],
  ])('are left as they are while an attempt %s', async (_what, damage) => {
    const { docs } = await room.firestore.collection('attempts').get();
    await docs[0]?.ref.update(damage);
    expect(await findings()).toEqual([]);
    await room.firestore.doc('students/maya').update({ passed: 0 });
    expect((await reconcile()).map(({ event }) => event)).toEqual([
      ...['reconcile.totals', 'reconcile.not-mended', 'reconcile.done'],
    ]);
    expect(await repositories.summaries.read('maya')).toMatchObject({ attempts: 2, passed: 0 });
  });

  test('that are missing are made', async () => {
    await room.firestore.doc('students/maya').delete();
    const told = await findings();
    expect(told.map(({ event }) => event)).toEqual(['reconcile.profile', 'reconcile.totals']);
    expect(await repositories.summaries.read('maya')).toMatchObject({ attempts: 2, profile });
  });
});

describe('profiles', () => {
  test('are those of the accounts', async () => {
    await Promise.all(['ada', 'bo', 'cy', 'di'].map((uid) => enrol(uid)));
    await room.firestore.doc('users/bo').update({ currentGrade: '10' });
    await room.firestore.doc('users/cy').delete();
    expect(await findings()).toEqual([
      { event: 'reconcile.profile', uid: 'bo' },
      { event: 'reconcile.profile', uid: 'cy' },
    ]);
    const [bo, cy] = [
      await repositories.summaries.read('bo'),
      await repositories.summaries.read('cy'),
    ];
    expect(bo.profile?.currentGrade).toBe('10');
    expect(cy.profile).toBeNull();
    expect(await findings()).toEqual([]);
  });
});

describe('an attempt that is open past its time', () => {
  test('is closed with what is saved of it', async () => {
    await enrol('maya');
    await aStoredQuiz('rivers');
    room.quizzes.set('rivers', aQuiz('rivers'));
    room.at(0);
    const { attempt } = await room.service.start(maya, 'rivers');
    await room.service.save(maya, attempt.id, { answers: [1, 1, null, null, null] });
    room.at(24 * 3600);
    const told = await findings();
    expect(told).toEqual([{ event: 'reconcile.open-attempt', attemptId: attempt.id }]);
    expect(await room.countOpen()).toBe(0);
    expect(await room.attempts.find(attempt.id)).toMatchObject({ score: 2 });
  });
});

describe('what belongs to nothing', () => {
  async function aFile(name: string): Promise<string> {
    await files.write(name, Readable.from([Buffer.from('bytes')]));
    return name;
  }

  const order = { teacherId: 'ines', fileName: 'a.pdf', toughness: 'Easy', writer: 'offline' };

  async function aJob(quizId: string): Promise<string> {
    const sourcePath = await aFile(`quiz-sources/ines/${quizId}`);
    const job = { version: 1, order: { ...order, sourcePath } };
    await room.firestore.doc(`jobs/${quizId}`).set(job);
    return sourcePath;
  }

  test('a file that nothing names goes after a day, and no other', async () => {
    const [named, lost] = [await aFile('materials/ines/named'), await aFile('materials/ines/lost')];
    await room.firestore.doc('materials/one').set({ path: named });
    await aStoredQuiz('rivers');
    const source = await aJob('rivers');
    expect(await findings(0.5)).toEqual([]);
    expect(await findings()).toEqual([{ event: 'reconcile.file', path: lost }]);
    expect(await files.find(lost)).toBeNull();
    expect(await files.find(named)).not.toBeNull();
    expect(await files.find(source)).not.toBeNull();
  });

  test('files are looked through to the last, however many', async () => {
    const names = Array.from({ length: 305 }, (_, at) => `materials/ines/${1000 + at}`);
    await mapAtMost(10, names, aFile);
    const writer = room.firestore.bulkWriter();
    for (const path of names.slice(10, -10)) {
      void writer.set(room.firestore.doc(`materials/${path.slice(-4)}`), { path });
    }
    await writer.close();
    const lost = [...names.slice(0, 10), ...names.slice(-10)];
    expect((await findings()).map(({ path: name }) => name)).toEqual(lost);
    expect(await findings()).toEqual([]);
  });

  test('all stays when what it belongs to is gone as a whole', async () => {
    const material = await aFile('materials/ines/one');
    const source = await aJob('rivers');
    await room.firestore.doc('responses/rivers').set({ version: 1 });
    const told = await reconcile();
    const numbers = { isOwnerEmpty: true, lost: 1, looked: 1 };
    expect(told.slice(0, -1)).toEqual([
      { event: 'reconcile.too-much', what: 'reconcile.job', owner: 'quizzes', ...numbers },
      { event: 'reconcile.too-much', what: 'reconcile.file', owner: 'materials', ...numbers },
      { event: 'reconcile.too-much', what: 'reconcile.responses', owner: 'quizzes', ...numbers },
    ]);
    expect(await files.find(material)).not.toBeNull();
    expect(await files.find(source)).not.toBeNull();
  });

  test('a job without a quiz goes after a day, and its document with it', async () => {
    await aStoredQuiz('rivers');
    await aJob('rivers');
    const source = await aJob('gone');
    expect(await findings(0.5)).toEqual([]);
    expect(await findings()).toEqual([
      { event: 'reconcile.job', quizId: 'gone' },
      { event: 'reconcile.file', path: source },
    ]);
    expect(await files.find(source)).toBeNull();
  });

  test('reports on a quiz that is gone go', async () => {
    await aStoredQuiz('rivers');
    const said = { questionId: 'q1', quizVersion: 1, reason: 'unclear', line: null } as const;
    const times = { reportedAt: '2026-11-16T08:00:00.000Z', settledAt: null };
    const reports = ['rivers', 'gone'].map((quizId) => ({
      ...{ quizId, teacherId: 'ines', ...said, ...times },
    }));
    await repositories.reports.change('maya', 'rivers', () => ({
      ...{ reports, sentOn: '2026-11-16', sentCount: 2 },
    }));
    expect(await findings()).toEqual([{ event: 'reconcile.reports', quizId: 'gone' }]);
    const { reports: left } = await repositories.reports.find('maya');
    expect(left.map(({ quizId }) => quizId)).toEqual(['rivers']);
  });
});

describe('what is kept of first attempts', () => {
  const head = { version: 1, kept: 0, last: null, counts: [] };

  test('goes with a quiz that is gone', async () => {
    await aStoredQuiz('rivers');
    await room.firestore.doc('responses/gone').set(head);
    await room.firestore.doc('responses/gone/pages/0').set({ version: 1, firsts: [] });
    expect(await findings()).toEqual([{ event: 'reconcile.responses', quizId: 'gone' }]);
    expect((await room.firestore.doc('responses/gone/pages/0').get()).exists).toBe(false);
  });

  test('is made again where it is not what is stored', async () => {
    await take('rivers', 1, 1, 1, 1, 1);
    await enrol('maya');
    const [stored] = (await room.firestore.collection('attempts').get()).docs;
    const storedAt = new Date(Date.now() - DAY_MS);
    await stored?.ref.update({ 'first.storedAt': storedAt });
    await repositories.responses.count('rivers');
    expect(await findings()).toEqual([]);
    await room.firestore.doc('responses/rivers').update({ kept: 2 });
    expect(await findings()).toEqual([{ event: 'reconcile.responses', quizId: 'rivers' }]);
    expect(await repositories.responses.list('rivers')).toHaveLength(1);
  });
});

test('one that cannot be mended stops nothing', async () => {
  await Promise.all(['ada', 'bo'].map((uid) => enrol(uid)));
  await room.firestore.doc('openAttempts/spoilt').set({ deadline: '2026-01-01', attemptId: 'x' });
  await room.firestore.doc('openAttempts/x').set({ deadline: '2026-01-01', attemptId: 'x' });
  await room.firestore.doc('users/bo').update({ fullName: 'Bo' });
  const told = (await reconcile()).map(({ event }) => event);
  expect(told).toContain('reconcile.not-mended');
  expect(told).toContain('reconcile.profile');
  expect(lines.at(-1)).toMatchObject({ event: 'reconcile.done', failed: 2 });
});
