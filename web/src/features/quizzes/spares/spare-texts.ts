import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { count } from '../../../lib/format/numbers.ts';

export const spareTexts = {
  region: 'Fill up this quiz',
  short: (written: number, asked: number) =>
    `It has ${written} of the ${asked} questions that you asked for.`,
  given: (kinds: string) => `The document also gives questions of other kinds: ${kinds}.`,
  added: (spares: number) => `${count(spares, 'question')} added at the end.`,
  addedUnsaved: (spares: number) => `${count(spares, 'question')} added at the end, not saved yet.`,
  nothingToAdd: 'The quiz has these questions already.',
  takenOut: 'The questions are out of the quiz again.',
  addFailed: 'The questions could not be added:',
  undoFailed: 'The questions could not be taken out again:',
} as const;

const kindWords: Partial<Record<OtherKind, string>> = {
  gaps: 'with gaps',
  match: 'to match',
  'true-false': 'true or false',
  number: 'with a number',
  order: 'to put in order',
};

/** Counts questions by kind, as in "4 with gaps, 1 to match". */
export function describeKinds(questions: readonly Pick<PlacedQuestion, 'kind'>[]): string {
  const counted = new Map<string, number>();
  for (const { kind } of questions) {
    const words = (kind && kindWords[kind]) ?? 'of another kind';
    counted.set(words, (counted.get(words) ?? 0) + 1);
  }
  return [...counted].map(([words, times]) => `${times} ${words}`).join(', ');
}
