import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer } from '../src/auth/server.ts';

const PROJECT = 'demo-auth-alone';
const EMAIL = 'maya@school.example';

let auth: Awaited<ReturnType<typeof startAuthServer>>;

beforeAll(async () => {
  auth = await startAuthServer(PROJECT, { host: '127.0.0.1', port: 0 });
});
afterAll(() => auth.stop());

/** Sends a request as the Firebase client or, with a header, as the Admin SDK. */
async function ask(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${auth.port}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

test('Auth alone lets in whom it knows, says her claims, and renews her token', async () => {
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const customAttributes = JSON.stringify({ userType: 'student' });
  const users = [{ localId: 'maya', email: EMAIL, rawPassword: 'right one', customAttributes }];
  await ask(`${accounts}:batchCreate`, { users }, { Authorization: 'Bearer owner' });

  const signIn = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const credentials = { email: EMAIL, returnSecureToken: true };
  expect((await ask(signIn, { ...credentials, password: 'wrong one' })).status).toBe(400);
  const { body } = await ask(signIn, { ...credentials, password: 'right one' });
  expect(readClaims(body.idToken)).toMatchObject({
    sub: 'maya',
    aud: PROJECT,
    userType: 'student',
  });

  const renewed = await ask('securetoken.googleapis.com/v1/token?key=local', {
    ...{ grantType: 'refresh_token', refreshToken: body.refreshToken },
  });
  expect(readClaims(renewed.body.id_token)).toMatchObject({ sub: 'maya', userType: 'student' });
});

function readClaims(token = ''): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
