import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReview } from './model-answers.fixture.ts';
import { playAnswer, type Play, type Played } from './plays.fixture.ts';

/** One play for all requests, one each (the last for all that follow), or one by what is asked. */
export type Script = Play | Play[] | ((prompt: string) => Play);

export type StandIn = {
  /** Where it listens. */
  url: string;
  /** Bodies of the requests so far, as sent. */
  requests: string[];
  /** What the model reads of them. */
  prompts: string[];
  /** The addresses that they were sent to, and the keys that came with them. */
  paths: string[];
  keys: string[];
  /** What comes next: when questions are to be written, and when they are to be answered. */
  play(writing: Script, reviewing?: Script): void;
  close(): Promise<void>;
};

/** How a service puts things. */
export type Protocol = {
  promptOf: (body: string) => string;
  /** The answer to a request; `body` tells in which form it is wanted. */
  encode: (played: NonNullable<Played>, body: string) => Encoded;
};

export type Encoded = { status: number; headers?: Record<string, string>; body: object };

/** A local server that plays a model behind a service. */
export async function startStandIn({ promptOf, encode }: Protocol): Promise<StandIn> {
  let write = nextOf('good');
  let review = nextOf('good');
  const heard = { requests: [], prompts: [], paths: [], keys: [] } as Omit<
    StandIn,
    'url' | 'play' | 'close'
  >;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const prompt = promptOf(body);
      heard.requests.push(body);
      heard.prompts.push(prompt);
      heard.paths.push(request.url ?? '');
      heard.keys.push(request.headers.authorization ?? '');
      const next = isReview(prompt) ? review : write;
      const played = playAnswer(next(prompt), prompt);
      if (played) send(response, encode(played, body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...heard,
    play(writing, reviewing = 'good') {
      write = nextOf(writing);
      review = nextOf(reviewing);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function nextOf(script: Script): (prompt: string) => Play {
  if (typeof script === 'function') return script;
  const plays = [script].flat();
  return () => (plays.length > 1 ? plays.shift() : plays[0]) ?? 'good';
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, headers, body }: Encoded): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
