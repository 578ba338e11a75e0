import type { GenerateContentResult, ResponseSchema } from '@google/generative-ai';
import type * as z from 'zod/mini';
import { WriterError } from '../../writer.ts';
import { toFault, createStopped } from './faults.ts';
import type { Model } from './open-model.ts';
import { withRetries } from './retry.ts';

/** The part of the service's schema that every model takes; no lengths, ranges or formats. */
export type FlatSchema = {
  type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  items?: FlatSchema;
  properties?: Record<string, FlatSchema>;
  required?: string[];
};

export type JsonAsk<T> = {
  /** What the model is and may do. */
  system: string;
  /** The task, with any foreign text in it fenced as data (`fenced`). */
  prompt: string;
  /** What the answer must be; an answer that is not is refused. */
  schema: z.ZodMiniType<T>;
  /** The same for the service, which refuses lengths and formats with a bare 400. */
  responseSchema: FlatSchema;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  /** For the answer with all its retries, ms. */
  timeoutMs: number;
};

const MAX_OUTPUT_TOKENS = 16_384;
const TEMPERATURE = 0.6;
const DECLINED = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'RECITATION']);

/**
 * Asks a model one question and gives its answer, parsed. Limits, faults of the service and late
 * answers are tried again; an answer that is cut off or no such JSON is not.
 *
 * @throws WriterError with a sentence for the teacher; its cause holds neither text nor key.
 */
export async function askForJson<T>(model: Model, ask: JsonAsk<T>): Promise<T> {
  const deadline = model.now() + ask.timeoutMs;
  const remaining = () => deadline - model.now();
  try {
    const result = await withRetries(() => generate(model, ask, remaining()), {
      ...model,
      signal: ask.signal,
      remainingMs: remaining,
    });
    return parseAnswer(readText(result), ask.schema);
  } catch (error) {
    const fault = ask.signal.aborted ? createStopped() : error;
    model.watch({ kind: 'failed', because: fault instanceof WriterError ? fault.reason : 'fault' });
    throw fault;
  }
}

async function generate(
  model: Model,
  { system, prompt, responseSchema, signal }: JsonAsk<unknown>,
  remainingMs: number,
): Promise<GenerateContentResult> {
  // The package listens for the abort only, so one that came before would go unheard.
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(Math.max(1, Math.min(model.tryTimeoutMs, remainingMs)));
  const from = model.now();
  try {
    const result = await model.client.generateContent(
      {
        systemInstruction: system,
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: {
          responseMimeType: 'application/json',
          // The package has an enumeration for the same words; importing it would load the package.
          responseSchema: responseSchema as unknown as ResponseSchema,
          temperature: TEMPERATURE,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
        },
      },
      { signal: AbortSignal.any([signal, timeout]) },
    );
    const { promptTokenCount = 0, candidatesTokenCount = 0 } = result.response.usageMetadata ?? {};
    model.watch({
      kind: 'answered',
      milliseconds: model.now() - from,
      promptTokens: promptTokenCount,
      answerTokens: candidatesTokenCount,
    });
    return result;
  } catch (error) {
    throw toFault(error, timeout.aborted);
  }
}

/** The reason comes before the text: a truncated answer looks like a whole one until it is parsed. */
function readText({ response }: GenerateContentResult): string {
  const candidate = response.candidates?.[0];
  const reason: string = candidate?.finishReason ?? 'STOP';
  if (response.promptFeedback?.blockReason || DECLINED.has(reason)) {
    throw new WriterError(
      'refused',
      'The AI service declined to work with this text. Please use another document or the offline writer.',
      { cause: new Error(`blocked: ${response.promptFeedback?.blockReason ?? reason}`) },
    );
  }
  if (reason !== 'STOP') throw createBadAnswer(`the answer ended with ${reason}`);
  return candidate?.content?.parts?.map((part) => part.text ?? '').join('') ?? '';
}

function parseAnswer<T>(text: string, schema: z.ZodMiniType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message repeats the text, so it is not the cause.
    throw createBadAnswer(`the answer of ${text.length} characters is no JSON`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw createBadAnswer(
    `the answer is not as asked for: ${issue?.code} at ${issue?.path.join('.')}`,
  );
}

function createBadAnswer(because: string): WriterError {
  return new WriterError(
    'bad-answer',
    'The AI service gave an answer that could not be used. Please try again.',
    { cause: new Error(because) },
  );
}
