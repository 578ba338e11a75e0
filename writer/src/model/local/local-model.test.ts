import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { askForJson } from '../asking/ask-for-json.ts';
import { objectOf } from '../asking/flat-schema.ts';
import { API_KEY, openTestModel } from '../model-school.fixture.ts';
import { startLocalStandIn, type LocalStandIn } from '../stand-in/local-stand-in.fixture.ts';
import { RESPONSE_FORMATS } from './response-formats.ts';

let server: LocalStandIn;

beforeAll(async () => {
  server = await startLocalStandIn();
});
afterAll(() => server.close());
beforeEach(() => {
  server.knows(RESPONSE_FORMATS);
  server.play({ json: { words: 'Read page 3 again.' } });
  for (const list of [server.requests, server.paths, server.keys]) list.length = 0;
});

function open(url = server.url, apiKey?: string) {
  return openTestModel('local', url, { local: { url, model: 'a-small-model', apiKey } });
}

function ask(model = open()) {
  return askForJson(model, {
    system: 'You word advice.',
    prompt: 'Word this.',
    schema: z.object({ words: z.string() }),
    responseSchema: objectOf({ words: { type: 'string' } }),
    signal: new AbortController().signal,
    timeoutMs: 60_000,
  });
}

function formats(): (string | undefined)[] {
  return server.requests.map((body) => {
    const { response_format: format } = JSON.parse(body) as { response_format?: { type: string } };
    return format?.type;
  });
}

describe('a server that speaks the OpenAI format', () => {
  it('is asked for the model by its name, under a strict schema', async () => {
    expect(await ask()).toEqual({ words: 'Read page 3 again.' });
    expect(JSON.parse(server.requests[0] ?? '')).toMatchObject({
      model: 'a-small-model',
      stream: false,
      response_format: {
        json_schema: { strict: true, schema: { required: ['words'], additionalProperties: false } },
      },
    });
  });

  it('is found by its address with and without the path', async () => {
    for (const path of ['', '/', '/v1', '/v1/', '/v1/chat/completions']) {
      await ask(open(`${server.url}${path}`));
    }
    await ask(open(`${server.url}/api/openai`));
    expect(new Set(server.paths.slice(0, 5))).toEqual(new Set(['/v1/chat/completions']));
    expect(server.paths[5]).toBe('/api/openai/chat/completions');
  });

  it('gets a key where the school has set one, and none otherwise', async () => {
    await ask();
    await ask(open(server.url, API_KEY));
    expect(server.keys).toEqual(['', `Bearer ${API_KEY}`]);
  });
});

describe('a server that cannot hold a model to a schema', () => {
  it('is asked for any JSON, then for text, and what it takes is remembered', async () => {
    server.knows(['text']);
    const model = open();
    expect(await ask(model)).toEqual({ words: 'Read page 3 again.' });
    expect(formats()).toEqual(['json_schema', 'json_object', undefined]);
    await ask(model);
    expect(formats()).toHaveLength(4);
    expect(formats().at(-1)).toBeUndefined();
  });

  it('is told the shape in words', async () => {
    server.knows(['json_object', 'text']);
    await ask();
    expect(formats()).toEqual(['json_schema', 'json_object']);
    expect(server.requests[1]).toContain('{\\"words\\": string}');
  });

  it('is not asked in other ways when the fault is another', async () => {
    server.play('unknown-model');
    await expect(ask()).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('an address where no such server is', () => {
  it('that nobody listens at is told as such, and logged by its code', async () => {
    const error: unknown = await ask(open('http://127.0.0.1:1')).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('its server may be switched off') as string,
      cause: { message: expect.stringMatching(/ECONNREFUSED|bad port/) as string },
    });
  });

  it('that answers something else is told as a refused request', async () => {
    server.play({ json: null });
    const other = await startOther();
    await expect(ask(open(other.url))).rejects.toMatchObject({
      reason: 'unavailable',
      cause: { message: 'an answer that is not in the OpenAI format' },
    });
    await other.close();
  });

  it('that sends us elsewhere is not followed', async () => {
    const other = await startOther(server.url);
    await expect(ask(open(other.url))).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.requests).toEqual([]);
    await other.close();
  });
});

/** A site that is not a model: a page, or a redirect to another address. */
async function startOther(location?: string) {
  const { createServer } = await import('node:http');
  const site = createServer((_request, response) => {
    if (location === undefined) response.end('<h1>Welcome</h1>');
    else response.writeHead(307, { location: `${location}/v1/chat/completions` }).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => site.close(resolve)),
  };
}
