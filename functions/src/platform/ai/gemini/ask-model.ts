import { randomBytes } from 'node:crypto';
import type { GenerateContentResult, GenerativeModel } from '@google/generative-ai';
import { WriterError, type WriteSettings } from '../writer.ts';
import { parseAnswer, responseSchema, type ModelQuestion } from './answer.ts';
import type { Batch } from './plan-batches.ts';
import { promptFor, SYSTEM_INSTRUCTION } from './prompt.ts';
import { PassingFault } from './retry.ts';

export type ModelSettings = { apiKey: string; model: string; baseUrl?: string | undefined };

const MAX_OUTPUT_TOKENS = 8_192;

/** Loads Google's package and prepares the model; other requests never load it. */
export async function openModel(settings: ModelSettings): Promise<GenerativeModel> {
  const { GoogleGenerativeAI } = await import('@google/generative-ai');
  return new GoogleGenerativeAI(settings.apiKey).getGenerativeModel(
    {
      model: settings.model,
      systemInstruction: SYSTEM_INSTRUCTION,
      generationConfig: {
        responseMimeType: 'application/json',
        responseSchema,
        temperature: 0.6,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
      },
    },
    settings.baseUrl ? { baseUrl: settings.baseUrl } : {},
  );
}

export type Ask = {
  batch: Batch;
  settings: WriteSettings;
  avoid: readonly string[];
  signal: AbortSignal;
  timeoutMs: number;
};

/**
 * One request for one batch. An answer that was cut off or is no JSON is an empty list: the caller
 * asks again for what is missing.
 */
export async function askModel(model: GenerativeModel, ask: Ask): Promise<ModelQuestion[]> {
  const fence = `=====${randomBytes(9).toString('base64url')}=====`;
  // The package listens for the abort only, so one that came before would go unheard.
  if (ask.signal.aborted) throw faultOf(ask.signal.reason, true, false);
  const timeout = AbortSignal.timeout(Math.max(1, ask.timeoutMs));
  let result: GenerateContentResult;
  try {
    result = await model.generateContent(promptFor(ask.batch, ask.settings, ask.avoid, fence), {
      signal: AbortSignal.any([ask.signal, timeout]),
    });
  } catch (error) {
    throw faultOf(error, ask.signal.aborted, timeout.aborted);
  }
  const { response } = result;
  const candidate = response.candidates?.[0];
  // The reason comes before the text: a truncated answer looks like a whole one until it is parsed.
  const reason: string | undefined = candidate?.finishReason;
  if (
    response.promptFeedback?.blockReason ||
    /^(?:SAFETY|BLOCKLIST|PROHIBITED_CONTENT|SPII|RECITATION)$/.test(reason ?? '')
  ) {
    throw new WriterError('refused', 'The AI service declined to write questions about this text.');
  }
  if (reason !== undefined && reason !== 'STOP') return [];
  return (
    parseAnswer(candidate?.content?.parts?.map((part) => part.text ?? '').join('') ?? '') ?? []
  );
}

function faultOf(error: unknown, isStopped: boolean, isLate: boolean): Error {
  const cause = { cause: error };
  if (isStopped) return new WriterError('timeout', 'Writing the quiz was stopped.', cause);
  if (isLate) {
    const timeout = new WriterError('timeout', 'The AI service took too long to answer.', cause);
    return new PassingFault(null, { cause: timeout });
  }
  const status = statusOf(error);
  if (status === 429) {
    const quota = new WriterError('quota', 'The AI service has reached its limit for now.', cause);
    return new PassingFault(retryDelayOf(error), { cause: quota });
  }
  const unavailable = new WriterError('unavailable', 'The AI service could not be reached.', cause);
  if (status === null || status >= 500)
    return new PassingFault(retryDelayOf(error), { cause: unavailable });
  return new WriterError(
    'unavailable',
    'The AI service did not accept the request. Please check its key and model.',
    cause,
  );
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Google sends `{ "@type": "…RetryInfo", "retryDelay": "12s" }` among the details of an error. */
function retryDelayOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errorDetails' in error) || !Array.isArray(error.errorDetails))
    return null;
  for (const detail of error.errorDetails as unknown[]) {
    if (detail === null || typeof detail !== 'object' || !('retryDelay' in detail)) continue;
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(String(detail.retryDelay))?.[1];
    if (seconds !== undefined) return Number(seconds) * 1_000;
  }
  return null;
}
