import { getUser, saveUserData } from '@study-assistant/contract/people/accounts';
import { listQuizzes } from '@study-assistant/contract/quizzes/quizzes';
import { getHealth } from '@study-assistant/contract/wire/health';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountOf, authFault, startFakeAuth } from '../../test/fake-auth.ts';
import { student, teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { keepUser, lastFarewell, signOut, storedUser } from '../auth/session.ts';
import { wantedAddress } from '../auth/wanted-address.ts';
import { call } from './api-client.ts';
import { ApiError } from './api-error.ts';

let auth: ReturnType<typeof startFakeAuth>;

beforeEach(() => {
  auth = startFakeAuth(accountOf(student));
  auth.resume(student.uid);
});

function readUser() {
  return call(getUser, { params: { uid: student.uid } });
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

test('path, query, body, token and headers go out, and the reply comes back parsed', async () => {
  const seen: string[] = [];
  server.use(
    http.all('/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const { headers } = request;
      seen.push(`${request.method} ${pathname}${search} ${headers.get('authorization')}`);
      if (request.method === 'POST') {
        seen.push(`${headers.get('content-type')} ${headers.get('x-try')} ${await request.text()}`);
      }
      const quizzes: unknown[] = [];
      const page = { quizzes, next: null };
      return HttpResponse.json({ success: true, user: student, ...page, more: 'unknown' });
    }),
  );
  expect(await readUser()).toEqual({ success: true, user: student });
  await call(listQuizzes, { query: { teacherId: 'a' } });
  await call(listQuizzes, { query: {} });
  const { uid, email, fullName } = student;
  const body = { uid, email, fullName, userType: 'teacher' as const };
  await call(saveUserData, { body }, { headers: { 'X-Try': '1' } });
  expect(seen).toEqual([
    'GET /api/auth/user/student-1 Bearer token-of-student-1-1',
    'GET /api/quizzes?teacherId=a Bearer token-of-student-1-1',
    'GET /api/quizzes Bearer token-of-student-1-1',
    'POST /api/auth/save-user-data Bearer token-of-student-1-1',
    `application/json 1 ${JSON.stringify(body)}`,
  ]);
});

describe('a token that Firebase has kept in the browser', () => {
  const key = 'firebase:authUser:some-key:[DEFAULT]';
  const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;

  function keep(account: unknown): void {
    keepUser(student, { remember: true });
    localStorage.setItem(key, JSON.stringify(account));
  }

  /** The tokens of the requests that one call makes, each answered by the given status. */
  async function tokensOfCall(...statuses: number[]): Promise<(string | null)[]> {
    const tokens: (string | null)[] = [];
    server.use(
      http.get('/api/*', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        const status = statuses[tokens.length - 1] ?? 200;
        const refusal = { success: false, error: 'No.', code: 'sign-in-needed' };
        return HttpResponse.json(status === 200 ? { success: true, user: student } : refusal, {
          status,
        });
      }),
    );
    await readUser();
    return tokens;
  }

  test('is used while it is good, and Firebase is asked for nothing before the answer', async () => {
    keep({
      uid: student.uid,
      stsTokenManager: { accessToken: 'kept', expirationTime: inMinutes(5) },
    });
    expect(await tokensOfCall()).toEqual(['Bearer kept']);
    expect(auth.calls).toEqual([]);
  });

  test('gives way to a fresh one when the server refuses it', async () => {
    keep({
      uid: student.uid,
      stsTokenManager: { accessToken: 'kept', expirationTime: inMinutes(5) },
    });
    expect(await tokensOfCall(401)).toEqual(['Bearer kept', 'Bearer token-of-student-1-2']);
  });

  test.each<[string, unknown]>([
    [
      'that runs out within a minute',
      { uid: student.uid, stsTokenManager: { accessToken: 'k', expirationTime: inMinutes(0.5) } },
    ],
    [
      'of somebody else',
      { uid: 'another', stsTokenManager: { accessToken: 'k', expirationTime: inMinutes(5) } },
    ],
    ['without an end', { uid: student.uid, stsTokenManager: { accessToken: 'k' } }],
    ['without a token', { uid: student.uid, stsTokenManager: { expirationTime: inMinutes(5) } }],
    ['of another form', { uid: student.uid, token: 'k' }],
    ['that is nothing', null],
    ['that is a text', 'k'],
  ])('is not used: one %s', async (_, account) => {
    keep(account);
    expect(await tokensOfCall()).toEqual(['Bearer token-of-student-1-1']);
  });

  test('is not used when nobody is stored as signed in', async () => {
    keep({
      uid: student.uid,
      stsTokenManager: { accessToken: 'k', expirationTime: inMinutes(5) },
    });
    localStorage.removeItem('user');
    expect(await tokensOfCall()).toEqual(['Bearer token-of-student-1-1']);
  });

  test('is not used when it cannot be read', async () => {
    keepUser(student, { remember: true });
    localStorage.setItem(key, '{');
    expect(await tokensOfCall()).toEqual(['Bearer token-of-student-1-1']);
  });
});

