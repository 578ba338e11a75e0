import { Readable } from 'node:stream';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { readJson } from './request-body.ts';

function aRequest(...chunks: string[]): Request {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk))) as Request;
}

test('no body at all counts as an empty object', async () => {
  expect(await readJson(aRequest())).toEqual({});
});

test('a body in pieces is read whole', async () => {
  expect(await readJson(aRequest('{"title":', '"Rivers"}'))).toEqual({ title: 'Rivers' });
});

test('a body that is refused as too large leaves its request open for the rest of it', async () => {
  const request = aRequest('x'.repeat(300_000), 'the rest');
  await expect(readJson(request)).rejects.toThrow('This request is too large.');
  expect(request.destroyed).toBe(false);
  expect(String(request.read())).toBe('the rest');
});
