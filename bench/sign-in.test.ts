import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signIn } from './sign-in.ts';

const HOUR_SECONDS = 3600;
const credentials = { email: 'maya@bench.school', password: 'right' };

let auth: Server;
let url: string;
let renewals: number;

/** Gives one token at sign-in, and others in exchange for the refresh token. */
beforeEach(async () => {
  renewals = 0;
  auth = createServer((request, response) => {
    void text(request).then((body) => {
      const expiresIn = String(HOUR_SECONDS);
      if (!request.url?.includes('/token')) {
        const isRight = body.includes('"right"');
        response.statusCode = isRight ? 200 : 400;
        const signedIn = { localId: 'maya', idToken: 'first', refreshToken: 'renews', expiresIn };
        response.end(JSON.stringify(isRight ? signedIn : { error: 'INVALID_PASSWORD' }));
        return;
      }
      renewals += 1;
      response.statusCode = body.includes('"renews"') ? 200 : 400;
      const renewed = { id_token: `renewed ${renewals}`, refresh_token: 'renews' };
      response.end(JSON.stringify({ ...renewed, expires_in: expiresIn }));
    });
  });
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
});
afterEach(() => void auth.close());

test('a token is kept while it counts, and renewed before it expires', async () => {
  let now = 0;
  const maya = await signIn(url, credentials, () => now);
  expect([maya.uid, await maya.token(), await maya.token()]).toEqual(['maya', 'first', 'first']);
  now = (HOUR_SECONDS - 60) * 1000;
  expect(await maya.token()).toBe('renewed 1');
  expect(await maya.token()).toBe('renewed 1');
  now += HOUR_SECONDS * 1000;
  expect(await maya.token()).toBe('renewed 2');
});

test('who is refused by Auth is told by name', async () => {
  await expect(signIn(url, { ...credentials, password: 'wrong' })).rejects.toThrow(
    'maya@bench.school cannot sign in: 400',
  );
});
