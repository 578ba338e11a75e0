import { can, type Role } from '@study-assistant/contract/wire/roles';
import { expect, test } from 'vitest';
import { readEndpoints } from '../../../contract/src/wire/all-endpoints.fixture.ts';
import { anAdmin } from '../../support/people/admins.ts';
import { aNewAccount, aStudent, aTeacher } from '../../support/people/people.ts';
import { ask, send } from '../../support/product/site.ts';

test('health tells version, provider, uptime and the ways to sign in to anyone', async () => {
  const { status, body } = await ask('/api/health');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    provider: 'offline',
    uptime: expect.any(Number) as number,
    signInProviders: [
      { id: 'google.com', label: 'Google', tenant: null },
      { id: 'microsoft.com', label: 'Microsoft', tenant: null },
      { id: 'oidc.city', label: 'City account', tenant: null },
    ],
  });
});

test('every answer tells that a deployment is an open trial, as this one is', async () => {
  const { token } = await aStudent();
  const answers = await Promise.all([
    ask('/api/health'),
    ask('/api/materials', { token }),
    ask('/api/materials'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  for (const { headers } of answers) expect(headers.get('x-open-trial')).toBe('yes');
});

test('an unknown route is answered in the one error shape', async () => {
  const { status, body } = await ask('/api/nothing/here');
  expect(status).toBe(404);
  expect(body).toMatchObject({ success: false, code: 'not-found' });
});

test('every answer says by which id its request stands in the log, and a failure tells it', async () => {
  const { token } = await aTeacher();
  const answers = await Promise.all([
    ask('/api/health'),
    ask('/api/materials', { token }),
    ask('/api/materials'),
    ask('/api/nothing/here'),
    ask('/api/materials/nobody-has-this/download?ticket=main.0.none'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 401]);
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(ids.length);
  const told = answers.map(({ body }) => body.requestId);
  expect(told).toEqual([undefined, undefined, ...ids.slice(2)]);
});

test('an id of the cloud is taken where it looks like one', async () => {
  const asked = async (trace: string) => {
    const { headers } = await ask('/api/health', { headers: { 'X-Cloud-Trace-Context': trace } });
    return headers.get('x-request-id');
  };
  const trace = 'c0ffee00'.repeat(4);
  expect(await asked(`${trace}/1;o=1`)).toBe(trace);
  expect(await asked('<script>')).toMatch(/^[0-9a-f]{32}$/);
});

test('malformed JSON is answered in the one error shape', async () => {
  const { token } = await aTeacher();
  const { status, body } = await ask('/api/auth/save-user-data', { token, text: '{"uid": ' });
  expect(status).toBe(400);
  expect(body).toEqual({
    success: false,
    error: 'This request is not valid JSON.',
    code: 'invalid-request',
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

test('an oversized body is answered in the one error shape', async () => {
  const { token } = await aTeacher();
  const text = JSON.stringify({ fullName: 'x'.repeat(1024 * 1024) });
  const { status, body } = await ask('/api/auth/save-user-data', { token, text });
  expect(status).toBe(413);
  expect(body).toMatchObject({ success: false, code: 'too-large' });
});

test('bodies that are refused half-way end no connection, whoever sends them', async () => {
  const { token } = await aTeacher();
  const text = JSON.stringify({ fullName: 'x'.repeat(8 * 1024 * 1024) });
  const refused = await Promise.all(
    Array.from({ length: 6 }, () => ask('/api/auth/save-user-data', { token, text })),
  );
  expect(refused.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413, 413]);
  const stranger = await ask('/api/auth/save-user-data', { text });
  expect(stranger.status).toBe(401);
  expect((await ask('/api/health')).status).toBe(200);
});

test('an id that Firestore keeps for itself is refused by every endpoint with an id in its path', async () => {
  const [student, teacher, admin] = [await aStudent(), await aTeacher(), await anAdmin()];
  const endpoints = (await readEndpoints()).filter(({ path }) => path.includes(':'));
  const answers = endpoints.map(async ({ method, path, access }) => {
    const mayAsk = (role: Role) =>
      access !== 'public' && access !== 'authenticated' && can(role, access);
    const { token } = mayAsk('student') ? student : mayAsk('teacher') ? teacher : admin;
    const json = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
    const { status, body } = await ask(`/api${path.replaceAll(/:\w+/g, '__x__')}`, {
      method,
      token,
      ...json,
    });
    return [`${method} ${path}`, status, body.error];
  });
  expect(await Promise.all(answers)).toEqual(
    endpoints.map(({ method, path }) => [`${method} ${path}`, 400, 'This id is not valid.']),
  );
});

test('an account without a role is told to finish signing up', async () => {
  const { token } = await aNewAccount();
  const { status, body } = await ask('/api/materials', { token });
  expect(status).toBe(403);
  expect(body.error).toBe('Please finish signing up first.');
});

test('no answer of the API is kept by a cache', async () => {
  const { headers } = await ask('/api/health');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('every page comes with the policy, and the built files may be kept', async () => {
  const page = await send('/student-dashboard');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [, asset] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const { headers } = await send(asset ?? '');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
