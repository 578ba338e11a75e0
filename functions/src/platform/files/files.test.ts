import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileStore } from './files.ts';

let server: Server;
let app: App;
let asked: string[];

/** A Storage that hangs up on every other request. */
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.method ?? '');
    if (asked.length % 2 === 1) return void request.socket.destroy();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ done: true, resource: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`);
  // The Admin SDK sets it by the other.
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
  app = initializeApp({ projectId: 'demo-files' }, 'files');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a copy and a removal are asked for again where the connection breaks', async () => {
  const files = createFileStore(() => getStorage(app), 'bucket');
  expect(await files.copy('materials/a', 'quiz-sources/b')).toBe(true);
  await files.remove('materials/a');
  expect(asked).toEqual(['POST', 'POST', 'DELETE', 'DELETE']);
});
