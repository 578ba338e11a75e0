import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mapAtMost } from '../../../functions/src/platform/firestore/map-at-most.ts';
import { student } from '../classroom.ts';
import { DAY_MS, openNight, type Night } from './night.ts';

const maya = student('maya');

let night: Night;

beforeAll(async () => {
  night = await openNight('demo-reconcile');
});
afterAll(() => night.close());
beforeEach(() => night.clear());

describe('an attempt that is open past its time', () => {
  test('is closed with what is saved of it', async () => {
    await night.enrol('maya');
    await night.storeQuiz('rivers');
    night.room.at(0);
    const { attempt } = await night.room.service.start(maya, 'rivers');
    await night.room.service.save(maya, attempt.id, { answers: [1, 1, null, null, null] });
    night.room.at(24 * 3600);
    const told = await night.findings();
    expect(told).toEqual([{ event: 'reconcile.open-attempt', attemptId: attempt.id }]);
    expect(await night.room.countOpen()).toBe(0);
    expect(await night.room.attempts.find(attempt.id)).toMatchObject({ score: 2 });
  });
});

describe('what belongs to nothing', () => {
  async function aFile(name: string): Promise<string> {
    await night.files.write(name, Readable.from([Buffer.from('bytes')]));
    return name;
  }

  const order = { teacherId: 'ines', fileName: 'a.pdf', toughness: 'Easy', writer: 'offline' };

  async function aJob(quizId: string): Promise<string> {
    const sourcePath = await aFile(`quiz-sources/ines/${quizId}`);
    const job = { version: 1, order: { ...order, sourcePath } };
    await night.room.documents.doc(`jobs/${quizId}`).set(job);
    return sourcePath;
  }

  test('a file that nothing names goes after a day, and no other', async () => {
    const [named, lost] = [await aFile('materials/ines/named'), await aFile('materials/ines/lost')];
    const read = await aFile(`${named}.text.json`);
    const lostText = await aFile(`${lost}.text.json`);
    await night.room.documents.doc('materials/one').set({ path: named });
    await night.storeQuiz('rivers');
    const source = await aJob('rivers');
    expect(await night.findings(0.5)).toEqual([]);
    expect(await night.findings()).toEqual([
      { event: 'reconcile.file', path: lost },
      { event: 'reconcile.file', path: lostText },
    ]);
    expect(await night.files.find(read)).not.toBeNull();
    expect(await night.files.find(lost)).toBeNull();
    expect(await night.files.find(named)).not.toBeNull();
    expect(await night.files.find(source)).not.toBeNull();
  });

  test('files are looked through to the last, however many', async () => {
    const names = Array.from({ length: 305 }, (_, at) => `materials/ines/${1000 + at}`);
    await mapAtMost(10, names, aFile);
    const writer = night.room.firestore.bulkWriter();
    for (const path of names.slice(10, -10)) {
      void writer.set(night.room.documents.doc(`materials/${path.slice(-4)}`), { path });
    }
    await writer.close();
    const lost = [...names.slice(0, 10), ...names.slice(-10)];
    expect((await night.findings()).map(({ path: name }) => name)).toEqual(lost);
    expect(await night.findings()).toEqual([]);
  });

  test('all stays when what it belongs to is gone as a whole', async () => {
    const material = await aFile('materials/ines/one');
    const source = await aJob('rivers');
    await night.room.documents.doc('responses/rivers').set({ version: 1 });
    const told = await night.reconcile();
    const numbers = { isOwnerEmpty: true, lost: 1, looked: 1 };
    expect(told.slice(0, -1)).toEqual([
      { event: 'reconcile.too-much', what: 'reconcile.job', owner: 'quizzes', ...numbers },
      { event: 'reconcile.too-much', what: 'reconcile.file', owner: 'materials', ...numbers },
      { event: 'reconcile.too-much', what: 'reconcile.responses', owner: 'quizzes', ...numbers },
    ]);
    expect(await night.files.find(material)).not.toBeNull();
    expect(await night.files.find(source)).not.toBeNull();
  });

  test('a document that quizzes are ordered from keeps its file for a day, and goes with it', async () => {
    const sourcePath = await aFile('quiz-sources/ines/brought');
    await night.storeQuiz('rivers');
    const source = await aJob('rivers');
    const { quizDocuments } = night.repositories;
    const read = { failure: null, title: 'Rivers', pages: 3, parts: [], isQuestionPaper: false };
    const brought = { id: 'one', teacherId: 'ines', fileName: 'a.pdf', sourcePath };
    const createdAt = new Date().toISOString();
    const document = { ...brought, ...read, createdAt, status: 'ready' as const };
    await quizDocuments.add(document);
    expect(await night.findings(0.9)).toEqual([]);
    expect(await night.files.find(sourcePath)).not.toBeNull();
    expect(await night.findings(1.1)).toEqual([]);
    expect(await night.files.find(sourcePath)).toBeNull();
    expect(await quizDocuments.find('one')).toBeNull();
    expect(await night.files.find(source)).not.toBeNull();
  });

  test('a file of a document is none that is lost, however old', async () => {
    const sourcePath = await aFile('quiz-sources/ines/brought');
    await night.storeQuiz('rivers');
    await aJob('rivers');
    const createdAt = new Date(Date.now() + 10 * DAY_MS);
    const stored = { version: 1, teacherId: 'ines', sourcePath, createdAt };
    await night.room.documents.doc('quizDocuments/one').set(stored);
    expect(await night.findings()).toEqual([]);
    expect(await night.files.find(sourcePath)).not.toBeNull();
  });

  test('a copy of a file is one of its own, and of none there is none', async () => {
    const [from, to] = [await aFile('materials/ines/one'), 'quiz-sources/ines/copy'];
    expect(await night.files.copy(from, to)).toBe(true);
    await night.files.remove(from);
    expect((await night.files.read(to)).toString()).toBe('bytes');
    expect(await night.files.copy(from, to)).toBe(false);
  });

  test('a job without a quiz goes after a day, and its document with it', async () => {
    await night.storeQuiz('rivers');
    await aJob('rivers');
    const source = await aJob('gone');
    expect(await night.findings(0.5)).toEqual([]);
    expect(await night.findings()).toEqual([
      { event: 'reconcile.job', quizId: 'gone' },
      { event: 'reconcile.file', path: source },
    ]);
    expect(await night.files.find(source)).toBeNull();
  });

  test('reports on a quiz that is gone go', async () => {
    await night.storeQuiz('rivers');
    const said = { questionId: 'q1', quizVersion: 1, reason: 'unclear', line: null } as const;
    const times = { reportedAt: '2026-11-16T08:00:00.000Z', settledAt: null };
    const reports = ['rivers', 'gone'].map((quizId) => ({
      ...{ quizId, teacherId: 'ines', ...said, ...times },
    }));
    await night.repositories.reports.change('maya', 'rivers', () => ({
      ...{ reports, sentOn: '2026-11-16', sentCount: 2 },
    }));
    expect(await night.findings()).toEqual([{ event: 'reconcile.reports', quizId: 'gone' }]);
    const { reports: left } = await night.repositories.reports.find('maya');
    expect(left.map(({ quizId }) => quizId)).toEqual(['rivers']);
  });
});