test('a public endpoint is called without a token', async () => {
  const health = { success: true, version: '1', uptime: 1, signInProviders: [] };
  server.use(
    http.get('/api/health', ({ request }) =>
      HttpResponse.json({ ...health, provider: String(request.headers.get('authorization')) }),
    ),
  );
  expect((await call(getHealth, {})).provider).toBe('null');
  expect(auth.calls).toEqual([]);
});

test("a refusal carries the server's status, code and sentence", async () => {
  const refusal = { success: false, error: 'Student not found.', code: 'not-found' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 404 })));
  expect(await failureOf(readUser())).toMatchObject({
    status: 404,
    code: 'not-found',
    message: 'Student not found.',
    hasServerSentence: true,
  });
});

test.each([
  [
    'an error page of a proxy',
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    502,
  ],
  ['a page instead of data', () => new HttpResponse('<!doctype html>'), 200],
  ['a reply of another shape', () => HttpResponse.json({ success: true, user: { uid: 1 } }), 200],
])('%s is a bad reply with a sentence of ours', async (_, reply, status) => {
  server.use(http.get('/api/*', reply));
  expect(await failureOf(readUser())).toMatchObject({
    status,
    code: 'bad-reply',
    message: 'Something went wrong on our side. Please try again.',
    hasServerSentence: false,
  });
});

test('a lost connection is a network error', async () => {
  server.use(http.get('/api/*', () => HttpResponse.error()));
  expect(await failureOf(readUser())).toMatchObject({
    status: 0,
    code: 'network',
    message: 'Network error. Please check your internet connection.',
  });
});

test('a provider that cannot be reached is a network error too, and signs nobody out', async () => {
  keepUser(student, { remember: false });
  auth.failNext(new Error('offline'));
  expect(await failureOf(readUser())).toMatchObject({ code: 'network' });
  expect(storedUser()).toEqual(student);
});

test('an abort stays an abort', async () => {
  server.use(http.get('/api/*', () => HttpResponse.json({ success: true, user: student })));
  const controller = new AbortController();
  const answer = call(
    getUser,
    { params: { uid: student.uid } },
    { signal: controller.signal },
  ).catch((error: unknown) => error);
  controller.abort();
  expect(await answer).toMatchObject({ name: 'AbortError' });
});

test('who has taken leave hears that, not that the account is closed', async () => {
  const farewell = 'Your account is closed until November.';
  const closed = { success: false, error: 'Closed.', code: 'account-closed' };
  keepUser(student, { remember: false });
  server.use(
    http.get('/api/*', async () => {
      await signOut(farewell);
      return HttpResponse.json(closed, { status: 401 });
    }),
  );
  expect(await failureOf(readUser())).toMatchObject({ code: 'account-closed' });
  expect(lastFarewell()).toBe(farewell);
});

test('a refused token is replaced once', async () => {
  server.use(
    http.get('/api/*', ({ request }) =>
      request.headers.get('authorization')?.endsWith('-2')
        ? HttpResponse.json({ success: true, user: student })
        : HttpResponse.json(
            { success: false, error: 'Expired.', code: 'unauthenticated' },
            { status: 401 },
          ),
    ),
  );
  expect((await readUser()).user).toEqual(student);
});

