import { normaliseText } from '../language/words.ts';
import { createEvidence } from '../validator/evidence.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import type { WriteRequest } from '../writer.ts';
import { readQuestions } from './answer.ts';
import { checkAnswer, type DropReason, type ProvenQuestion } from './check-answer.ts';
import type { ModelEvent } from './model/model-event.ts';
import type { Passage } from './passages.ts';
import type { Batch } from './plan-batches.ts';

/** The questions of a quiz so far. */
export type Collection = {
  readonly questions: ProvenQuestion[];
  /** What a further question must not repeat. */
  listTaken(): CheckedQuestion[];
  /** How many of those rest on the passage. */
  countFrom(passage: Passage): number;
  /** Keeps what holds up of an answer to the batch. */
  add(items: readonly unknown[], batch: Batch): void;
};

export function createCollection(
  { document, settings, avoid }: WriteRequest,
  random: () => number,
  watch: (event: ModelEvent) => void,
): Collection {
  const evidence = createEvidence(document);
  const avoided = avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const questions: ProvenQuestion[] = [];

  function listTaken(): CheckedQuestion[] {
    return [...avoided, ...questions.map(({ checked }) => checked)];
  }

  return {
    questions,
    listTaken,

    countFrom(passage) {
      const text = normaliseText(passage.sentences.join(' '));
      return listTaken().filter(({ quote = '' }) => text.includes(normaliseText(quote))).length;
    },

    add(items, { passages }) {
      const dropped: Partial<Record<DropReason | 'shape', number>> = {};
      const answers = readQuestions(items);
      if (answers.length < items.length) dropped.shape = items.length - answers.length;
      const before = questions.length;
      for (const answer of answers) {
        const others = listTaken();
        const context = { document, evidence, settings, passages, others, random };
        const result = checkAnswer(answer, context);
        if (!Array.isArray(result)) questions.push(result);
        else for (const reason of result) dropped[reason] = (dropped[reason] ?? 0) + 1;
      }
      watch({ kind: 'checked', kept: questions.length - before, dropped });
    },
  };
}
