import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express, { type ErrorRequestHandler } from 'express';
import { expect, test } from 'vitest';
import { sendFile } from './send-file.ts';

/** Serves one video, and tells how sending it ended. */
async function aServer(open: () => Readable) {
  const video = { fileName: 'a.mp4', contentType: 'video/mp4', sizeBytes: 1e9, open };
  const endings = new EventEmitter();
  const app = express().get('/', (request, response, next) => {
    const exchange = { request, response, isToBeViewed: true };
    const sending = sendFile(exchange, { ...video, isViewable: true, isPlayed: true });
    sending.then(() => endings.emit('end', 'sent'), next);
  });
  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    response.destroy();
    endings.emit('end', error);
  };
  const server = app.use(onError).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return { url, ended: once(endings, 'end'), close: () => server.close() };
}

const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(65_536);
    })(),
  );

test('a player that seeks elsewhere leaves the answer, and the file is let go', async () => {
  const bytes = endless();
  const { url, ended, close } = await aServer(() => bytes);
  const leave = new AbortController();
  await fetch(url, { headers: { Range: 'bytes=0-' }, signal: leave.signal });
  leave.abort();
  expect(await ended).toEqual(['sent']);
  expect(bytes.destroyed).toBe(true);
  close();
});

test('who asks for the head alone costs nothing of the file', async () => {
  const bytes = endless();
  const { url, ended, close } = await aServer(() => bytes);
  const response = await fetch(url, { method: 'HEAD', headers: { Range: 'bytes=0-9' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('1000000000');
  expect(await ended).toEqual(['sent']);
  expect(bytes.destroyed).toBe(true);
  close();
});

test('a file that breaks off is a failure', async () => {
  const broken = new Error('no more of it');
  const bytes = () =>
    Readable.from(
      (function* () {
        yield Buffer.alloc(1000);
        throw broken;
      })(),
    );
  const { url, ended, close } = await aServer(bytes);
  await fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
  expect(await ended).toEqual([broken]);
  close();
});
