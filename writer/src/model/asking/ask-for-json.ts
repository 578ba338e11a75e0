import type * as z from 'zod/mini';
import { WriterError } from '../../writer.ts';
import { createBadAnswer, createDeclined, createStopped, toFault } from './faults.ts';
import type { Model, ModelAnswer, ModelRequest } from './language-model.ts';
import { readJson } from './read-json.ts';
import { withRetries } from './retry.ts';

export type JsonAsk<T> = Omit<ModelRequest, 'schema' | 'temperature'> & {
  /** The required shape of the answer; any other is refused. */
  schema: z.ZodMiniType<T>;
  /** The same in the form for the service. */
  responseSchema: ModelRequest['schema'];
  temperature?: number;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  /** Time for the answer including retries, ms. */
  timeoutMs: number;
};

const USUAL_TEMPERATURE = 0.6;

/**
 * Asks a model one question and returns its parsed answer. Rate limits, faults of the service and
 * late answers are retried; a cut-off or invalid answer is not.
 *
 * @throws WriterError with a sentence for the teacher; its cause contains neither text nor key.
 */
export async function askForJson<T>(model: Model, ask: JsonAsk<T>): Promise<T> {
  const deadline = model.now() + ask.timeoutMs;
  const remaining = () => deadline - model.now();
  try {
    const answer = await withRetries(() => generate(model, ask, remaining()), {
      ...model,
      signal: ask.signal,
      remainingMs: remaining,
    });
    return parseAnswer(model, answer, ask);
  } catch (error) {
    const fault = ask.signal.aborted ? createStopped() : error;
    model.watch({ kind: 'failed', because: fault instanceof WriterError ? fault.reason : 'fault' });
    throw fault;
  }
}

async function generate(
  model: Model,
  { system, prompt, responseSchema, temperature = USUAL_TEMPERATURE, signal }: JsonAsk<unknown>,
  remainingMs: number,
): Promise<ModelAnswer> {
  // An adapter only listens for future aborts, so an earlier one is checked here.
  signal.throwIfAborted();
  await model.beforeRequest();
  const timeout = AbortSignal.timeout(Math.max(1, Math.min(model.pace.tryTimeoutMs, remainingMs)));
  const from = model.now();
  try {
    const answer = await model.generate(
      { system, prompt, schema: responseSchema, temperature },
      AbortSignal.any([signal, timeout]),
    );
    const { promptTokens, answerTokens } = answer;
    const milliseconds = model.now() - from;
    model.watch({ kind: 'answered', milliseconds, promptTokens, answerTokens });
    return answer;
  } catch (error) {
    throw toFault(model.name, error, timeout.aborted);
  }
}

/** The ending is checked before the text, since a truncated answer may look complete. */
function parseAnswer<T>(
  { name }: Model,
  { text, ending, because }: ModelAnswer,
  { schema, responseSchema }: JsonAsk<T>,
): T {
  if (ending === 'declined') throw createDeclined(name, `blocked: ${because}`);
  if (ending === 'cut-off') throw createBadAnswer(name, `the answer ended with ${because}`);
  let value: unknown;
  try {
    value = readJson(text, responseSchema);
  } catch {
    // The parser's message repeats the text, so it is not used as the cause.
    throw createBadAnswer(name, `the answer of ${text.length} characters is no JSON`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw createBadAnswer(
    name,
    `the answer is not as asked for: ${issue?.code} at ${issue?.path.join('.')}`,
  );
}
