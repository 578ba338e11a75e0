import { WriterError, type WriteProgress, type WriteRequest } from '../writer.ts';
import { answerSchema, RESPONSE_SCHEMA } from './answer.ts';
import type { ProvenQuestion } from './check-answer.ts';
import { createCollection } from './collect-questions.ts';
import { askForJson } from './model/ask-for-json.ts';
import { createLateForAll, createStopped } from './model/faults.ts';
import type { Model } from './model/open-model.ts';
import type { Passage } from './passages.ts';
import { planBatches, type Batch } from './plan-batches.ts';
import { SYSTEM_INSTRUCTION, writePrompt } from './prompt.ts';
import { runBatches } from './run-batches.ts';

export type Work = {
  request: WriteRequest;
  passages: readonly Passage[];
  random: () => number;
  /** On the model's clock, ms. */
  deadline: number;
};

/** `fault`: what kept the model from giving more; null when it was only the document. */
export type Gathered = { questions: readonly ProvenQuestion[]; fault: WriterError | null };

const ROUNDS = 3;
/** The next request would meet the same. */
const ENDS_ALL = new Set(['quota', 'unavailable', 'bad-key']);

/** Asks batch by batch, a few at once, and again for what is missing; keeps what holds up. */
export async function gatherQuestions(
  model: Model,
  { request, passages, random, deadline }: Work,
  report: (progress: WriteProgress) => void | Promise<void>,
): Promise<Gathered> {
  const { settings, variant, signal } = request;
  const { count } = settings;
  const collection = createCollection(request, random, model.watch);
  const { questions } = collection;
  let fault: WriterError | null = null;

  await tell();
  for (let round = 0; round < ROUNDS && questions.length < count && !isOver(); round += 1) {
    const batches = planBatches(passages, {
      wanted: count - questions.length,
      used: (passage) => collection.countFrom(passage),
      variant: variant + round,
    });
    const hasEnough = () => questions.length >= count;
    await runBatches(batches, { ask, isOver, hasEnough, sleep: model.sleep });
  }
  if (signal.aborted) throw createStopped();
  if (model.now() >= deadline) fault ??= createLateForAll();
  return { questions, fault };

  async function ask(batch: Batch, enough: AbortSignal): Promise<void> {
    try {
      const items = await askForJson(model, {
        system: SYSTEM_INSTRUCTION,
        prompt: writePrompt({ batch, settings, variant, avoid: collection.listTaken() }),
        schema: answerSchema,
        responseSchema: RESPONSE_SCHEMA,
        signal: AbortSignal.any([signal, enough]),
        timeoutMs: deadline - model.now(),
      });
      collection.add(items, batch);
    } catch (error) {
      if (!enough.aborted) noteFault(error);
    }
    await tell();
  }

  /** A bad answer is asked for again; what it leaves open at the end is the document's limit. */
  function noteFault(error: unknown): void {
    if (!(error instanceof WriterError)) throw error;
    if (error.reason !== 'bad-answer') fault = error;
  }

  function isOver(): boolean {
    return (
      signal.aborted || model.now() >= deadline || (fault !== null && ENDS_ALL.has(fault.reason))
    );
  }

  async function tell(): Promise<void> {
    const done = Math.min(questions.length, count);
    await report({ done, total: count, stage: `Writing questions (${done} of ${count})` });
  }
}
