import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import { paceOf, type Pace } from '@study-assistant/contract/scoring';

type PaceTexts = {
  title: string;
  /** With the title, in one line. */
  sentence: string;
  advice: string;
};

const paceTexts: Record<Pace, PaceTexts> = {
  slow: {
    title: 'Consider Pacing',
    sentence: 'Consider Pacing: you took longer than the benchmark.',
    advice:
      'You took clearly longer per question than the benchmark. Answer the questions that you know first, and come back to the hard ones.',
  },
  fast: {
    title: 'Great Pace!',
    sentence: 'Great Pace! You were faster than the benchmark.',
    advice:
      'You were clearly faster than the benchmark. Use the time that is left to check your answers.',
  },
  optimal: {
    title: 'Optimal Pace',
    sentence: 'Optimal Pace: you were close to the benchmark.',
    advice: 'Your time per question is close to the benchmark. Keep this pace.',
  },
};

/** How fast an attempt was against its benchmark, and what to say about it. */
export function describePace(analytics: AttemptAnalytics): PaceTexts & { pace: Pace } {
  const { totalTime, benchmarkTotalTime, timeAnalysis } = analytics;
  const pace = paceOf({ totalTime, benchmarkTotalTime, questions: timeAnalysis.length });
  return { pace, ...paceTexts[pace] };
}