describe('what is kept of first attempts', () => {
  const head = { version: 1, kept: 0, last: null, counts: [] };

  test('goes with a quiz that is gone', async () => {
    await night.storeQuiz('rivers');
    await night.room.documents.doc('responses/gone').set(head);
    await night.room.documents.doc('responses/gone/pages/0').set({ version: 1, firsts: [] });
    expect(await night.findings()).toEqual([{ event: 'reconcile.responses', quizId: 'gone' }]);
    expect((await night.room.documents.doc('responses/gone/pages/0').get()).exists).toBe(false);
  });

  test('is made again where it is not what is stored', async () => {
    await night.storeQuiz('rivers');
    const body = { quizId: 'rivers', studentId: maya.uid, answers: [1, 1, 1, 1, 1], timeTaken: 50 };
    await night.room.plain.submit(maya, body, undefined);
    await night.enrol('maya');
    const [stored] = (await night.room.documents.collection('attempts').get()).docs;
    const storedAt = new Date(Date.now() - DAY_MS);
    await stored?.ref.update({ 'first.storedAt': storedAt });
    await night.repositories.responses.count('rivers');
    expect(await night.findings()).toEqual([]);
    await night.room.documents.doc('responses/rivers').update({ kept: 2 });
    expect(await night.findings()).toEqual([{ event: 'reconcile.responses', quizId: 'rivers' }]);
    expect(await night.repositories.responses.list('rivers')).toHaveLength(1);
  });
});

test('one that cannot be mended stops nothing', async () => {
  await Promise.all(['ada', 'bo'].map((uid) => night.enrol(uid)));
  await night.room.documents
    .doc('openAttempts/spoilt')
    .set({ deadline: '2026-01-01', attemptId: 'x' });
  await night.room.documents.doc('openAttempts/x').set({ deadline: '2026-01-01', attemptId: 'x' });
  await night.room.documents.doc('users/bo').update({ fullName: 'Bo' });
  const lines = await night.reconcile();
  const told = lines.map(({ event }) => event);
  expect(told).toContain('reconcile.not-mended');
  expect(told).toContain('reconcile.profile');
  expect(lines.at(-1)).toMatchObject({ event: 'reconcile.done', failed: 2 });
});
