import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import type { Question } from '@study-assistant/contract/questions/question';
import * as z from 'zod/mini';
import { normaliseText } from '../../language/words.ts';
import { completeOther } from '../../quiz/other-kinds.ts';
import type { CheckedQuestion } from '../../validator/rule.ts';
import { WriterError, type WriteRequest } from '../../writer.ts';
import { askForJson } from '../asking/ask-for-json.ts';
import type { Model } from '../asking/language-model.ts';
import { chooseTopic } from '../questions/read-answer.ts';
import type { Passage } from '../text/passages.ts';
import { planBatches, type Batch } from '../text/plan-batches.ts';
import { schemaOfKinds, writeKindsInstruction, writeKindsPrompt } from './kinds-prompt.ts';
import { listModelKinds } from './kinds.ts';
import type { ModelKind, ProvenOther } from './model-kind.ts';
import { reviewKinds, type OtherCandidate } from './review-kinds.ts';

type Work = {
  request: WriteRequest;
  passages: readonly Passage[];
  /** By the model's clock, ms. */
  deadline: number;
};

const answerSchema = z.record(z.string(), z.unknown());

/** Who takes every statement for true, or for false, must not be right more than every other time. */
const MOST_MORE_TRUE = 1;

/**
 * Has the model write questions of the kinds that were ordered, for a quiz that has the questions
 * `taken`: as many as it lacks, or fewer. Each is proven by the document and answered by a reader who
 * does not know its key.
 *
 * @throws WriterError when the model cannot be asked
 */
export async function writeOtherKindsByModel(
  model: Model,
  { request, passages, deadline }: Work,
  taken: readonly Question[],
): Promise<Question[]> {
  const { settings, topicsInUse, document, signal, variant } = request;
  const kinds = listModelKinds(settings.otherKinds ?? []);
  const missing = settings.numQuestions - taken.length;
  if (kinds.length === 0 || missing <= 0) return [];
  const avoid = [...request.avoid, ...taken];
  const quoted = avoid.map(({ source }) => normaliseText(source.quote)).filter(Boolean);
  const asked = avoid.map(({ options, correctAnswer }) => options[correctAnswer] ?? '');
  const collected = createCollection(quoted, asked);
  const known = avoid.map(toKnown);
  const batches = planBatches(passages, {
    wanted: missing,
    used: (passage) => countQuoted(passage, quoted),
    variant,
    pace: model.pace,
  });
  for (const batch of batches) {
    if (collected.candidates.length >= missing * ENOUGH || model.now() >= deadline) break;
    await ask(batch);
  }
  model.watch({ kind: 'checked', kept: 0, dropped: collected.dropped });
  const sound = await reviewKinds(model, collected.candidates, { settings, deadline, signal });
  model.watch({
    kind: 'checked',
    kept: sound.length,
    dropped: { 'other-kind-refused': collected.candidates.length - sound.length },
  });
  const spellings = new Map(topicsInUse.map((topic) => [toTopicKey(topic), topic]));
  return chooseEvenly(sound, missing).map((candidate) => finish(candidate.proven));

  async function ask(batch: Batch): Promise<void> {
    try {
      const answer = await askForJson(model, {
        system: writeKindsInstruction(kinds, topicsInUse.length > 0),
        prompt: writeKindsPrompt({ batch, kinds, topicsInUse, settings, avoid: known }),
        schema: answerSchema,
        responseSchema: schemaOfKinds(kinds),
        signal,
        timeoutMs: deadline - model.now(),
      });
      for (const kind of kinds)
        for (const item of listItems(answer[kind.list]))
          collected.add(kind, kind.read(item, { document, passages: batch.passages }));
    } catch (error) {
      if (!(error instanceof WriterError && error.reason === 'bad-answer')) throw error;
    }
  }

  function finish({ question, proofs, topic, answers }: ProvenOther): Question {
    const [{ place }] = proofs;
    const named = chooseTopic({ topic, correct: answers[0] ?? '' }, place.heading, document.title);
    const own = named ?? document.title;
    return completeOther({ ...question, grounds: place }, spellings.get(toTopicKey(own)) ?? own);
  }
}

/** A reader refuses some of what is written. */
const ENOUGH = 1.5;

function listItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What the model is told of a question, whatever its kind is. */
function toKnown({ question, options, correctAnswer, source }: Question): CheckedQuestion {
  return { question, options, correctAnswer, quote: source.quote };
}

function countQuoted({ sentences }: Passage, quoted: readonly string[]): number {
  const text = normaliseText(sentences.join(' '));
  return quoted.filter((quote) => text.includes(quote)).length;
}

/** The questions so far, none of which rests on a sentence of another or has its answer. */
function createCollection(quoted: readonly string[], asked: readonly string[]) {
  const quotes = [...quoted];
  const answers = new Set(asked.map(normaliseText));
  const candidates: OtherCandidate[] = [];
  const dropped: Record<string, number> = {};
  const isTaken = (quote: string) =>
    quotes.some((other) => other.includes(quote) || quote.includes(other));
  return {
    candidates,
    dropped,
    add(kind: ModelKind, read: ReturnType<ModelKind['read']>): void {
      const fault = typeof read === 'string' ? read : findRepeated(read);
      if (typeof read === 'string' || fault !== null) {
        const reason = fault ?? 'shape';
        dropped[reason] = (dropped[reason] ?? 0) + 1;
        return;
      }
      quotes.push(...quotesOf(read));
      for (const answer of read.answers) answers.add(normaliseText(answer));
      candidates.push({ kind, proven: read });
    },
  };

  function findRepeated(read: ProvenOther): string | null {
    if (quotesOf(read).some(isTaken)) return 'repeated-evidence';
    return read.answers.some((answer) => answers.has(normaliseText(answer)))
      ? 'repeated-key'
      : null;
  }
}

function quotesOf({ proofs }: ProvenOther): string[] {
  return proofs.map(({ place }) => normaliseText(place.quote));
}

/** Takes from the kind that has the fewest so far, and true and false statements in turn. */
function chooseEvenly(candidates: readonly OtherCandidate[], most: number): OtherCandidate[] {
  const left = [...candidates];
  const chosen: OtherCandidate[] = [];
  const countOf = (kind: ModelKind) => chosen.filter((one) => one.kind === kind).length;
  while (chosen.length < most) {
    const open = left.filter((one) => !isTooOften(one, chosen));
    const next = open.toSorted((a, b) => countOf(a.kind) - countOf(b.kind))[0];
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    chosen.push(next);
  }
  return chosen;
}

function isTooOften({ proven }: OtherCandidate, chosen: readonly OtherCandidate[]): boolean {
  const truth = truthOf(proven);
  if (truth === null) return false;
  const told = chosen.flatMap((one) => truthOf(one.proven) ?? []);
  const alike = told.filter((one) => one === truth).length;
  return alike - (told.length - alike) >= MOST_MORE_TRUE;
}

function truthOf({ question: { key } }: ProvenOther): boolean | null {
  return key && 'isTrue' in key ? key.isTrue : null;
}
