import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { formatDuration, formatSeconds } from '../../../lib/format/durations.ts';
import { count } from '../../../lib/format/numbers.ts';

/** @param difference seconds; positive means slower */
export function compareWithBenchmark(difference: number): string {
  if (difference === 0) return 'Just as fast';
  return `${formatSeconds(Math.abs(difference))} ${difference > 0 ? 'slower' : 'faster'}`;
}

/** What the chart of the times shows, in a sentence or two. */
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
