import { RESPONSE_FORMATS, type FormatName } from '../local/response-formats.ts';
import type { Failure, Played } from './plays.fixture.ts';
import { startStandIn, type Encoded, type StandIn } from './stand-in-server.fixture.ts';

export type LocalStandIn = StandIn & {
  /** Sets the supported response formats; others are refused. */
  knows(formats: readonly FormatName[]): void;
};

type Body = {
  messages?: { role: string; content: string }[];
  response_format?: { type: FormatName };
};

/** A local server with the OpenAI chat format, like Ollama, llama.cpp, vLLM and LM Studio. */
export async function startLocalStandIn(): Promise<LocalStandIn> {
  let known: readonly FormatName[] = RESPONSE_FORMATS;

  function encode(played: NonNullable<Played>, body: string): Encoded {
    if ('failure' in played) return encodeFailure(played.failure, played.message);
    const format = (JSON.parse(body) as Body).response_format?.type ?? 'text';
    if (!known.includes(format)) {
      const message = `'response_format.type' must be one of ${known.join(', ')}`;
      return {
        status: 400,
        body: { error: { message, type: 'invalid_request_error', code: null } },
      };
    }
    return encodeAnswer(played, format);
  }

  const standIn = await startStandIn({ promptOf, encode });
  return Object.assign(standIn, {
    knows: (formats: readonly FormatName[]) => void (known = formats),
  });
}

function promptOf(body: string): string {
  const { messages = [] } = JSON.parse(body) as Body;
  return messages.find(({ role }) => role === 'user')?.content ?? '';
}

const FINISH = { whole: 'stop', 'too-long': 'length', stopped: 'content_filter', refused: 'stop' };

function encodeAnswer(
  { text, ending }: Extract<Played, { text: string }>,
  format: FormatName,
): Encoded {
  const message = {
    role: 'assistant',
    content: ending === 'refused' ? null : format === 'text' ? asTalk(text) : text,
    refusal: ending === 'refused' ? 'I cannot help with that.' : null,
  };
  return {
    status: 200,
    body: {
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: FINISH[ending] }],
      usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
    },
  };
}

/** A model that is not held to JSON thinks aloud and wraps its answer in talk. */
function asTalk(text: string): string {
  return `<think>They want [JSON], so {…}.</think>\nHere is what you asked for:\n\`\`\`json\n${text}\n\`\`\`\nShall I write more?`;
}

const FAILURES: Record<Failure, Omit<Encoded, 'body'> & { type: string; code: string | null }> = {
  quota: { status: 429, headers: { 'retry-after': '2' }, type: 'requests', code: 'rate_limit' },
  'daily-quota': { status: 429, type: 'requests', code: 'quota' },
  'server-error': { status: 500, type: 'api_error', code: null },
  'bad-key': { status: 401, type: 'invalid_request_error', code: 'invalid_api_key' },
  'unknown-model': { status: 404, type: 'api_error', code: null },
};

function encodeFailure(failure: Failure, message: string): Encoded {
  const { type, code, ...rest } = FAILURES[failure];
  return { ...rest, body: { error: { message, type, code } } };
}
