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

/** Sits all down at a new board and asks these questions; the seconds from each to the last device. */
async function play(keptAs: 'practice' | 'attempt', questions: number, isNetworkGood: boolean) {
  const begun = await room.begin(keptAs);
  for (const device of devices) device.stop();
  devices = uids.map((uid, at) =>
    openDevice({
      ...{ url: room.url, classId: CLASS_ID, who: pupil(uid), seed: SEED * 1000 + at },
      ...{ isNetworkGood, answerOf: (questionIndex: number) => answerOf(at, questionIndex) },
    }),
  );
  await waitForAll((seat) => seat?.state === 'waiting');
  const seconds: string[] = [];
  for (let index = 0; index < questions; index += 1) {
    const turn = 2 * index + 1;
    await room.turn(begun, turn);
    const next = Date.now();
    const last = await waitForAll((seat) => (seat?.turn ?? 0) >= turn);
    seconds.push(((last - next) / 1000).toFixed(2));
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
  return seconds.join(', ');
}

test(
  'of 35 devices that lose requests and replies no answer is lost or counted twice',
  { timeout: 10 * PATIENCE_MS },
  async () => {
    const onGoodNetwork = await play('practice', 3, true);
    const onBadNetwork = await play('attempt', QUESTIONS, false);
    for (const [at, uid] of uids.entries()) {
      const [attempt, ...more] = await room.attemptsOf(uid);
      const answers = (attempt?.['detailedResults'] as { userAnswer: number | null }[]).map(
        ({ userAnswer }) => userAnswer,
      );
      expect(more).toEqual([]);
      expect(answers).toEqual(Array.from({ length: QUESTIONS }, (_, index) => answerOf(at, index)));
    }
    const sum = (what: keyof Device['lost']) =>
      devices.reduce((all, { lost }) => all + lost[what], 0);
    const [requests, replies, repeated] = [sum('requests'), sum('replies'), sum('repeated')];
    expect(Math.min(requests, replies, repeated)).toBeGreaterThan(0);
    console.info(
      `Seconds from next to the last of ${STUDENTS} devices: ${onGoodNetwork}. Seed ${SEED}, where ` +
        `${requests} requests and ${replies} replies were lost and ${repeated} came twice: ${onBadNetwork}.`,
    );
  },
);
