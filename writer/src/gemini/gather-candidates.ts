import { createEvidence } from '../validator/evidence.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import { normaliseText } from '../language/words.ts';
import { WriterError, type WriteProgress, type WriteRequest } from '../writer.ts';
import { answerSchema, questionsIn, responseSchema } from './answer.ts';
import { askForJson } from './model/ask-for-json.ts';
import { checkAnswer, type Candidate, type DropReason } from './check-answer.ts';
import { lateForAll, stopped } from './model/faults.ts';
import type { Model } from './model/open-model.ts';
import type { Passage } from './passages.ts';
import { planBatches, type Batch } from './plan-batches.ts';
import { promptFor, SYSTEM_INSTRUCTION } from './prompt.ts';

export type Work = {
  request: WriteRequest;
  passages: readonly Passage[];
  random: () => number;
  /** On the model's clock, ms. */
  deadline: number;
};

/** `fault`: what kept the model from giving more; null when it was only the document. */
export type Gathered = { candidates: Candidate[]; fault: WriterError | null };

const ROUNDS = 3;
const AT_ONCE = 3;
/** How long slow batches may still take when the others gave enough, for a fairer choice. */
const GRACE_MS = 10_000;
/** The next request would meet the same. */
const ENDS_ALL = new Set(['quota', 'unavailable', 'bad-key']);

/** Asks batch by batch, a few at once, and again for what is missing; keeps what holds up. */
export async function gatherCandidates(
  model: Model,
  { request, passages, random, deadline }: Work,
  report: (progress: WriteProgress) => void | Promise<void>,
): Promise<Gathered> {
  const { document, settings, variant, signal } = request;
  const { count } = settings;
  const evidence = createEvidence(document);
  const avoid = request.avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const candidates: Candidate[] = [];
  let fault: WriterError | null = null;

  await tell();
  for (let round = 0; round < ROUNDS && candidates.length < count && !isOver(); round += 1) {
    const wanted = count - candidates.length;
    await runAll(planBatches(passages, { wanted, used, variant: variant + round }));
  }
  if (signal.aborted) throw stopped();
  if (model.now() >= deadline) fault ??= lateForAll();
  return { candidates, fault };

  async function runAll(batches: Batch[]): Promise<void> {
    const enough = new AbortController();
    const waiting = [...batches];
    let open = batches.length;
    async function work(): Promise<void> {
      for (let batch = waiting.shift(); batch && !isOver(); batch = waiting.shift()) {
        await run(batch, enough.signal);
        open -= 1;
        await tell();
        const areAllAsked = waiting.length === 0 && open > 0;
        if (areAllAsked && candidates.length >= count) endSoon(enough);
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      enough.abort();
    }
  }

  async function run(batch: Batch, enough: AbortSignal): Promise<void> {
    try {
      const items = await askForJson(model, {
        system: SYSTEM_INSTRUCTION,
        prompt: promptFor({ batch, settings, variant, avoid: others() }),
        schema: answerSchema,
        responseSchema,
        signal: AbortSignal.any([signal, enough]),
        timeoutMs: deadline - model.now(),
      });
      keepWhatHoldsUp(items, batch);
    } catch (error) {
      if (enough.aborted) return;
      if (!(error instanceof WriterError)) throw error;
      // A bad answer is asked for again; what it leaves open at the end is the document's limit.
      if (error.reason !== 'bad-answer') fault = error;
    }
  }

  function keepWhatHoldsUp(items: readonly unknown[], { passages: shown }: Batch): void {
    const dropped: Partial<Record<DropReason | 'shape', number>> = {};
    const answers = questionsIn(items);
    if (answers.length < items.length) dropped.shape = items.length - answers.length;
    const before = candidates.length;
    for (const answer of answers) {
      const result = checkAnswer(answer, {
        document,
        evidence,
        settings,
        passages: shown,
        others: others(),
        random,
      });
      if (!Array.isArray(result)) candidates.push(result);
      else for (const reason of result) dropped[reason] = (dropped[reason] ?? 0) + 1;
    }
    model.watch({ kind: 'checked', kept: candidates.length - before, dropped });
  }

  function others(): CheckedQuestion[] {
    return [...avoid, ...candidates.map(({ checked }) => checked)];
  }

  function used(passage: Passage): number {
    const text = normaliseText(passage.sentences.join(' '));
    return others().filter(({ quote = '' }) => text.includes(normaliseText(quote))).length;
  }

  function isOver(): boolean {
    return (
      signal.aborted || model.now() >= deadline || (fault !== null && ENDS_ALL.has(fault.reason))
    );
  }

  function endSoon(enough: AbortController): void {
    model.sleep(GRACE_MS, enough.signal).then(
      () => enough.abort(),
      () => undefined,
    );
  }

  async function tell(): Promise<void> {
    const done = Math.min(candidates.length, count);
    await report({ done, total: count, stage: `Writing questions (${done} of ${count})` });
  }
}
