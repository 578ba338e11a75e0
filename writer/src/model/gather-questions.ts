import { WriterError, type WriteProgress, type WriteRequest } from '../writer.ts';
import { askForJson } from './asking/ask-for-json.ts';
import { createLateForAll, createStopped } from './asking/faults.ts';
import type { Model } from './asking/language-model.ts';
import { answerSchema, RESPONSE_SCHEMA } from './questions/answer.ts';
import type { ProvenQuestion } from './questions/check-answer.ts';
import { createCollection, type DroppedQuestion } from './questions/collect-questions.ts';
import { writeInstruction, writePrompt } from './questions/prompt.ts';
import { createReview } from './review/review-questions.ts';
import { runBatches } from './run-batches.ts';
import { listHeadings, type Passage } from './text/passages.ts';
import { planBatches, type Batch } from './text/plan-batches.ts';

export type Work = {
  request: WriteRequest;
  passages: readonly Passage[];
  random: () => number;
  /** By the model's clock, ms. */
  deadline: number;
  showDropped: (dropped: DroppedQuestion) => void;
};

/** `fault` is what kept the model from giving more; null when only the document did. */
export type Gathered = { questions: readonly ProvenQuestion[]; fault: WriterError | null };

const ROUNDS = 3;
/** The next request would fail in the same way. */
const ENDS_ALL = new Set(['budget', 'quota', 'unavailable', 'bad-key']);

/** Asks batch by batch, a few at once, and again for missing questions; keeps the valid ones. */
export async function gatherQuestions(
  model: Model,
  { request, passages, random, deadline, showDropped }: Work,
  report: (progress: WriteProgress) => void | Promise<void>,
): Promise<Gathered> {
  const { settings, variant, topicsInUse, signal } = request;
  const { numQuestions } = settings;
  const { pace, sleep, watch } = model;
  const reviewer = createReview(model, { random, deadline, settings });
  const collection = createCollection(request, {
    ...{ random, watch, showDropped },
    review: reviewer,
  });
  const { questions } = collection;
  const headings = listHeadings(passages);
  let fault: WriterError | null = null;

  await tell();
  for (let round = 0; round < ROUNDS && questions.length < numQuestions && !isOver(); round += 1) {
    const left =
      round === 0 ? passages : passages.filter((passage) => collection.hasUnused(passage));
    if (left.length === 0) break;
    const batches = planBatches(left, {
      wanted: numQuestions - questions.length,
      used: (passage) => collection.countFrom(passage),
      variant: variant + round,
      pace,
    });
    const hasEnough = () => questions.length + collection.countWaiting() >= numQuestions;
    await runBatches(batches, { ask, isOver, hasEnough, sleep, atOnce: pace.requestsAtOnce });
    while (collection.countWaiting() > 0 && !isOver()) await review();
  }
  if (signal.aborted) throw createStopped();
  if (model.now() >= deadline) fault ??= createLateForAll(model.name);
  return { questions, fault };

  async function ask(batch: Batch, enough: AbortSignal): Promise<void> {
    const [avoid, refused] = [collection.listTaken(), collection.listRefused()];
    const stop = AbortSignal.any([signal, enough]);
    try {
      const answer = await askForJson(model, {
        system: writeInstruction({ topicsInUse }),
        prompt: writePrompt({ batch, headings, topicsInUse, settings, variant, avoid, refused }),
        schema: answerSchema,
        responseSchema: RESPONSE_SCHEMA,
        signal: stop,
        timeoutMs: deadline - model.now(),
      });
      collection.add(answer.questions, batch);
    } catch (error) {
      if (!enough.aborted) noteFault(error);
    }
    await tell();
    if (collection.countWaiting() >= pace.questionsPerReview) await review();
  }

  /** Many questions are reviewed together, as most of a request are instructions. */
  async function review(): Promise<void> {
    try {
      await collection.review(pace.questionsPerReview, signal);
    } catch (error) {
      noteFault(error);
    }
    await tell();
  }

  /** A bad answer is repeated; what is still missing at the end is the document's limit. */
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
    const done = Math.min(questions.length, numQuestions);
    await report({
      done,
      total: numQuestions,
      stage: `Writing questions (${done} of ${numQuestions})`,
    });
  }
}
