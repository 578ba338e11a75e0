import { FRESH_MINUTES } from '@study-assistant/contract/people/second-step';
import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEndpoints } from '../../../contract/src/wire/all-endpoints.fixture.ts';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { anna, openSittingRoom } from '../attempts/sitting-room.ts';

let room: Awaited<ReturnType<typeof openSittingRoom>>;

beforeAll(async () => void (room = await openSittingRoom('demo-second-step')));
afterAll(() => room.close());

const headersOf = (says: object) => {
  const holder = { ...callerOf(anna.uid, 'teacher'), ...says };
  return { authorization: `Bearer ${encodeURIComponent(JSON.stringify(holder))}` };
};

/** What an admin may ask who has to sign in with a second step, and has not. */
const OPEN = [
  'DELETE /account/sessions',
  'DELETE /account/sessions/:id',
  'GET /account',
  'GET /account/second-step',
  'GET /account/sessions',
  'GET /auth/user/:uid',
  'POST /account/second-step/codes',
];

test('an admin without the second step that she has to have is refused all but what leads to one', async () => {
  const headers = headersOf({ isAdmin: true, secondStep: 'missing' });
  const codeOfAnswer = async ({ method, path }: Endpoint) => {
    const asked = path.replace(':uid', anna.uid).replaceAll(/:\w+/g, 'x');
    const response = await fetch(`${room.url}/api${asked}`, { method, headers });
    return ((await response.json()) as { code?: string }).code;
  };
  const open: string[] = [];
  for (const endpoint of await readEndpoints()) {
    if (endpoint.access === 'public') continue;
    const code = await codeOfAnswer(endpoint);
    if (code !== 'second-step-missing') open.push(`${endpoint.method} ${endpoint.path}`);
  }
  expect(open.toSorted()).toEqual(OPEN);
});

test('a sign-in with it of long ago changes nothing of it', async () => {
  const signedInAt = Date.parse(room.timeAt(0)) / 1000;
  const headers = headersOf({ secondStep: 'used', signedInAt });
  const path = `${room.url}/api/account/second-step`;
  const makeCodes = () => fetch(`${path}/codes`, { method: 'POST', headers });
  room.at(60 * FRESH_MINUTES);
  expect((await makeCodes()).status).toBe(201);
  room.at(60 * FRESH_MINUTES + 1);
  for (const answer of [await makeCodes(), await fetch(path, { method: 'DELETE', headers })]) {
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { code: 'sign-in-not-fresh' },
    ]);
  }
});
