import type { ScoredGroup } from './print.ts';
import type { Row } from './row.ts';
import { GATES, INDEPENDENT, VALIDATOR } from './rows.ts';
import { scoreQuizzes } from './score.ts';
import type { ScoredQuiz } from './scored-quiz.ts';

/** Our quizzes in three groups of rows, the first two beside those of others about the same documents. */
export function writeScorecard(
  quizzes: readonly ScoredQuiz[],
  beside: Readonly<Record<string, readonly ScoredQuiz[]>>,
): ScoredGroup[] {
  const score = (title: string, rows: readonly Row[]): ScoredGroup => ({
    title,
    results: scoreQuizzes(quizzes, rows),
    beside: Object.fromEntries(
      Object.entries(beside).map(([name, others]) => [name, scoreQuizzes(others, rows)]),
    ),
  });
  return [
    score('gates: what the writer filters by', GATES),
    score('independent: what it does not', INDEPENDENT),
    {
      title: 'the validator, whoever writes',
      results: scoreQuizzes(quizzes, VALIDATOR),
      beside: {},
    },
  ];
}
