import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import { questionFlags } from '@study-assistant/contract/attempts/analysis';

/** The orders in which questions can be sorted, with their labels. */
export const analysisOrders = {
  number: 'Question number',
  hardest: 'Hardest first',
  flagged: 'Flagged first',
} as const;
export type AnalysisOrder = keyof typeof analysisOrders;

export function isAnalysisOrder(value: string | null): value is AnalysisOrder {
  return value !== null && Object.hasOwn(analysisOrders, value);
}

/**
 * Questions without a verdict come last in every order; equal ones are sorted by number. A
 * student's report weighs as much as any flag and needs no minimum of answers.
 */
export function sortQuestions(
  questions: readonly QuestionAnalysis[],
  order: AnalysisOrder,
  minResponses: number,
): readonly QuestionAnalysis[] {
  if (order === 'number') return questions;
  const rank = order === 'hardest' ? facilityRank : flagRank;
  const rankOf = (question: QuestionAnalysis) => {
    if (order === 'flagged' && question.reports.length > 0) return -question.reports.length;
    return question.responses < minResponses ? Infinity : rank(question);
  };
  return questions.toSorted((a, b) => compare(rankOf(a), rankOf(b)));
}

function facilityRank({ facility }: QuestionAnalysis): number {
  return facility ?? Infinity;
}

/** The most severe flag decides, then the number of flags. */
function flagRank({ flags }: QuestionAnalysis): number {
  const ranks = flags.map(({ flag }) => questionFlags.indexOf(flag));
  const gravest = Math.min(questionFlags.length, ...ranks);
  return gravest - flags.length / 10;
}

/** Infinity equals itself, which a subtraction would miss. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
