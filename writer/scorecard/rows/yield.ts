import { atLeast, NO_BAR, ratio, type Row } from '../row.ts';
import { joinText, type Confidence, type ScoredQuiz } from '../scored-quiz.ts';

/** About half a textbook section, and a double page. */
const CHARACTERS = 8_000;

/** Nothing to measure for a writer that does not say how far it trusts a question. */
export const yields: Row[] = [
  {
    name: 'sure ones per 8,000 characters',
    unit: 'number',
    isHard: false,
    ...atLeast(2.5, 'number'),
    tally: (quiz, all) => perCharacters(quiz, all, ['sure']),
    value: ratio,
  },
  {
    name: 'sure ones and drafts per 8,000 characters',
    unit: 'number',
    isHard: false,
    ...atLeast(6, 'number'),
    tally: (quiz, all) => perCharacters(quiz, all, ['sure', 'draft']),
    value: ratio,
  },
  {
    name: 'documents with a sure one',
    unit: 'share',
    isHard: false,
    ...NO_BAR,
    tally: (quiz, all) => (says(all) ? [Math.min(1, count(quiz, ['sure'])), 1] : [0, 0]),
    value: ratio,
  },
];

function perCharacters(
  quiz: ScoredQuiz,
  all: readonly ScoredQuiz[],
  of: readonly Confidence[],
): number[] {
  return says(all) ? [count(quiz, of) * CHARACTERS, joinText(quiz.document).length] : [0, 0];
}

function count({ items, drafts }: ScoredQuiz, of: readonly Confidence[]): number {
  return [...items, ...drafts].filter(({ confidence }) => confidence && of.includes(confidence))
    .length;
}

function says(quizzes: readonly ScoredQuiz[]): boolean {
  return quizzes.some(({ items, drafts }) =>
    [...items, ...drafts].some(({ confidence }) => confidence !== null),
  );
}
