import type { SentQuestion } from '../sent-question.ts';

export type Losses = {
  /** Notes what a question loses; the sentence names all questions that lose it. */
  add: (number: number, what: string) => void;
  list: () => string[];
};

/** Gathers what a format cannot say, a sentence for each loss. */
export function createLosses(): Losses {
  const found = new Map<string, number[]>();
  return {
    add(number, what) {
      found.set(what, [...(found.get(what) ?? []), number]);
    },
    list: () =>
      [...found].map(([what, numbers]) => {
        const noun = numbers.length === 1 ? 'Question' : 'Questions';
        return `${what} ${noun} ${numbers.join(', ')}.`;
      }),
  };
}

/** What is lost of a kind in every format of Moodle's. */
export function noteMoodleLosses(question: SentQuestion, number: number, losses: Losses): void {
  const { kind } = question;
  const hasParts = kind === 'several' || kind === 'order';
  if (hasParts && question.key.scoring === 'all-or-nothing') {
    losses.add(number, 'Points for a part are given, where all or nothing counts:');
  }
  if (kind === 'true-false' && question.key.correction !== '') {
    losses.add(number, 'The correction of a false statement is left out:');
  }
  if (kind === 'number' && (question.body.unit !== null || question.body.asksUnit)) {
    losses.add(number, 'The unit is left out:');
  }
}
