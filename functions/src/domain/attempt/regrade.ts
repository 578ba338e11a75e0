import type { QuestionResult } from '@study-assistant/contract/attempts';
import { percentageOf } from '@study-assistant/contract/scoring';
import type { AttemptRecord } from './attempt-record.ts';
import { correctionOf, type KeyCorrection } from '../quiz/key-corrections.ts';
import { firstId } from '../quiz/question-ids.ts';

/**
 * The attempt as its quiz's corrected key grades it; null when it is graded so already. So a second
 * regrade changes nothing, however often it comes.
 */
export function regrade(
  attempt: AttemptRecord,
  corrections: readonly KeyCorrection[],
): AttemptRecord | null {
  const detailedResults = attempt.detailedResults.map((result, index) =>
    regradeResult(result, index, corrections),
  );
  const isChanged = detailedResults.some((result, at) => result !== attempt.detailedResults[at]);
  if (!isChanged) return null;
  const score = detailedResults.filter(({ isCorrect }) => isCorrect).length;
  const percentage = percentageOf(score, attempt.totalQuestions);
  return { ...attempt, detailedResults, score, percentage };
}

function regradeResult(
  result: QuestionResult,
  index: number,
  corrections: readonly KeyCorrection[],
): QuestionResult {
  const { questionId = firstId(index), question, options } = result;
  const correction = correctionOf({ id: questionId, question, options }, corrections);
  if (!correction || correction.correctAnswer === result.correctAnswer) return result;
  const { correctAnswer, correctedAt } = correction;
  const isCorrect = result.userAnswer === correctAnswer;
  return { ...result, correctAnswer, isCorrect, note: noteOf(correctedAt, isCorrect, result) };
}

function noteOf(correctedAt: string, isCorrect: boolean, before: QuestionResult): string {
  const date = new Date(correctedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const corrected = `The answer to this question was corrected on ${date}`;
  return isCorrect === before.isCorrect ? `${corrected}.` : `${corrected}; your score was updated.`;
}
