import {
  countAwaiting,
  isLeftOpen,
  isMissed,
  isPartlyRight,
} from '@study-assistant/contract/attempts/attempts';
import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import type { AttemptRecord } from './attempt-record.ts';
import { questionNumbers } from './question-order.ts';

/** How the answers and the seconds of an attempt are spread over its questions. */
export function toAnalytics(
  attempt: Pick<AttemptRecord, 'id' | 'hasOwnOrder' | 'detailedResults' | 'timeTaken'>,
): AttemptAnalytics {
  const { detailedResults, timeTaken } = attempt;
  const numbers = questionNumbers(attempt);
  const questions = detailedResults.length;
  const missed = detailedResults.filter(isMissed);
  const awaiting = countAwaiting(detailedResults);
  const notAttempted = missed.filter(isLeftOpen).length;
  const partly = missed.filter(isPartlyRight).length;
  return {
    answerDistribution: {
      correct: questions - missed.length - awaiting,
      incorrect: missed.length - notAttempted - partly,
      notAttempted,
      ...(partly > 0 && { partly }),
      ...(awaiting > 0 && { awaiting }),
    },
    totalTime: timeTaken,
    benchmarkTotalTime: detailedResults.reduce((sum, { benchmarkTime }) => sum + benchmarkTime, 0),
    averageTimePerQuestion: questions === 0 ? 0 : toOneDecimal(timeTaken / questions),
    timeAnalysis: detailedResults
      .map(({ question, estimatedTime, benchmarkTime }, index) => ({
        questionNumber: numbers?.[index] ?? index + 1,
        questionText: question,
        estimatedTime,
        benchmarkTime,
        difference: toOneDecimal(estimatedTime - benchmarkTime),
      }))
      .sort((a, b) => a.questionNumber - b.questionNumber),
  };
}
