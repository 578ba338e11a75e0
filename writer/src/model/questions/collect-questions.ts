import { normaliseText, splitWords } from '../../language/words.ts';
import { createEvidence } from '../../validator/evidence.ts';
import type { CheckedQuestion } from '../../validator/rule.ts';
import type { WriteRequest } from '../../writer.ts';
import type { ModelEvent } from '../asking/model-event.ts';
import type { Passage } from '../text/passages.ts';
import type { Batch } from '../text/plan-batches.ts';
import { readQuestions, type ModelQuestion } from './answer.ts';
import { checkAnswer, type ProvenQuestion } from './check-answer.ts';
import { createDrop, isOfForm, mayBeTold, type Drop } from './drop-reasons.ts';

/** The opinion on a question of a reviewer who does not know its key. */
export type Verdict =
  | 'sound'
  | 'not-understood'
  | 'given-away'
  | 'badly-worded'
  | 'off-level'
  | 'same-again'
  | 'answered-otherwise'
  | 'two-right-answers'
  | 'no-right-answer'
  | 'not-reviewed';

/** A proven question with the passages that the model had when it wrote it. */
export type Candidate = { question: ProvenQuestion; passages: readonly Passage[] };

/** Returns the verdicts on the candidates, in their order; `kept` are the questions of the quiz so far. */
export type Review = (
  candidates: readonly Candidate[],
  kept: readonly CheckedQuestion[],
  signal: AbortSignal,
) => Promise<Verdict[]>;

/** A dropped question with the reason, for a person who watches; never for a log. */
export type DroppedQuestion = Drop & { stem: string };

/** A dropped question as the model is told of it. */
export type RefusedQuestion = {
  stem: string;
  correct: string;
  wrong: readonly string[];
  /** Each reason in a sentence. */
  because: readonly string[];
  /** Whether the question is sound, and only its options are not. */
  isOfForm: boolean;
};

export type CollectionTools = {
  random: () => number;
  review: Review;
  watch: (event: ModelEvent) => void;
  showDropped: (dropped: DroppedQuestion) => void;
};

/** The questions of a quiz so far. */
export type Collection = {
  readonly questions: ProvenQuestion[];
  /** How many proven questions no reviewer has seen yet. */
  countWaiting(): number;
  /** What further questions must not repeat. */
  listTaken(): CheckedQuestion[];
  /** Dropped questions from which the model may learn, the newest first. */
  listRefused(): RefusedQuestion[];
  /** How many questions rest on the passage. */
  countFrom(passage: Passage): number;
  /** Whether the passage has a sentence on which no question rests. */
  hasUnused(passage: Passage): boolean;
  /** Proves the questions of an answer to the batch; those that hold up wait for their review. */
  add(items: readonly unknown[], batch: Batch): void;
  /** Has up to `most` waiting questions reviewed together, and keeps the sound ones. */
  review(most: number, signal: AbortSignal): Promise<void>;
};

/** Shorter sentences connect and announce. */
const FEWEST_WORDS = 6;

export function createCollection(
  { document, settings, avoid }: WriteRequest,
  { random, review, watch, showDropped }: CollectionTools,
): Collection {
  const evidence = createEvidence(document);
  const avoided = avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const questions: ProvenQuestion[] = [];
  const refused = new Map<string, RefusedQuestion>();
  const waiting: Candidate[] = [];
  /** They are with the reviewer, and later ones must not repeat them either. */
  const underReview = new Set<Candidate>();

  function listTaken(): CheckedQuestion[] {
    const candidates = [...waiting, ...underReview].map(({ question }) => question);
    return [...avoided, ...[...questions, ...candidates].map(({ checked }) => checked)];
  }

  function listQuotes(): string[] {
    return listTaken().map(({ quote = '' }) => normaliseText(quote));
  }

  /** Counts and shows the faults of a question, and remembers them for the model. */
  function drop(
    given: RefusedContent,
    drops: readonly Drop[],
    counts: Record<string, number>,
  ): void {
    const { stem, correct, wrong } = given;
    for (const { reason, because } of drops) {
      counts[reason] = (counts[reason] ?? 0) + 1;
      showDropped({ stem, reason, because });
    }
    const because = drops.filter(mayBeTold).map((one) => one.because);
    if (because.length === 0) return;
    const name = normaliseText(stem);
    // Set again, it is the newest.
    refused.delete(name);
    refused.set(name, { stem, correct, wrong, because, isOfForm: isOfForm(drops) });
  }

  return {
    questions,
    countWaiting: () => waiting.length,
    listTaken,
    listRefused: () => [...refused.values()].reverse(),

    countFrom(passage) {
      const text = normaliseText(passage.sentences.join(' '));
      return listQuotes().filter((quote) => text.includes(quote)).length;
    },

    hasUnused({ sentences }) {
      const quotes = listQuotes();
      return sentences.some((sentence) => {
        const text = normaliseText(sentence);
        return (
          splitWords(text).length >= FEWEST_WORDS && !quotes.some((quote) => quote.includes(text))
        );
      });
    },

    add(items, { passages }) {
      const dropped: Record<string, number> = {};
      const answers = readQuestions(items);
      if (answers.length < items.length) dropped.shape = items.length - answers.length;
      for (const answer of answers) {
        const others = listTaken();
        const context = { document, evidence, settings, passages, others, random };
        const result = checkAnswer(answer, context);
        if (Array.isArray(result)) drop(toContent(answer), result, dropped);
        else waiting.push({ question: result, passages });
      }
      watch({ kind: 'checked', kept: 0, dropped });
    },

    async review(most, signal) {
      const candidates = waiting.splice(0, most);
      if (candidates.length === 0) return;
      for (const candidate of candidates) underReview.add(candidate);
      const dropped: Record<string, number> = {};
      const before = questions.length;
      let verdicts: Verdict[] = [];
      try {
        const kept = [...avoided, ...questions.map(({ checked }) => checked)];
        verdicts = await review(candidates, kept, signal);
      } finally {
        // Questions left by a failed review do not count, as nobody has checked them.
        candidates.forEach((candidate, at) => {
          underReview.delete(candidate);
          const verdict = verdicts[at] ?? 'not-reviewed';
          const { answer } = candidate.question;
          if (verdict === 'sound') questions.push(candidate.question);
          else drop(answer, [createDrop(verdict)], dropped);
        });
        watch({ kind: 'checked', kept: questions.length - before, dropped });
      }
    },
  };
}

type RefusedContent = Pick<RefusedQuestion, 'stem' | 'correct' | 'wrong'>;

function toContent({ stem, correct, wrong1, wrong2, wrong3 }: ModelQuestion): RefusedContent {
  return { stem, correct, wrong: [wrong1, wrong2, wrong3] };
}
