import { setTimeout as wait } from 'node:timers/promises';
import type { GenerativeModel } from '@google/generative-ai';
import type { Pause } from './retry.ts';

/** What happens while a model works, for whoever wants to count; never with a text in it. */
export type ModelEvent =
  | { kind: 'answered'; milliseconds: number; promptTokens: number; answerTokens: number }
  | { kind: 'retried'; because: string; pauseMs: number }
  | { kind: 'failed'; because: string }
  | { kind: 'checked'; kept: number; dropped: Readonly<Record<string, number>> };

export type ModelSettings = Partial<Pause> & {
  apiKey: string;
  model: string;
  /** Another address than Google's own, for tests and proxies. */
  baseUrl?: string | undefined;
  /** Longest wait for one answer, ms. */
  tryTimeoutMs?: number;
  now?: () => number;
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
    now: Date.now,
    watch: () => undefined,
    ...rest,
    client,
  };
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal });
}
