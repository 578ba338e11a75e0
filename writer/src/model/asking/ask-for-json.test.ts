import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestModel } from '../model-school.fixture.ts';
import { startGeminiStandIn } from '../stand-in/gemini-stand-in.fixture.ts';
import type { StandIn } from '../stand-in/stand-in-server.fixture.ts';
import { askForJson } from './ask-for-json.ts';
import { objectOf } from './flat-schema.ts';

let gemini: StandIn;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
});
afterAll(() => gemini.close());

async function ask(timeoutMs = 60_000) {
  return askForJson(openTestModel('gemini', gemini.url), {
    system: 'You word advice.',
    prompt: 'Word this.',
    schema: z.object({ words: z.string() }),
    responseSchema: objectOf({ words: { type: 'string' } }),
    signal: new AbortController().signal,
    timeoutMs,
  });
}

it('gives the answer in the shape that was asked for', async () => {
  gemini.play({ json: { words: 'Read page 3 again.' } });
  expect(await ask()).toEqual({ words: 'Read page 3 again.' });
});

it('refuses an answer of another shape', async () => {
  gemini.play({ json: { words: 3 } });
  await expect(ask()).rejects.toMatchObject({ reason: 'bad-answer' });
});

it('does not wait longer for the service than there is time', async () => {
  gemini.play(['quota', { json: { words: 'Too late.' } }]);
  await expect(ask(1_500)).rejects.toMatchObject({ reason: 'quota' });
});

it('gives up at its deadline when nothing comes', async () => {
  gemini.play('hang');
  await expect(ask(200)).rejects.toMatchObject({ reason: 'timeout' });
});
