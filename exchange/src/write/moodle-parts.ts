import type { SentOf, SentQuestion, Written } from '../sent-question.ts';
import { createLosses, type Losses } from './losses.ts';

/** What GIFT and Moodle's XML say alike of a quiz, since both are Moodle's. */

const WHOLE = 100;
/** Moodle knows thirds by five places. */
const PLACES = 5;

type Writers = {
  category: (topic: string) => string;
  /** Null where the format has no place for a question; then its losses say so. */
  question: (question: SentQuestion, number: number, losses: Losses) => string | null;
};

/** Writes a category before each question that has another topic than the one before it. */
export function writeByTopic(
  questions: readonly SentQuestion[],
  writers: Writers,
): { parts: string[] } & Pick<Written, 'lost'> {
  const losses = createLosses();
  let topic: string | null = null;
  const parts = questions.flatMap((question, at) => {
    const written = writers.question(question, at + 1, losses);
    if (written === null) return [];
    const category = question.topic === topic ? [] : [writers.category(question.topic)];
    ({ topic } = question);
    return [...category, written];
  });
  return { parts, lost: losses.list() };
}

/** The share of the point that an option gives or costs, in per cent. */
export function shareOf({ key: { rights } }: SentOf<'several'>, option: number): string {
  const share = (WHOLE / rights.length).toFixed(PLACES).replace(/\.?0+$/, '');
  return `${rights.includes(option) ? '' : '-'}${share}`;
}

/** The pairs of a question, and its spare right sides behind an empty left one. */
export function listPairs({ options, body, key }: SentOf<'match'>): [string, string][] {
  const spare = options.filter((_, at) => !key.pairs.includes(at));
  return [
    ...body.lefts.map((left, at): [string, string] => [left, options[key.pairs[at] ?? 0] ?? '']),
    ...spare.map((option): [string, string] => ['', option]),
  ];
}
