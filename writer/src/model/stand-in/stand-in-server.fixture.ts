import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isJudging, isReview } from './model-answers.fixture.ts';
import { playAnswer, type Play, type Played } from './plays.fixture.ts';

/** One play for all requests, one for each (the last is repeated), or one chosen by the prompt. */
export type Script = Play | Play[] | ((prompt: string) => Play);

export type StandIn = {
  /** The address of the server. */
  url: string;
  /** The bodies of the requests so far. */
  requests: string[];
  /** The prompts in them. */
  prompts: string[];
  /** The paths of the requests, and the keys sent with them. */
  paths: string[];
  keys: string[];
  /** Sets the next plays: for writing questions, for answering them, and for judging them without their text. */
  play(writing: Script, reviewing?: Script, judging?: Script): void;
  close(): Promise<void>;
};

/** The format of a service. */
export type Protocol = {
  promptOf: (body: string) => string;
  /** Encodes the answer to a request in the form that `body` asks for. */
  encode: (played: NonNullable<Played>, body: string) => Encoded;
};

export type Encoded = { status: number; headers?: Record<string, string>; body: object };

/** A local server that acts as a model behind a service. */
export async function startStandIn({ promptOf, encode }: Protocol): Promise<StandIn> {
  let write = nextOf('good');
  let review = nextOf('good');
  let judge = nextOf('good');
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
      const next = isJudging(prompt) ? judge : isReview(prompt) ? review : write;
      const played = playAnswer(next(prompt), prompt);
      if (played) send(response, encode(played, body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...heard,
    play(writing, reviewing = 'good', judging = 'good') {
      write = nextOf(writing);
      review = nextOf(reviewing);
      judge = nextOf(judging);
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
