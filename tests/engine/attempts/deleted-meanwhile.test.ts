import { SUBMIT_GRACE_SECONDS } from '@study-assistant/contract/wire/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PURGE_AFTER_SECONDS } from '../../../functions/src/domain/deletion.ts';
import { anna, colleague, openSittingRoom, pupil, type SittingRoom } from './sitting-room.ts';

const maya = pupil('maya');

let room: SittingRoom;
let quizId = '';
let at = 0;

beforeAll(async () => void (room = await openSittingRoom('demo-deleted-meanwhile')));
afterAll(() => room.close());
beforeEach(async () => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  at += 10_000;
  room.at(at);
  await room.runDue();
  await room.openClass('9b', ['maya']);
  await room.writeQuiz(quizId);
});

const quizCall = (method: string, path = '', body?: object, who = anna) =>
  room.call(who, method, `/quizzes/${quizId}${path}`, body);
const remove = () => quizCall('DELETE');
const restore = (who = anna) => quizCall('POST', '/restore', undefined, who);
const publish = () => quizCall('POST', '/publish', { to: 'school' });
const readQuiz = async () => (await quizCall('GET')).body.quiz;

describe('while a quiz can be taken back', () => {
  test('nothing is changed of it, and it comes back as it was', async () => {
    await publish();
    const before = await readQuiz();
    const id = await room.give(quizId, '9b');
    await remove();
    const settings = { release: 'by-hand', shows: 'score-and-answers' } as const;
    const refused = [
      publish(),
      quizCall('POST', '/publish', { to: 'classes' }),
      quizCall('POST', '/questions/q1/drop'),
      quizCall('POST', '/questions/q1/restore'),
      quizCall('POST', '/questions/q1/confirm'),
      quizCall('POST', '/questions/1/replace', { version: 1 }),
      quizCall('GET', '/open-attempts'),
      room.change(anna, id, settings),
      room.change(anna, id, { keepsVersion: true }),
    ];
    for (const { status } of await Promise.all(refused)) expect([404, 409]).toContain(status);
    await expect(room.give(quizId, '9b', { attempts: 3 })).rejects.toThrow('Quiz not found.');
    await restore();
    expect(await readQuiz()).toEqual(before);
    // Everybody can see the answers of a quiz on the shelf, so no result of it may be withheld.
    expect((await room.change(anna, id, settings)).status).toBe(400);
  });

  test('neither a colleague nor a student takes it back', async () => {
    await publish();
    await remove();
    expect((await restore(colleague)).status).toBe(403);
    expect((await restore(maya)).status).toBe(403);
    expect((await quizCall('GET', '', undefined, colleague)).status).toBe(404);
    expect((await restore()).status).toBe(200);
  });

  test('an assignment that closes is closed when it is back, and its results are shown', async () => {
    const closesAt = room.timeAt(at + 5);
    const id = await room.give(quizId, '9b', {
      closesAt,
      release: 'after-closing',
    });
    const { body } = await room.start(maya, id);
    await room.submit(maya, { quizId, attemptId: body.attempt?.id });
    await remove();
    room.at(at + 9);
    await room.runDue();
    await restore();
    expect((await room.start(maya, id)).status).toBe(409);
    room.at(at + 5 + SUBMIT_GRACE_SECONDS + 1);
    await room.runDue();
    expect((await room.read(maya, body.attempt?.id ?? '')).body.attempt).toMatchObject({
      score: 5,
    });
  });
});

describe('at the same moment', () => {
  test('a quiz is given or deleted, and no assignment stays open without it', async () => {
    for (let round = 0; round < 8; round += 1) {
      await room.writeQuiz((quizId = `${quizId}-${round}`));
      const [deleted, given] = await Promise.all([
        remove(),
        room.give(quizId, '9b').catch(() => null),
      ]);
      expect(deleted.status).toBe(200);
      room.at((at += PURGE_AFTER_SECONDS));
      await room.runDue();
      expect((await restore()).status).toBe(404);
      if (given === null) continue;
      const { body } = await room.call(anna, 'GET', `/assignments/${given}`);
      expect(body.assignment?.state).not.toBe('open');
    }
  });

  test('a change is in what comes back, or was refused', async () => {
    await publish();
    for (let version = 1; version <= 8; version += 1) {
      const title = `Rivers ${version}`;
      const [, edited] = await Promise.all([remove(), quizCall('PATCH', '', { version, title })]);
      const { body } = await restore();
      const isChanged = edited.status === 200;
      expect((body.quiz as { title: string }).title === title).toBe(isChanged);
      if (!isChanged) await quizCall('PATCH', '', { version, title });
      room.at((at += 100));
      await room.runDue();
      expect(await readQuiz()).toMatchObject({ title, version: version + 1 });
    }
  });
});
