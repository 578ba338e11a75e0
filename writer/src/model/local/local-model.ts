import type { LanguageModel, ModelRequest } from '../asking/language-model.ts';
import { readCompletion } from './read-completion.ts';
import { readLocalFailure } from './read-local-failure.ts';
import {
  describeSchema,
  formatFor,
  RESPONSE_FORMATS,
  type FormatName,
} from './response-formats.ts';

/** A server that speaks the OpenAI format: Ollama, llama.cpp, vLLM, LM Studio. */
export type LocalSettings = {
  /** The address, such as `http://localhost:11434/v1`. */
  url: string;
  model: string;
  apiKey?: string | undefined;
};

const MAX_OUTPUT_TOKENS = 8_192;

/**
 * A model on a server of the school. The first request finds out how strictly the server can
 * enforce a schema, and this is remembered.
 */
export function createLocalModel(settings: LocalSettings): LanguageModel {
  let known: FormatName = RESPONSE_FORMATS[0];
  return {
    name: 'local',
    async generate(request, signal) {
      for (const format of RESPONSE_FORMATS.slice(RESPONSE_FORMATS.indexOf(known))) {
        const response = await post(settings, toBody(settings.model, request, format), signal);
        if (response.ok) {
          const answer = await readCompletion(response);
          known = format;
          return answer;
        }
        const failure = await readLocalFailure(response);
        if (failure.kind !== 'not-accepted' || format === RESPONSE_FORMATS.at(-1)) throw failure;
      }
      throw new Error('there is always a last format');
    },
  };
}

function post({ url, apiKey }: LocalSettings, body: object, signal: AbortSignal) {
  return fetch(findAddress(url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    // A document is sent only to the address that the school has set.
    redirect: 'error',
    signal,
  });
}

/** Accepts `http://host:11434`, with `/v1` or the whole path, since people copy each of them. */
function findAddress(url: string): URL {
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  address.pathname = `${path === '' ? '/v1' : path}/chat/completions`;
  return address;
}

function toBody(model: string, request: ModelRequest, format: FormatName): object {
  const { system, prompt, schema, temperature } = request;
  return {
    model,
    messages: [
      // The schema is sent even if the server claims to enforce it, since some do not.
      { role: 'system', content: `${system}\n${describeSchema(schema)}` },
      { role: 'user', content: prompt },
    ],
    temperature,
    max_tokens: MAX_OUTPUT_TOKENS,
    stream: false,
    ...formatFor(format, schema),
  };
}
