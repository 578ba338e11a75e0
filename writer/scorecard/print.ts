import { findFlaws } from './flaws/find-flaws.ts';
import { spell } from './row.ts';
import type { RowResult } from './score.ts';
import type { Item, ScoredQuiz } from './scored-quiz.ts';

/** One group of rows, and the same rows of others to measure them by. */
export type ScoredGroup = {
  title: string;
  results: readonly RowResult[];
  beside: Readonly<Record<string, readonly RowResult[]>>;
};

/** The scorecard as lines of text, its groups under each other in the same columns. */
export function scorecardLines(groups: readonly ScoredGroup[]): string[] {
  const others = Object.keys(groups[0]?.beside ?? {});
  const table = groups.flatMap(({ title, results, beside }) => [
    [''],
    [title.toUpperCase(), 'value', '95% by documents', ...others, 'bar', ''],
    ...results.map((result, at) => [
      result.name,
      spellValue(result),
      result.low === null || result.high === null
        ? ''
        : `${spell(result.low, result.unit)} … ${spell(result.high, result.unit)}`,
      ...others.map((other) => spellValue(beside[other]?.[at])),
      result.bar,
      result.value === null || result.bar === '' ? '' : result.isMet ? 'ok' : 'MISS',
    ]),
  ]);
  return aligned(table);
}

function spellValue(result: RowResult | undefined): string {
  return result === undefined || result.value === null ? '–' : spell(result.value, result.unit);
}

/** How many items have each flaw, kind, and so on: what the rows are made of. */
export function breakdownLines(quizzes: readonly ScoredQuiz[]): string[] {
  const items = quizzes.flatMap((quiz) => quiz.items);
  return [
    `flaws: ${tallied(items.flatMap(findFlaws))}`,
    `kinds: ${tallied(items.map(({ kind }) => kind ?? 'not told'))}`,
    `difficulty: ${tallied(items.map(difficultyOf))}`,
    `topics per quiz: ${topicsPerQuiz(quizzes)}; items per topic: ${itemsPerTopic(quizzes)}`,
  ];
}

export function documentLines(quizzes: readonly ScoredQuiz[]): string[] {
  const cells = quizzes.map(({ document, items, asked, cpuMilliseconds }) => [
    document.title.slice(0, 50),
    asked === null ? String(items.length) : `${items.length} of ${asked}`,
    `${items.filter((item) => findFlaws(item).length > 0).length}`,
    cpuMilliseconds === null ? '–' : `${Math.round(cpuMilliseconds)} ms`,
  ]);
  return aligned([['document', 'items', 'flawed', 'time'], ...cells]);
}

function difficultyOf({ difficulty }: Item): string {
  if (difficulty === null) return 'not told';
  return difficulty < 0.4 ? 'easy' : difficulty < 0.65 ? 'medium' : 'hard';
}

function topicsPerQuiz(quizzes: readonly ScoredQuiz[]): string {
  const topics = quizzes.map(({ items }) => new Set(items.map(({ topic }) => topic)).size);
  return mean(topics);
}

function itemsPerTopic(quizzes: readonly ScoredQuiz[]): string {
  const counts = quizzes.map(
    ({ items }) => items.length / Math.max(1, new Set(items.map(({ topic }) => topic)).size),
  );
  return mean(counts);
}

function mean(values: readonly number[]): string {
  const sum = values.reduce((a, b) => a + b, 0);
  return (sum / Math.max(1, values.length)).toFixed(1);
}

function tallied(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

export function aligned(table: readonly string[][]): string[] {
  const columns = Math.max(0, ...table.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