/** Serves an answer with this ETag and Cache-Control, and records the If-None-Match headers. */
function serveTagged(cacheControl: string): (string | null)[] {
  const asked: (string | null)[] = [];
  const headers = { ETag: 'W/"one"', 'Cache-Control': cacheControl };
  server.use(
    http.get('/api/auth/user/:uid', ({ request }) => {
      const held = request.headers.get('if-none-match');
      asked.push(held);
      return held === null
        ? HttpResponse.json({ success: true, user: student }, { headers })
        : new HttpResponse(null, { status: 304, headers });
    }),
  );
  return asked;
}

test('what no browser may store the page has itself, until its person signs out', async () => {
  keepUser(student, { remember: false });
  const asked = serveTagged('no-store');
  for (let turn = 0; turn < 2; turn += 1) expect((await readUser()).user).toEqual(student);
  expect(asked).toEqual([null, 'W/"one"']);
  await signOut();
  auth.resume(student.uid);
  await readUser();
  expect(asked).toEqual([null, 'W/"one"', null]);
});

test('what one person has is not asked about for another', async () => {
  keepUser(student, { remember: false });
  const asked = serveTagged('no-store');
  await readUser();
  sessionStorage.setItem('user', JSON.stringify(teacher));
  await readUser();
  expect(asked).toEqual([null, null]);
});

test('what a browser may store is left to it', async () => {
  keepUser(student, { remember: false });
  const asked = serveTagged('private, no-cache');
  await readUser();
  await readUser();
  expect(asked).toEqual([null, null]);
});

test('a token that stays refused ends the session', async () => {
  keepUser(student, { remember: true });
  const refusal = { success: false, error: 'Expired.', code: 'unauthenticated' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 401 })));
  expect(await failureOf(readUser())).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(storedUser()).toBeNull();
  expect(auth.currentUid()).toBeNull();
});

test('a closed account is signed out, told so, and led back nowhere', async () => {
  keepUser(student, { remember: true });
  const sentence = 'This account has been closed. Please ask your school.';
  const refusal = { success: false, error: sentence, code: 'account-closed' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 401 })));
  expect(await failureOf(readUser())).toMatchObject({ code: 'account-closed', message: sentence });
  expect(storedUser()).toBeNull();
  expect(lastFarewell()).toBe(sentence);
  expect(wantedAddress(student.uid)).toBeNull();
  expect(auth.calls).not.toContain('token fresh');
});

test('the provider may be the one who says that an account is closed', async () => {
  keepUser(student, { remember: true });
  auth.failNext(authFault('auth/user-disabled'));
  expect(await failureOf(readUser())).toMatchObject({ code: 'account-closed' });
  expect(storedUser()).toBeNull();
});

test('whoever has another role by now is signed out, to come back in her own', async () => {
  keepUser({ ...student, userType: 'teacher' }, { remember: true });
  const refusal = { success: false, error: 'Expired.', code: 'unauthenticated' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 401 })));
  expect(await failureOf(readUser())).toMatchObject({ code: 'unauthenticated' });
  expect(storedUser()).toBeNull();
});

test('who is refused as an admin, and is none any more, is a teacher from then on', async () => {
  startFakeAuth(accountOf(teacher)).resume(teacher.uid);
  keepUser({ ...teacher, isAdmin: true }, { remember: true });
  const refusal = { success: false, error: 'Not for you.', code: 'forbidden' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 403 })));
  expect(await failureOf(readUser())).toMatchObject({ status: 403 });
  expect(storedUser()).toEqual(teacher);
});

test('a refusal to who has another role by now ends the session', async () => {
  keepUser({ ...student, userType: 'teacher' }, { remember: true });
  const refusal = { success: false, error: 'Not for you.', code: 'forbidden' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 403 })));
  expect(await failureOf(readUser())).toMatchObject({ status: 401 });
  expect(storedUser()).toBeNull();
});
