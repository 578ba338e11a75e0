import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActEntry } from '../../../functions/src/domain/audit.ts';
import { PURGE_AFTER_SECONDS } from '../../../functions/src/domain/deletion.ts';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  RIGHT,
  type SittingRoom,
} from '../attempts/sitting-room.ts';

const [maya, ben] = [pupil('maya'), pupil('ben')];

let room: SittingRoom;
let quizId = '';
let at = 0;

beforeAll(async () => void (room = await openSittingRoom('demo-undone-deletion')));
afterAll(() => room.close());
/** Each test has its own quiz with a file, assigned to a class. */
beforeEach(async () => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  at += 10_000;
  room.at(at);
  await room.runDue();
  await room.openClass('9b', ['maya', 'ben']);
  await room.writeQuiz(quizId);
  await room.documents.doc(`jobs/${quizId}`).set(aJob());
  room.files.set(pathOf(quizId), Buffer.from('%PDF-1.4'));
});

function pathOf(id: string) {
  return `schools/main/quiz-sources/anna/${id}`;
}

function aJob() {
  const settings = { toughness: 'Easy', targetGrade: 'Grade 9', count: 5, writer: 'offline' };
  const source = { sourcePath: `quiz-sources/anna/${quizId}`, fileName: 'a.pdf' };
  const order = { teacherId: anna.uid, ...settings, ...source, publish: true };
  const state = { status: 'ready', progress: 1, stage: 'Done', failure: null };
  return { version: 1, order, ...state, updatedAt: new Date(0) };
}

const remove = (who = anna) => room.call(who, 'DELETE', `/quizzes/${quizId}`);
const restore = (who = anna) => room.call(who, 'POST', `/quizzes/${quizId}/restore`);
const publish = () => room.call(anna, 'POST', `/quizzes/${quizId}/publish`, { to: 'school' });
const startAtShelf = (who = maya) => room.call(who, 'POST', `/quizzes/${quizId}/attempts`);
const later = (seconds: number) => room.at(at + seconds);

/** Everything stored about the quiz, by path, and its file. */
async function readAll() {
  const { root } = room.documents;
  const below = ['private/key', 'private/drafts', 'versions/1'];
  const refs = [
    ...['quizzes', 'jobs', 'deletedQuizzes'].map((name) => root.collection(name).doc(quizId)),
    ...below.map((path) => room.documents.doc(`quizzes/${quizId}/${path}`)),
  ];
  const stored = (await root.firestore.getAll(...refs)).filter(({ exists }) => exists);
  return {
    documents: Object.fromEntries(stored.map((one) => [one.ref.path, one.data()])),
    hasFile: room.files.has(pathOf(quizId)),
  };
}

const nothing = { documents: {}, hasFile: false };

