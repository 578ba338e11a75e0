import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callSite, type Request } from '../processes/call-site.ts';
import { drive } from './drive.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';

let app: Server;
let url: string;
/** The app's answers to the requests in turn; 200 after the last. */
let statuses: number[];

beforeEach(async () => {
  statuses = [];
  app = createServer((_request, response) => {
    const status = statuses.shift() ?? 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(status < 300 ? {} : { error: EXPIRED }));
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
});
afterEach(() => void app.close());

/** The bench's driver with an app of the test. */
function driveList(request: Partial<Request> = {}) {
  const delay = { p50: 0, p99: 0, max: 0 };
  const site = {
    call: (asked: Request) => callSite(url, () => Promise.resolve('a-token'), asked),
    reset: () => Promise.resolve([undefined, undefined] as [unknown, unknown]),
    report: () => Promise.resolve({ cpuMs: 10, delay, rss: 1, peakRss: 1 }),
    cloudCpu: () => Promise.resolve({ user: 0, system: 0 }),
  };
  const requestOf = () => ({ path: '/api/quizzes', uid: 'student-3', ...request });
  return drive(site, { endpoint: 'GET /quizzes', requestOf }, { users: 2, requests: 6 });
}

test('figures are those of answers', async () => {
  expect(await driveList()).toMatchObject({ endpoint: 'GET /quizzes', users: 2 });
});

test('one refused request among others ends it, and says who was refused what', async () => {
  statuses = [200, 200, 401];
  await expect(driveList()).rejects.toThrow(
    `GET /api/quizzes of student-3 was answered 401 in place of 200: ${EXPIRED}`,
  );
});

test('another success than the expected one ends it too', async () => {
  statuses = [201, 200];
  await expect(driveList({ method: 'POST', status: 201 })).rejects.toThrow(
    'POST /api/quizzes of student-3 was answered 200 in place of 201',
  );
});

test('who holds an answer expects not to get it again', async () => {
  await expect(driveList({ heldTag: '"1"' })).rejects.toThrow('200 in place of 304');
});

test('an app that does not answer ends it', async () => {
  app.close();
  await expect(driveList()).rejects.toThrow('GET /api/quizzes of student-3 was not answered.');
});
