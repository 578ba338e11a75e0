import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import type { LiveStudent } from '../../../queries/assignments.ts';

/** The lower ends of the bands that results are counted in. */
const BANDS = [90, 80, 70, 60, 50, 0] as const;

export type Band = { label: string; students: number };

/** The mean and the median of the results that count, and how many lie in each band. */
export function countResults(students: readonly LiveStudent[]) {
  const results = students.flatMap(({ mark }) => mark.percentage ?? []).sort((a, b) => a - b);
  const sum = results.reduce((total, one) => total + one, 0);
  const half = Math.floor(results.length / 2);
  const [lower = 0, upper = 0] =
    results.length % 2 === 0 ? results.slice(half - 1, half + 1) : [results[half], results[half]];
  return {
    results: results.length,
    average: results.length === 0 ? null : sum / results.length,
    median: results.length === 0 ? null : (lower + upper) / 2,
    bands: BANDS.map((from, at): Band => {
      const until = BANDS[at - 1];
      const inBand = results.filter((one) => one >= from && (until === undefined || one < until));
      return { label: labelBand(from, until), students: inBand.length };
    }),
  };
}

function labelBand(from: number, until: number | undefined): string {
  if (until === undefined) return `${from}% and more`;
  return from === 0 ? `Under ${until}%` : `${from}% to ${until - 1}%`;
}

/** Students who can or could hand in and have not: those who are working now, and all others. */
export function findMissing(students: readonly LiveStudent[]) {
  const missing = students.filter(
    ({ mark }) => mark.state === 'waiting' || mark.state === 'missing',
  );
  return {
    working: missing.filter(({ state }) => state === 'working'),
    others: missing.filter(({ state }) => state !== 'working'),
    /** Those among the others who still have time. */
    canBeReminded: missing.some(
      ({ state, mark }) => state !== 'working' && mark.state === 'waiting',
    ),
  };
}

/** Answered questions, the one with the smallest share of right answers first. */
export function hardestFirst(questions: readonly ReportedQuestion[]): ReportedQuestion[] {
  const shareOf = ({ right, asked }: ReportedQuestion) => (asked === 0 ? 1 : right / asked);
  return questions
    .filter(({ asked, byTeacher = 0 }) => asked > 0 || byTeacher > 0)
    .toSorted((a, b) => shareOf(a) - shareOf(b) || a.questionNumber - b.questionNumber);
}

/** The wrong option that was chosen most, by its index; null when no wrong one was chosen. */
export function findFavouriteMistake({
  choices,
}: ReportedQuestion): { option: number; students: number } | null {
  // What else there is to get wrong is listed with its counts.
  if (!choices || choices.buckets) return null;
  const [favourite] = choices.chosen
    .map((students, option) => ({ option, students }))
    .filter(({ option, students }) => option !== choices.correctAnswer && students > 0)
    .sort((a, b) => b.students - a.students);
  return favourite ?? null;
}