describe('a quiz that nobody is taking', () => {
  test('can be taken back for ten seconds after its deletion, and is what it was', async () => {
    await publish();
    const before = await readAll();
    const deleted = await remove();
    expect(deleted).toMatchObject({
      status: 200,
      body: { takenBy: 0, undoUntil: room.timeAt(at + 10) },
    });
    later(10);
    const { status, body } = await restore();
    expect(status).toBe(200);
    expect(body.quiz).toMatchObject({ id: quizId, status: 'ready', reportedQuestions: 0 });
    expect(await readAll()).toEqual(before);
    later(PURGE_AFTER_SECONDS);
    await room.runDue();
    expect(await readAll()).toEqual(before);
    expect((await startAtShelf()).status).toBe(201);
  });

  test('is there for nobody as long as it can be taken back', async () => {
    await publish();
    await remove();
    const gone = [
      room.call(anna, 'GET', `/quizzes/${quizId}`),
      room.call(anna, 'GET', `/quizzes/${quizId}/progress`),
      room.call(anna, 'GET', `/quizzes/${quizId}/analysis`),
      room.call(anna, 'GET', `/quizzes/${quizId}/drafts`),
      room.call(anna, 'POST', `/quizzes/${quizId}/retry`, {}),
      room.call(anna, 'PATCH', `/quizzes/${quizId}`, { version: 1, title: 'Mine' }),
      room.call(maya, 'GET', `/quizzes/${quizId}`),
      startAtShelf(),
      room.submit(maya, { quizId }),
      remove(),
    ];
    for (const { status, body } of await Promise.all(gone)) {
      expect([status, body.error]).toEqual([404, 'Quiz not found.']);
    }
    const { body } = await room.call(anna, 'GET', '/quizzes');
    expect(JSON.stringify(body)).not.toContain(quizId);
  });

  test('leaves nothing behind when its time is over, and its results stay', async () => {
    await publish();
    const { body } = await room.submit(maya, { quizId });
    await room.call(anna, 'PATCH', `/quizzes/${quizId}`, { version: 1, title: 'Rivers again' });
    await remove();
    expect((await room.read(maya, body.attemptId ?? '')).status).toBe(200);
    later(PURGE_AFTER_SECONDS);
    expect((await restore()).status).toBe(404);
    await room.runDue();
    expect(await readAll()).toEqual(nothing);
    expect((await room.read(maya, body.attemptId ?? '')).status).toBe(200);
    expect((await restore()).status).toBe(404);
  });

  test('keeps its assignments, which cannot be started meanwhile, and can be again', async () => {
    const id = await room.give(quizId, '9b');
    await remove();
    expect(await room.start(maya, id)).toMatchObject({
      status: 404,
      body: { error: 'Quiz not found.' },
    });
    expect((await room.call(anna, 'GET', `/assignments/${id}`)).body.assignment?.state).toBe(
      'open',
    );
    await restore();
    const { body } = await room.start(maya, id);
    const attemptId = body.attempt?.id;
    expect(await room.submit(maya, { quizId, attemptId })).toMatchObject({ status: 201 });
  });

  test('closes its assignments when its time is over', async () => {
    const id = await room.give(quizId, '9b');
    await remove();
    later(PURGE_AFTER_SECONDS);
    await room.runDue();
    expect((await room.call(anna, 'GET', `/assignments/${id}`)).body.assignment?.state).toBe(
      'released',
    );
    expect(await readAll()).toEqual(nothing);
  });

  test('a colleague is not told of a deleted draft', async () => {
    await remove();
    expect((await restore(colleague)).status).toBe(404);
  });
});

describe('a quiz that somebody is taking', () => {
  test('is deleted at once, and cannot be taken back', async () => {
    await publish();
    const { body } = await startAtShelf();
    const id = body.attempt?.id ?? '';
    await room.call(maya, 'PUT', `/attempts/${id}/answers`, { answers: RIGHT });
    expect((await remove()).body).toEqual({ success: true, takenBy: 1 });
    expect(await readAll()).toEqual(nothing);
    expect((await restore()).status).toBe(404);
    expect((await room.read(maya, id)).body.attempt).toMatchObject({ score: 5 });
  });
});

