import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with a request. */
export type GeminiPlay =
  /** Real questions built from the numbered sentences of the prompt. */
  | 'good'
  /** The same, with quotes that the document does not have. */
  | 'invented-quotes'
  /** The same, with a link in every question. */
  | 'links'
  /** JSON that stops in the middle, although the service says that it finished. */
  | 'truncated'
  /** JSON that stops in the middle because the answer became too long. */
  | 'max-tokens'
  /** 429, asking for a pause of 2 seconds. */
  | 'quota'
  | 'server-error'
  | 'bad-key'
  /** Never answers. */
  | 'hang'
  /** The service refuses the text. */
  | 'blocked';

export type GeminiStandIn = {
  /** For `geminiBaseUrl`. */
  url: string;
  /** Bodies of the requests so far, as sent. */
  requests: string[];
  /** What comes next: one play for all requests, or one each, the last for all that follow. */
  play(next: GeminiPlay | GeminiPlay[]): void;
  close(): Promise<void>;
};

/** A local server that speaks as much of Gemini's REST interface as the package uses. */
export async function startGeminiStandIn(
  options: { play?: GeminiPlay | GeminiPlay[] } = {},
): Promise<GeminiStandIn> {
  let plays = [options.play ?? 'good'].flat();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push(body);
      const play = plays.length > 1 ? plays.shift() : plays[0];
      answer(response, play ?? 'good', body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    play(next) {
      plays = [next].flat();
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, play: GeminiPlay, body: string): void {
  switch (play) {
    case 'hang':
      return;
    case 'quota':
      return fail(response, 429, 'RESOURCE_EXHAUSTED', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' },
      ]);
    case 'server-error':
      return fail(response, 500, 'INTERNAL');
    case 'bad-key':
      return fail(response, 400, 'INVALID_ARGUMENT', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]);
    case 'blocked':
      return send(response, 200, { promptFeedback: { blockReason: 'SAFETY' } });
    case 'truncated':
      return finish(response, JSON.stringify(questionsFrom(body)).slice(0, -40), 'STOP');
    case 'max-tokens':
      return finish(response, JSON.stringify(questionsFrom(body)).slice(0, 300), 'MAX_TOKENS');
    case 'invented-quotes':
      return finish(
        response,
        JSON.stringify(
          questionsFrom(body).map((question) => ({
            ...question,
            evidence: INVENTED,
            sentence: 9999,
          })),
        ),
        'STOP',
      );
    case 'links':
      return finish(
        response,
        JSON.stringify(
          questionsFrom(body).map((question) => ({
            ...question,
            explanation: 'See https://example.org for more.',
          })),
        ),
        'STOP',
      );
    case 'good':
      return finish(response, JSON.stringify(questionsFrom(body)), 'STOP');
  }
}

const INVENTED =
  'Scholars have since agreed that none of it ever took place in the manner described.';

function fail(
  response: ServerResponse,
  status: number,
  name: string,
  details: object[] = [],
): void {
  send(response, status, {
    error: { code: status, message: `${name} (stand-in)`, status: name, details },
  });
}

function finish(response: ServerResponse, text: string, finishReason: string): void {
  send(response, 200, {
    candidates: [{ index: 0, finishReason, content: { role: 'model', parts: [{ text }] } }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

type StandInQuestion = Record<
  'stem' | 'correct' | 'wrong1' | 'wrong2' | 'wrong3' | 'explanation' | 'topic' | 'evidence',
  string
> & { sentence: number };

/** Grounded questions from the prompt: a telling word of a sentence among such words of others. */
function questionsFrom(body: string): StandInQuestion[] {
  const prompt = promptIn(body);
  const wanted = Number(/Write (\d+) questions/.exec(prompt)?.[1] ?? 5);
  const sentences = [...prompt.matchAll(/^\[(\d+)\] (.+)$/gm)].map(([, number, text]) => ({
    number: Number(number),
    text: text ?? '',
  }));
  const asked = /Do not ask these again:([\s\S]*?)\nThe passage/.exec(prompt)?.[1] ?? '';
  const questions: StandInQuestion[] = [];
  for (const sentence of sentences) {
    if (questions.length >= wanted) break;
    const question = questionFrom(sentence, sentences, questions);
    if (question && !asked.includes(question.stem)) questions.push(question);
  }
  return questions;
}

function promptIn(body: string): string {
  const parsed = JSON.parse(body) as { contents?: { parts?: { text?: string }[] }[] };
  return (parsed.contents ?? [])
    .flatMap(({ parts }) => parts ?? [])
    .map(({ text }) => text ?? '')
    .join('\n');
}

type Numbered = { number: number; text: string };

function questionFrom(
  sentence: Numbered,
  all: readonly Numbered[],
  before: readonly StandInQuestion[],
): StandInQuestion | null {
  const length = sentence.text.split(/\s+/).length;
  if (
    length < 8 ||
    length > 24 ||
    /\b(?:not|never|except|cannot|figure|table|following)\b|n['’]t/i.test(sentence.text)
  ) {
    return null;
  }
  const correct = tellingWords(sentence.text).find(
    (word) => !before.some((question) => question.correct === word),
  );
  if (!correct) return null;
  const wrong = all
    .filter((other) => Math.abs(other.number - sentence.number) > 1)
    .flatMap((other) => tellingWords(other.text))
    .filter(
      (word) =>
        word.slice(0, 5) !== correct.slice(0, 5) &&
        !sentence.text.toLowerCase().includes(word.slice(0, 5)),
    );
  const [wrong1, wrong2, wrong3] = distinctOpenings(wrong);
  if (!wrong1 || !wrong2 || !wrong3) return null;
  return {
    stem: `Which word belongs in the gap: “${sentence.text.replace(new RegExp(`\\b${correct}\\b`, 'i'), '____')}”`,
    correct,
    wrong1,
    wrong2,
    wrong3,
    explanation: `The word is “${correct}”.`,
    topic: correct,
    evidence: sentence.text,
    sentence: sentence.number,
  };
}

function tellingWords(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/\b[a-z]{7,}\b/g) ?? [];
  return words.filter((word) => words.indexOf(word) === words.lastIndexOf(word));
}

function distinctOpenings(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => words.findIndex((other) => other.slice(0, 5) === word.slice(0, 5)) === at,
  );
}
