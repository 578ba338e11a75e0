import { normaliseText } from '../../language/words.ts';
import { createEvidence } from '../../validator/evidence.ts';
import type { CheckedQuestion } from '../../validator/rule.ts';
import type { WriteRequest } from '../../writer.ts';
import type { ModelEvent } from '../asking/model-event.ts';
import type { Passage } from '../text/passages.ts';
import type { Batch } from '../text/plan-batches.ts';
import { readQuestions } from './answer.ts';
import { checkAnswer, type ProvenQuestion } from './check-answer.ts';
import { createDrop, mayBeTold, type Drop } from './drop-reasons.ts';

/** The opinion on a question of a reviewer who does not know its key. */
export type Verdict =
  'sound' | 'answered-otherwise' | 'two-right-answers' | 'no-right-answer' | 'not-reviewed';

/** Returns the verdicts on the questions, in their order. */
export type Review = (
  questions: readonly ProvenQuestion[],
  passages: readonly Passage[],
  signal: AbortSignal,
) => Promise<Verdict[]>;

/** A dropped question with the reason, for a person who watches; never for a log. */
export type DroppedQuestion = Drop & { stem: string };

export type CollectionTools = {
  random: () => number;
  review: Review;
  watch: (event: ModelEvent) => void;
  showDropped: (dropped: DroppedQuestion) => void;
};

/** The questions of a quiz so far. */
export type Collection = {
  readonly questions: ProvenQuestion[];
  /** What further questions must not repeat. */
  listTaken(): CheckedQuestion[];
  /** Dropped questions from which the model may learn. */
  listRefused(): DroppedQuestion[];
  /** How many questions rest on the passage. */
  countFrom(passage: Passage): number;
  /** Keeps the valid questions of an answer to the batch. */
  add(items: readonly unknown[], batch: Batch, signal: AbortSignal): Promise<void>;
};

export function createCollection(
  { document, settings, avoid }: WriteRequest,
  { random, review, watch, showDropped }: CollectionTools,
): Collection {
  const evidence = createEvidence(document);
  const avoided = avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const questions: ProvenQuestion[] = [];
  const refused: DroppedQuestion[] = [];
  /** Proven questions under review, which later ones must not repeat either. */
  const waiting = new Set<ProvenQuestion>();

  function listTaken(): CheckedQuestion[] {
    return [...avoided, ...[...questions, ...waiting].map(({ checked }) => checked)];
  }

  return {
    questions,
    listTaken,
    listRefused: () => refused.filter(mayBeTold),

    countFrom(passage) {
      const text = normaliseText(passage.sentences.join(' '));
      return listTaken().filter(({ quote = '' }) => text.includes(normaliseText(quote))).length;
    },

    async add(items, { passages }, signal) {
      const dropped: Record<string, number> = {};
      const answers = readQuestions(items);
      if (answers.length < items.length) dropped.shape = items.length - answers.length;
      const proven = answers.flatMap((answer) => {
        const others = listTaken();
        const context = { document, evidence, settings, passages, others, random };
        const result = checkAnswer(answer, context);
        if (!Array.isArray(result)) {
          waiting.add(result);
          return [result];
        }
        for (const drop of result) note(answer.stem, drop);
        return [];
      });
      const before = questions.length;
      try {
        const verdicts = proven.length > 0 ? await review(proven, passages, signal) : [];
        proven.forEach((question, at) => settle(question, verdicts[at] ?? 'not-reviewed'));
      } finally {
        // Questions left by a failed review do not count, as nobody has checked them.
        for (const question of proven) if (waiting.has(question)) settle(question, 'not-reviewed');
        watch({ kind: 'checked', kept: questions.length - before, dropped });
      }

      function settle(question: ProvenQuestion, verdict: Verdict): void {
        waiting.delete(question);
        if (verdict === 'sound') questions.push(question);
        else note(question.answer.stem, createDrop(verdict));
      }

      function note(stem: string, drop: Drop): void {
        dropped[drop.reason] = (dropped[drop.reason] ?? 0) + 1;
        refused.push({ stem, ...drop });
        showDropped({ stem, ...drop });
      }
    },
  };
}
