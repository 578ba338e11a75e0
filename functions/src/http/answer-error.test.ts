import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { escapeUnreadableAddresses } from '../platform/log/raw-requests.ts';
import { answerError, answerUnknownRoute, refuseUnreadableAddress } from './answer-error.ts';
import { giveRequestId } from './give-request-id.ts';

const lines: string[] = [];
const log = (level: string) => (event: string) => void lines.push(`${level} ${event}`);
let url: string;
let close: () => void;

beforeAll(async () => {
  escapeUnreadableAddresses();
  const product = express().use(giveRequestId).use(refuseUnreadableAddress);
  product.get('/api/quizzes/:id', (request, response) => void response.json(request.params));
  product.use(answerUnknownRoute);
  product.use(answerError({ info: log('INFO'), warn: log('WARNING'), error: log('ERROR') }));
  // As the framework around a function does it, which decodes what its star stands for.
  const framework = express().all('/*path', (request, response) => void product(request, response));
  const server = framework.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
beforeEach(() => void (lines.length = 0));
afterAll(() => close());

test.each([
  '/api/%E0%A4%A',
  '/api/%E0%A4%A/below?a=%E0%A4%A',
  '/api/quizzes/%E0%A4%A',
  '/api/quizzes/%',
  '/api/%ff/quizzes',
])('the address %s, which is no text, is refused in the one error shape', async (path) => {
  const response = await fetch(url + path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    success: false,
    error: 'This address is not valid.',
    code: 'invalid-request',
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  expect(lines).toEqual(['INFO request.refused']);
});

test.each([
  ['/api/quizzes/caf%C3%A9', 'café'],
  ['/api/quizzes/a?b=%E0%A4%A', 'a'],
])('the address %s is one, whatever stands in its question', async (path, id) => {
  expect(await (await fetch(url + path)).json()).toEqual({ id });
});
