import type { Seat } from '@study-assistant/contract/board/board';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pupil } from '../attempts/sitting-room.ts';
import { CLASS_ID, openBoardRoom, type BoardRoom } from './board-room.ts';
import { openDevice, type Device } from './device.ts';

const STUDENTS = 35;
const QUESTIONS = 5;
const SEED = Number(process.env['BOARD_SEED'] ?? 1);
const PATIENCE_MS = 60_000;

const uids = Array.from({ length: STUDENTS }, (_, at) => `pupil-${at}`);
let room: BoardRoom;
let devices: Device[] = [];
beforeAll(async () => {
  room = await openBoardRoom('demo-board-devices', uids);
}, 120_000);
afterAll(async () => {
  for (const device of devices) device.stop();
  await room.close();
});

/** What a student answers to a question, by who she is: nothing, now and then. */
function answerOf(at: number, questionIndex: number): number | null {
  const drawn = (at * 7 + questionIndex * 3) % 5;
  return drawn === 4 ? null : drawn;
}

async function waitForAll(
  isDone: (seat: Seat | null, device: Device, at: number) => boolean,
): Promise<number> {
  await expect
    .poll(() => devices.filter((device, at) => !isDone(device.seat, device, at)).length, {
      timeout: PATIENCE_MS,
      interval: 20,
    })
    .toBe(0);
  return Date.now();
}

test(
  'of 35 devices that lose requests and replies no answer is lost or counted twice',
  { timeout: 10 * PATIENCE_MS },
  async () => {
    const begun = await room.begin('attempt');
    devices = uids.map((uid, at) =>
      openDevice({
        ...{ url: room.url, classId: CLASS_ID, who: pupil(uid), seed: SEED * 1000 + at },
        answerOf: (questionIndex) => answerOf(at, questionIndex),
      }),
    );
    await waitForAll((seat) => seat?.state === 'waiting');
    const seconds: number[] = [];
    for (let index = 0; index < QUESTIONS; index += 1) {
      const turn = 2 * index + 1;
      await room.turn(begun, turn);
      const next = Date.now();
      seconds.push(((await waitForAll((seat) => (seat?.turn ?? 0) >= turn)) - next) / 1000);
      await waitForAll(
        (_, { confirmed }, at) => answerOf(at, index) === null || confirmed.has(index),
      );
      const { bars, joined } = await room.turn(begun, turn + 1);
      const given = uids.map((_, at) => answerOf(at, index));
      const wanted = [0, 1, 2, 3].map((option) => given.filter((one) => one === option).length);
      expect({ bars, joined }).toEqual({ bars: wanted, joined: STUDENTS });
      await waitForAll((seat) => (seat?.turn ?? 0) >= turn + 1);
    }
    await room.end(begun);
    await waitForAll((seat) => seat?.state === 'over');
    for (const [at, uid] of uids.entries()) {
      const [attempt, ...more] = await room.attemptsOf(uid);
      const answers = (attempt?.['detailedResults'] as { userAnswer: number | null }[]).map(
        ({ userAnswer }) => userAnswer,
      );
      expect(more).toEqual([]);
      expect(answers).toEqual(Array.from({ length: QUESTIONS }, (_, index) => answerOf(at, index)));
    }
    const told = devices.reduce(
      (sum, { lost }) => ({
        requests: sum.requests + lost.requests,
        replies: sum.replies + lost.replies,
        repeated: sum.repeated + lost.repeated,
      }),
      { requests: 0, replies: 0, repeated: 0 },
    );
    expect(Math.min(told.requests, told.replies, told.repeated)).toBeGreaterThan(0);
    const said = seconds.map((one) => one.toFixed(2)).join(', ');
    console.info(
      `Seed ${SEED}: lost ${told.requests} requests and ${told.replies} replies, sent ${told.repeated} twice. ` +
        `Seconds from next to the last of ${STUDENTS} devices: ${said}.`,
    );
  },
);
