import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import {
  createDownloadLink,
  downloadMaterial,
  listMaterials,
} from '@study-assistant/contract/materials/materials';
import { exportOwnData, renameOwnAccount } from '@study-assistant/contract/people/own-account';
import { getHealth } from '@study-assistant/contract/wire/health';
import express from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../domain/api-error.ts';
import { callerOf } from '../domain/caller.fixture.ts';
import type { Asked } from '../domain/limits.ts';
import { createAppCheck } from '../platform/auth/app-check.ts';
import { answerError } from './answer-error.ts';
import { createDownloadBinder } from './bind-download.ts';
import { createZipBinder } from './bind-zip.ts';
import { createBinder, type BinderOptions } from './bind.ts';
import { COUNTED_AT_ONCE } from './count-often.ts';
import { giveRequestId } from './give-request-id.ts';

const lines: [string, Record<string, unknown>][] = [];
const log = (event: string, fields: Record<string, unknown> = {}) =>
  void lines.push([event, fields]);
const ines = callerOf('ines', 'teacher');
const noSink = { write: () => Promise.resolve(), remove: () => Promise.resolve() };
const appToken = { 'X-Firebase-AppCheck': 'of-our-page' };
const signedIn = { Authorization: 'Bearer good' };

let opened: string[];
let counted: [string, string, readonly Asked[]][];
let countingIs: 'well' | 'used-up' | 'down';
let done: number;
let zipped: () => AsyncIterable<Uint8Array>;
let url: string;
let close: () => void;

