import { createRandom } from '../src/quiz/seed.ts';
import type { Row } from './row.ts';
import type { ScoredQuiz } from './scored-quiz.ts';

export type RowResult = Pick<Row, 'name' | 'unit' | 'bar' | 'isHard'> & {
  value: number | null;
  /** 95% of resampled sets of documents lie between these; null where there are too few to say. */
  low: number | null;
  high: number | null;
  isMet: boolean;
};

const RESAMPLES = 1000;
const FEWEST_DOCUMENTS = 5;

/** These rows of the scorecard, of all quizzes together. Documents, not items, are drawn for the confidence. */
export function scoreQuizzes(quizzes: readonly ScoredQuiz[], rows: readonly Row[]): RowResult[] {
  return rows.map((row) => {
    const tallies = quizzes.map((quiz) => row.tally(quiz, quizzes));
    const value = row.value(summed(tallies));
    const [low, high] = confidence(row, tallies);
    const { name, unit, bar, isHard } = row;
    return { name, unit, bar, isHard, value, low, high, isMet: value === null || row.isMet(value) };
  });
}

function confidence(row: Row, tallies: readonly number[][]): [number | null, number | null] {
  if (tallies.length < FEWEST_DOCUMENTS) return [null, null];
  const random = createRandom(1);
  const values: number[] = [];
  for (let turn = 0; turn < RESAMPLES; turn += 1) {
    const drawn = tallies.map(() => tallies[Math.floor(random() * tallies.length)] ?? []);
    const value = row.value(summed(drawn));
    if (value !== null) values.push(value);
  }
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? null;
  return [at(0.025), at(0.975)];
}

function summed(tallies: readonly number[][]): number[] {
  return (tallies[0] ?? []).map((_, at) =>
    tallies.reduce((sum, tally) => sum + (tally[at] ?? 0), 0),
  );
}
