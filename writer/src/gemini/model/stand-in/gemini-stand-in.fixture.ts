import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playAnswer, type GeminiPlay, type PlayedAnswer } from './plays.fixture.ts';

/** One play for all requests, one each (the last for all that follow), or one by what is asked. */
export type GeminiScript = GeminiPlay | GeminiPlay[] | ((request: string) => GeminiPlay);

export type GeminiStandIn = {
  /** For `geminiBaseUrl`. */
  url: string;
  /** Bodies of the requests so far, as sent. */
  requests: string[];
  /** The addresses that they were sent to. */
  paths: string[];
  /** What comes next. */
  play(next: GeminiScript): void;
  close(): Promise<void>;
};

/** A local server that speaks as much of Gemini's REST interface as the package uses. */
export async function startGeminiStandIn(
  options: { play?: GeminiPlay } = {},
): Promise<GeminiStandIn> {
  let next = nextOf(options.play ?? 'good');
  const requests: string[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push(body);
      paths.push(request.url ?? '');
      send(response, playAnswer(next(body), body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    paths,
    play(script) {
      next = nextOf(script);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function nextOf(script: GeminiScript): (request: string) => GeminiPlay {
  if (typeof script === 'function') return script;
  const plays = [script].flat();
  return () => (plays.length > 1 ? plays.shift() : plays[0]) ?? 'good';
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, answer: PlayedAnswer): void {
  if (!answer) return;
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
}
