import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { listFormat } from '@study-assistant/contract/wire/formats';
import { formatDuration, formatSeconds } from '../../../lib/format/durations.ts';
import { count } from '../../../lib/format/numbers.ts';

/** Sums up the chart of the answers in a sentence, without kinds that did not occur. */
export function summariseAnswers({
  correct,
  incorrect,
  notAttempted,
  partly = 0,
  awaiting = 0,
}: AttemptAnalytics['answerDistribution']): string {
  const questions = count(correct + partly + incorrect + awaiting + notAttempted, 'question');
  const parts = [
    correct > 0 && `${correct} went right`,
    partly > 0 && `${partly} went partly right`,
    incorrect > 0 && `${incorrect} went wrong`,
    awaiting > 0 && `${awaiting} ${awaiting === 1 ? 'waits' : 'wait'} for your teacher`,
    notAttempted > 0 && `${notAttempted} had no answer`,
  ].filter((part) => part !== false);
  const [only = ''] = parts;
  if (parts.length > 1) return `Of ${questions}, ${listFormat('en', 'conjunction').format(parts)}.`;
  return `Of ${questions}, ${only.replace(/^\d+/, 'all')}.`;
}

/** @param difference seconds; positive means slower */
export function compareWithBenchmark(difference: number): string {
  if (difference === 0) return 'Just as fast';
  return `${formatSeconds(Math.abs(difference))} ${difference > 0 ? 'slower' : 'faster'}`;
}

/** Sums up the chart of the times in a sentence or two. */
export function summariseTimes({
  totalTime,
  benchmarkTotalTime,
  timeAnalysis,
}: AttemptAnalytics): string {
  const all = `You took ${formatDuration(totalTime)} for ${count(timeAnalysis.length, 'question')}; the benchmark is ${formatDuration(benchmarkTotalTime)}.`;
  const slowest = timeAnalysis.reduce<AttemptAnalytics['timeAnalysis'][number] | null>(
    (most, time) => (most && time.difference <= most.difference ? most : time),
    null,
  );
  if (!slowest || slowest.difference <= 0) return all;
  return `${all} Question ${slowest.questionNumber} held you up most: ${compareWithBenchmark(slowest.difference)}.`;
}
