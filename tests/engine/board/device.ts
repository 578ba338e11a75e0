import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@study-assistant/contract/board/board';
import { draw as drawBy } from '@study-assistant/emulators/bad-day/draw';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import type { Who } from '../attempts/sitting-room.ts';

/** As often as the pages ask; see web/src/queries/board.ts. */
const POLL_MS = { waiting: 800, asked: 1500, shown: 500, over: 3000 } as const;
/** Shares of all requests. */
const LOST_REQUESTS = 0.08;
const LOST_REPLIES = 0.08;
const REPEATED = 0.1;
const RETRY_MS = 300;

type Options = {
  url: string;
  classId: string;
  who: Who;
  seed: number;
  isNetworkGood: boolean;
  /** Null leaves the question open. */
  answerOf: (questionIndex: number) => number | null;
};

export type Device = ReturnType<typeof openDevice>;

/** A student's phone on a bad network, which asks and answers until it is stopped. */
export function openDevice({ url, classId, who, seed, isNetworkGood, answerOf }: Options) {
  let drawn = 0;
  const draw = () => (isNetworkGood ? 1 : drawBy(seed, (drawn += 1)));
  const device = {
    seat: null as Seat | null,
    /** The questions whose answer the server has confirmed. */
    confirmed: new Set<number>(),
    lost: { requests: 0, replies: 0, repeated: 0 },
    stop: () => void (isStopped = true),
  };
  let isStopped = false;
  let tag: string | null = null;

  /** Throws where the request or its reply is lost. */
  async function send(method: string, path: string, body?: object): Promise<Response> {
    const token = encodeURIComponent(JSON.stringify(callerOf(who.uid, who.role)));
    const request = () =>
      fetch(`${url}/api/classes/${classId}/board/seat${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(method === 'GET' && tag !== null ? { 'if-none-match': tag } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    if (draw() < LOST_REQUESTS) {
      device.lost.requests += 1;
      throw new Error('The request was lost.');
    }
    const response = await request();
    if (draw() < LOST_REPLIES) {
      device.lost.replies += 1;
      throw new Error('The reply was lost.');
    }
    if (method !== 'GET' && draw() < REPEATED) {
      device.lost.repeated += 1;
      await request();
    }
    return response;
  }

  async function look(): Promise<void> {
    const response = await send(device.seat ? 'GET' : 'POST', '');
    if (response.status === 304) return;
    const reply = (await response.json()) as { seat: Seat };
    if (response.status !== 200) return;
    device.seat = reply.seat;
    tag = response.headers.get('etag');
  }

  async function answer(seat: Seat): Promise<void> {
    const { runId, questionIndex } = seat;
    const chosen = questionIndex === null ? null : answerOf(questionIndex);
    if (seat.state !== 'asked' || chosen === null || questionIndex === null) return;
    while (!isStopped && !device.confirmed.has(questionIndex)) {
      try {
        const body = { runId, questionIndex, answer: chosen };
        const response = await send('PUT', '/answer', body);
        if (response.status === 200) device.confirmed.add(questionIndex);
        else return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  }

  async function live(): Promise<void> {
    while (!isStopped) {
      try {
        await look();
        if (device.seat) await answer(device.seat);
        await pause(POLL_MS[device.seat?.state ?? 'waiting']);
      } catch {
        await pause(RETRY_MS);
      }
    }
  }
  void live();
  return device;
}
