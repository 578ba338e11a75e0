import { exportOwnData } from '@study-assistant/contract/people/own-account';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { accountOf, startFakeAuth } from '../../test/fake-auth.ts';
import { student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { download } from './download.ts';

vi.mock('./app-check-token.ts', () => ({
  readAppToken: (siteKey: string) => Promise.resolve(`shown-by-${siteKey}`),
}));

beforeEach(() => startFakeAuth(accountOf(student)).resume(student.uid));

function read(onProgress?: (bytes: number) => void) {
  return download(exportOwnData, { params: {}, query: {} }, { ...(onProgress && { onProgress }) });
}

test('the bytes come with the token of who asks, and are counted on their way', async () => {
  server.use(
    http.get('/api/account/export', ({ request }) =>
      request.headers.get('authorization') === 'Bearer token-of-student-1-1'
        ? HttpResponse.arrayBuffer(new ArrayBuffer(8))
        : new HttpResponse(null, { status: 400 }),
    ),
  );
  const seen: number[] = [];
  expect((await read((bytes) => seen.push(bytes))).size).toBe(8);
  expect(seen.at(-1)).toBe(8);
});

test('where the build has a site key, the request shows that it comes from our pages', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const shown: (string | null)[] = [];
  server.use(
    http.get('/api/account/export', ({ request }) => {
      shown.push(request.headers.get('x-firebase-appcheck'));
      return HttpResponse.arrayBuffer(new ArrayBuffer(1));
    }),
  );
  await read();
  expect(shown).toEqual(['shown-by-site-key']);
});

test('a refusal is told in the words of the server', async () => {
  const refusal = { success: false, error: 'Please try again in an hour.', code: 'too-many' };
  server.use(http.get('/api/account/export', () => HttpResponse.json(refusal, { status: 429 })));
  await expect(read()).rejects.toMatchObject({ status: 429, message: refusal.error });
});

test('a file that breaks off is a network error, not half a file', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(4)),
    pull: (controller) => controller.error(new Error('The connection is lost.')),
  });
  server.use(http.get('/api/account/export', () => new HttpResponse(broken)));
  await expect(read()).rejects.toMatchObject({ code: 'network' });
});
