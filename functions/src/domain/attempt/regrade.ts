import type { QuestionResult } from '@study-assistant/contract/attempts';
import { percentageOf } from '@study-assistant/contract/scoring';
import { correctionOf, type KeyCorrection } from '../quiz/key-corrections.ts';
import { firstId } from '../quiz/question-ids.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** What changes one result: the option that is right now, and since when. */
type Correction = { correctAnswer: number; correctedAt: string };

/**
 * The attempt as its quiz's corrected key grades it; null when it is graded so already. So a second
 * regrade changes nothing, however often it comes.
 */
export function regrade(
  attempt: AttemptRecord,
  corrections: readonly KeyCorrection[],
): AttemptRecord | null {
  const found = attempt.detailedResults.map((result, index) => ({
    result,
    correction: findCorrection(result, index, corrections),
  }));
  const latest = found
    .flatMap(({ correction }) => correction?.correctedAt ?? [])
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  const detailedResults = found.map(({ result, correction }) =>
    correction ? regradeResult(result, correction) : result,
  );
  const score = detailedResults.filter(({ isCorrect }) => isCorrect).length;
  const percentage = percentageOf(score, attempt.totalQuestions);
  const note = describeCorrection('The answer key of this quiz', latest, score !== attempt.score);
  return { ...attempt, detailedResults, score, percentage, note };
}

/** Null for a result that is graded by the newest key already. */
function findCorrection(
  { questionId, question, options, correctAnswer }: QuestionResult,
  index: number,
  corrections: readonly KeyCorrection[],
): Correction | null {
  const asked = { id: questionId ?? firstId(index), question, options };
  const correction = correctionOf(asked, corrections);
  return correction?.correctAnswer === correctAnswer ? null : correction;
}

function regradeResult(
  result: QuestionResult,
  { correctAnswer, correctedAt }: Correction,
): QuestionResult {
  const isCorrect = result.userAnswer === correctAnswer;
  const isChanged = isCorrect !== result.isCorrect;
  const note = describeCorrection('The answer to this question', correctedAt, isChanged);
  return { ...result, correctAnswer, isCorrect, note };
}

function describeCorrection(what: string, correctedAt: string, isScoreChanged: boolean): string {
  const date = new Date(correctedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const corrected = `${what} was corrected on ${date}`;
  return isScoreChanged ? `${corrected}; your score was updated.` : `${corrected}.`;
}
