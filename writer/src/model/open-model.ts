import { setTimeout as wait } from 'node:timers/promises';
import type { BeforeRequest } from '../writer.ts';
import type { LanguageModel, Model, ModelName, Pace } from './asking/language-model.ts';
import type { ModelEvent } from './asking/model-event.ts';
import type { Pause } from './asking/retry.ts';
import { createGeminiModel, type GeminiSettings } from './gemini/gemini-model.ts';
import { createLocalModel, type LocalSettings } from './local/local-model.ts';

export type ModelConfig = Partial<Pause> & {
  /** Null when the school has no key. */
  gemini: GeminiSettings | null;
  /** Null when the school has no server with a model. */
  local: LocalSettings | null;
  pace?: Partial<Pace>;
  /** The time in ms for deadlines, since the writer itself reads no clock. */
  now: () => number;
  beforeRequest?: BeforeRequest;
  /** Called with the model's events, for the log. */
  watch?: (event: ModelEvent) => void;
};

/** A school's own machine answers slowly, one request at a time, and takes shorter texts. */
const PACES: Record<ModelName, Pace> = {
  gemini: {
    tryTimeoutMs: 60_000,
    totalTimeoutMs: 240_000,
    requestsAtOnce: 3,
    questionsPerRequest: 8,
    questionsPerReview: 20,
    usualCharacters: 8_000,
    mostCharacters: 10_000,
  },
  local: {
    tryTimeoutMs: 180_000,
    totalTimeoutMs: 420_000,
    requestsAtOnce: 1,
    questionsPerRequest: 4,
    questionsPerReview: 10,
    usualCharacters: 5_000,
    mostCharacters: 6_000,
  },
};

/** The model of that name with the school's settings; null if there are none. */
export function openModel(name: ModelName, config: ModelConfig): Model | null {
  const language = connect(name, config);
  if (!language) return null;
  const { now, sleep = sleepFor, random = Math.random, watch = () => undefined } = config;
  const { beforeRequest = () => Promise.resolve() } = config;
  const pace = { ...PACES[name], ...config.pace };
  return { ...language, pace, now, sleep, random, watch, beforeRequest };
}

function connect(name: ModelName, { gemini, local }: ModelConfig): LanguageModel | null {
  switch (name) {
    case 'gemini':
      return gemini && createGeminiModel(gemini);
    case 'local':
      return local && createLocalModel(local);
  }
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal });
}
