import { setTimeout as wait } from 'node:timers/promises';
import type { GenerativeModel } from '@google/generative-ai';
import type { ModelEvent } from './model-event.ts';
import type { Pause } from './retry.ts';

export type ModelSettings = Partial<Pause> & {
  apiKey: string;
  model: string;
  /** Another address than Google's own, for tests and proxies. */
  baseUrl?: string | undefined;
  /** Longest wait for one answer, ms. */
  tryTimeoutMs?: number;
  /** The time in ms, for deadlines: the writer reads no clock. */
  now: () => number;
  watch?: (event: ModelEvent) => void;
};

export type Model = Required<Omit<ModelSettings, 'apiKey' | 'model' | 'baseUrl'>> & {
  client: GenerativeModel;
};

const TRY_TIMEOUT_MS = 60_000;

/** Loads Google's package and prepares the model; other requests never load it. */
export async function openModel(settings: ModelSettings): Promise<Model> {
  const { GoogleGenerativeAI } = await import('@google/generative-ai');
  const { apiKey, model, baseUrl, ...rest } = settings;
  const client = new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model },
    baseUrl ? { baseUrl } : {},
  );
  return {
    tryTimeoutMs: TRY_TIMEOUT_MS,
    sleep: sleepFor,
    random: Math.random,
    watch: () => undefined,
    ...rest,
    client,
  };
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal });
}