describe('at the same moment', () => {
  test('who starts either sits and is graded, or finds no quiz; none sits at a deleted one', async () => {
    for (let round = 0; round < 8; round += 1) {
      await room.writeQuiz((quizId = `${quizId}-${round}`));
      await publish();
      const [deleted, ...started] = await Promise.all([
        remove(),
        startAtShelf(maya),
        startAtShelf(ben),
      ]);
      const isSoft = deleted.body.undoUntil !== undefined;
      for (const { status } of started) if (isSoft) expect(status).toBe(404);
      const seats = room.documents.collection('openAttempts').where('quizId', '==', quizId);
      expect((await seats.get()).size).toBe(0);
    }
  });

  test('a hand-in counts, whatever becomes of its quiz', async () => {
    for (let round = 0; round < 8; round += 1) {
      await room.writeQuiz((quizId = `${quizId}-${round}`));
      await publish();
      const { body } = await startAtShelf();
      const id = body.attempt?.id ?? '';
      await room.call(maya, 'PUT', `/attempts/${id}/answers`, { answers: RIGHT });
      const [handedIn] = await Promise.all([
        room.submit(maya, { quizId, attemptId: id }),
        remove(),
      ]);
      expect(handedIn.status).toBe(201);
      expect((await room.read(maya, id)).body.attempt).toMatchObject({ score: 5 });
    }
  });

  test('of an undo and a purge exactly one wins, also by two clocks that differ', async () => {
    const { deletedQuizzes, quizzes } = room.repositories;
    const clockAt = (seconds: number) => () => new Date(room.timeAt(at + seconds));
    for (let round = 0; round < 8; round += 1) {
      await room.writeQuiz((quizId = `${quizId}-${round}`));
      await remove();
      const target = { kind: 'quiz', id: quizId, name: 'Rivers' } as const;
      const entry: ActEntry = { act: 'quiz.restored', target, changes: [] };
      const [, ...purged] = await Promise.all([
        deletedQuizzes.putBack(quizId, clockAt(10), { by: { uid: 'rosa' }, entry }),
        deletedQuizzes.beginPurge(quizId, undefined, clockAt(PURGE_AFTER_SECONDS)),
        deletedQuizzes.beginPurge(quizId, undefined, clockAt(PURGE_AFTER_SECONDS)),
      ]);
      const isBack = (await quizzes.find(quizId)) !== null;
      expect(purged.map((one) => one === null)).toEqual([isBack, isBack]);
    }
  });

  test('two deletions are one, and two undos as well', async () => {
    await publish();
    const before = await readAll();
    const deletions = await Promise.all([remove(), remove(), remove()]);
    expect(deletions.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of deletions) expect([200, 404]).toContain(status);
    const undos = await Promise.all([restore(), restore(), restore()]);
    expect(undos.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readAll()).toEqual(before);
  });

  test('a corrected key grades the attempts again while its quiz can be taken back', async () => {
    await publish();
    const { body } = await room.submit(maya, { quizId });
    const { quiz } = (await room.call(anna, 'GET', `/quizzes/${quizId}`)).body as {
      quiz: { questions: Record<string, unknown>[] };
    };
    const questions = quiz.questions.map(({ benchmarkTime, source, ...question }, index) =>
      index === 0 ? { ...question, correctAnswer: 0 } : question,
    );
    await room.call(anna, 'PATCH', `/quizzes/${quizId}`, { version: 1, questions });
    await Promise.all([remove(), room.jobs.regradeQuiz(quizId)]);
    expect((await room.read(maya, body.attemptId ?? '')).body.attempt).toMatchObject({ score: 4 });
    await restore();
    expect((await room.call(anna, 'GET', `/quizzes/${quizId}`)).body.quiz).toMatchObject({
      version: 2,
    });
  });
});

describe('the purge', () => {
  test('is refused before its time, so that its task comes again', async () => {
    await publish();
    await remove();
    const purge = () => room.jobs.purgeDeleted('quiz', quizId, room.timeAt(at + 10));
    later(13);
    await expect(purge()).rejects.toThrow('can be taken back until');
    later(PURGE_AFTER_SECONDS);
    await purge();
    await purge();
    expect(await readAll()).toEqual(nothing);
  });

  test('of a deletion that was taken back leaves the next one its own seconds', async () => {
    await publish();
    await remove();
    later(8);
    await restore();
    await remove();
    later(PURGE_AFTER_SECONDS);
    await room.runDue();
    expect((await restore()).status).toBe(200);
  });

  test('that broke off goes on when it comes again, and nobody can take the quiz back', async () => {
    await publish();
    await remove();
    later(PURGE_AFTER_SECONDS);
    await room.repositories.deletedQuizzes.beginPurge(quizId, undefined, () => new Date(8.64e15));
    later(1);
    expect((await restore()).status).toBe(404);
    later(PURGE_AFTER_SECONDS);
    await room.runDue();
    expect(await readAll()).toEqual(nothing);
  });

  test('that no task could be ordered for is done by the night', async () => {
    await publish();
    await remove();
    room.queues.waiting = [];
    later(3600 + 11);
    await room.jobs.reconcile();
    expect(await readAll()).toEqual(nothing);
  });

  test('the night leaves a quiz alone that can be taken back', async () => {
    await publish();
    await remove();
    const before = await readAll();
    await room.jobs.reconcile();
    expect(await readAll()).toEqual(before);
  });
});
