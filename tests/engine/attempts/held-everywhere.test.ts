import { readEndpoints } from '@study-assistant/contract/wire/all-endpoints.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersTo, BODIES, listCalls, maya, type World } from './every-endpoint.ts';
import { anna, colleague, openSittingRoom, pupil, RIGHT, type Who } from './sitting-room.ts';

/**
 * Two schools differ only in Maya's withheld result, all right in one and all wrong in the other.
 * Callers who may not see it must get the same answers from every endpoint in both.
 */
const WRONG = [0, 0, 0, 0, 0];
const OPEN = [null, null, null, null, null];

/** Callers whose answers must not depend on it: the student, a classmate, an unrelated teacher. */
const CALLERS: Who[] = [maya, pupil('ben'), colleague];

const worlds: World[] = [];
let calls: string[] = [];

beforeAll(async () => {
  calls = await listCalls();
  for (const [name, answers] of [
    ['demo-held-right', RIGHT],
    ['demo-held-wrong', WRONG],
  ] as const) {
    worlds.push(await buildWorld(name, answers));
  }
});
afterAll(() => Promise.all(worlds.map(({ room }) => room.close())));

async function buildWorld(projectId: string, answers: readonly number[]): Promise<World> {
  const room = await openSittingRoom(projectId);
  await room.openClass('9b', ['maya', 'ben']);
  await room.writeQuiz('held');
  const assignment = await room.give('held', '9b', {
    ...{ release: 'by-hand', attempts: 2 },
    // The order of the options differs between attempts.
    shuffle: { questions: false, options: false },
  });
  const attemptId = (await room.start(maya, assignment)).body.attempt?.id ?? '';
  room.at(60);
  await room.submit(maya, { quizId: 'held', attemptId }, answers);
  const ids = { assignment, attemptId, questionId: 'q1' };
  return { room, ids, answers: { saved: RIGHT, handedIn: OPEN } };
}

function twoWorlds(): [World, World] {
  const [right, wrong] = worlds;
  if (!right || !wrong) throw new Error('There are two worlds.');
  return [right, wrong];
}

test('every endpoint that takes a body is in a row', async () => {
  const taking = (await readEndpoints())
    .filter(({ body }) => body)
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(BODIES).sort()).toEqual(taking.sort());
});

test('the teacher of the class is told of it', async () => {
  const [right, wrong] = twoWorlds();
  const scores = await Promise.all(
    [right, wrong].map(async ({ room, ids }) => {
      const { body } = await room.read(anna, ids.attemptId);
      return body.attempt?.score;
    }),
  );
  expect(scores).toEqual([5, 0]);
});

test.each(CALLERS)('no answer to $uid depends on a result that is held', async (who) => {
  const [right, wrong] = twoWorlds();
  const answers = await answersTo(right, who, calls);
  expect(answers).toEqual(await answersTo(wrong, who, calls));
  const told = answers.filter(([, reply]) => /correctAnswer|Rivers flow|"percentage"/.test(reply));
  expect(told).toEqual([]);
});