beforeEach(async () => {
  [counted, countingIs, done] = [[], 'well', 0];
  opened = [];
  zipped = async function* () {};
  lines.length = 0;
  const app = express().use(giveRequestId);
  const options: BinderOptions<object> = {
    router: app,
    verifyToken: (token) =>
      token === 'good' ? Promise.resolve(ines) : Promise.reject(new Error(`${token} is bad`)),
    verifyApp: createAppCheck((token) =>
      token === 'of-our-page' ? Promise.resolve() : Promise.reject(new Error('forged')),
    ),
    async countAsked(schoolId, { uid }, asked) {
      await Promise.resolve();
      if (countingIs === 'down') throw new ApiError('unexpected', 'Not now.');
      if (countingIs === 'used-up') {
        throw new ApiError('too-many-requests', 'Come back.', { retryAfterSeconds: 90 });
      }
      counted.push([schoolId, uid, asked]);
    },
    openSchool(schoolId) {
      opened.push(schoolId);
      return {};
    },
    openUploads: () => noSink,
    checkReplies: false,
    release: 'one',
    clock: () => new Date(),
  };
  const bind = createBinder(options);
  const file = { fileName: 'a.txt', contentType: 'text/plain', sizeBytes: 1 };
  const openText = () =>
    Promise.resolve({
      ...{ ...file, isViewable: false, isPlayed: false },
      open: () => Readable.from([Buffer.from('a')]),
    });
  createDownloadBinder(options)(downloadMaterial, 'materials.read', {
    readTicket: (ticket) =>
      ticket === 'main.0.good'
        ? Promise.resolve({ schoolId: 'main' })
        : Promise.reject(new ApiError('unauthenticated', 'No ticket of ours.')),
    withTicket: openText,
    withToken: openText,
  });
  createZipBinder(options)(exportOwnData, () => {
    done += 1;
    return Promise.resolve({ fileName: 'data.zip', bytes: zipped() });
  });
  bind(getHealth, () =>
    Promise.resolve({ version: '1', provider: 'offline', uptime: 1, signInProviders: [] }),
  );
  bind(createDownloadLink, () => {
    done += 1;
    return Promise.resolve({ url: '/api/materials/a/download', expiresAt: '2026-11-22T08:00:00Z' });
  });
  bind(listMaterials, () => Promise.resolve({ materials: [], next: null }), {
    version: () => Promise.resolve('1'),
  });
  bind(renameOwnAccount, () => Promise.reject(new Error('not called here')));
  app.use(answerError({ info: log, warn: log, error: log }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(() => close());

async function openFile(headers: Record<string, string> = { ...appToken, ...signedIn }) {
  const answer = await fetch(`${url}/materials/a/download-link`, { method: 'POST', headers });
  return { answer, body: (await answer.json()) as Record<string, unknown> };
}

test('a request is counted before it is done', async () => {
  expect((await openFile()).answer.status).toBe(200);
  expect(counted).toEqual([['main', 'ines', [{ name: 'downloads' }]]]);
  expect(done).toBe(1);
});

test('a list that has not changed is a look at it like any other', async () => {
  const headers = { ...appToken, ...signedIn };
  const tag = (await fetch(`${url}/materials`, { headers })).headers.get('etag') ?? '';
  const held = { headers: { ...headers, 'If-None-Match': tag } };
  for (let asked = 1; asked < COUNTED_AT_ONCE; asked += 1) {
    expect((await fetch(`${url}/materials`, held)).status).toBe(304);
  }
  expect(counted).toEqual([['main', 'ines', [{ name: 'reads', amount: COUNTED_AT_ONCE }]]]);
});

test('a ticket that somebody made up opens no school, whichever it names', async () => {
  for (const ticket of ['main.0.bad', 'elsewhere.0.good', '']) {
    expect((await fetch(`${url}/materials/a/download?ticket=${ticket}`)).status).toBe(401);
  }
  expect(opened).toEqual([]);
  expect((await fetch(`${url}/materials/a/download?ticket=main.0.good`)).status).toBe(200);
  expect(opened).toEqual(['main']);
});

test('a file is counted when it is asked for with a token, and not by a link that was counted', async () => {
  const path = `${url}/materials/a/download`;
  expect((await fetch(`${path}?ticket=main.0.good`)).status).toBe(200);
  expect(counted).toEqual([]);
  expect((await fetch(path, { headers: { ...appToken, ...signedIn } })).status).toBe(200);
  expect(counted).toEqual([['main', 'ines', [{ name: 'downloads' }]]]);
  countingIs = 'used-up';
  expect((await fetch(path, { headers: { ...appToken, ...signedIn } })).status).toBe(429);
});

const exportData = (headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${url}/account/export`, { headers, signal: signal ?? null });

test('a file of somebody’s data is counted like anything else, and asked for by the app alone', async () => {
  expect((await exportData({ ...appToken, ...signedIn })).status).toBe(200);
  expect(counted).toEqual([['main', 'ines', [{ name: 'exports' }]]]);
  expect((await exportData(signedIn)).status).toBe(401);
  countingIs = 'used-up';
  expect((await exportData({ ...appToken, ...signedIn })).status).toBe(429);
  expect(done).toBe(1);
});

test('who gives up a file that is being made is no failure of the server', async () => {
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  zipped = async function* () {
    try {
      for (;;) yield await Promise.resolve(new Uint8Array(100_000));
    } finally {
      leave();
    }
  };
  const reader = new AbortController();
  const answer = await exportData({ ...appToken, ...signedIn }, reader.signal);
  expect(answer.status).toBe(200);
  reader.abort();
  await left;
  // Answered after whatever became of the one that was given up.
  await fetch(`${url}/health`);
  expect(lines).toEqual([]);
});

test('a file that cannot be made to its end breaks off, and the log says so', async () => {
  zipped = async function* () {
    yield await Promise.resolve(new Uint8Array(10));
    throw new Error('The next page cannot be read.');
  };
  const answer = await exportData({ ...appToken, ...signedIn });
  await expect(answer.arrayBuffer()).rejects.toThrow();
  expect(lines.map(([event]) => event)).toEqual(['request.failed']);
});

test('what is too much is not done, and says when to come back', async () => {
  countingIs = 'used-up';
  const { answer, body } = await openFile();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('90');
  expect(body).toMatchObject({
    error: 'Come back.',
    requestId: answer.headers.get('x-request-id'),
  });
  expect(done).toBe(0);
  expect(lines.map(([event]) => event)).toEqual(['request.limited']);
});

test('what cannot be counted is not done', async () => {
  countingIs = 'down';
  expect((await openFile()).answer.status).toBe(500);
  expect(done).toBe(0);
});

test('a request that is not valid is not counted', async () => {
  const headers = { ...appToken, ...signedIn, 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/account`, { method: 'PATCH', headers, body: '{}' });
  expect(answer.status).toBe(400);
  expect(counted).toEqual([]);
});

test.each([
  ['no token of the app', signedIn],
  ['a forged one', { ...signedIn, 'X-Firebase-AppCheck': 'forged' }],
])('%s is refused before anything is asked', async (_what, headers) => {
  const { answer, body } = await openFile(headers);
  expect(answer.status).toBe(401);
  expect(body.code).toBe('app-not-verified');
  expect(counted).toEqual([]);
});

test('the health is told to anything', async () => {
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('a refused sign-in is one line without what was sent', async () => {
  const { answer } = await openFile({ ...appToken, Authorization: 'Bearer a-secret-token' });
  expect(answer.status).toBe(401);
  expect(lines).toEqual([
    [
      'request.refused',
      {
        method: 'POST',
        route: '/materials/:id/download-link',
        status: 401,
        code: 'unauthenticated',
        because: 'Error',
      },
    ],
  ]);
});
