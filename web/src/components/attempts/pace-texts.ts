import { paceOf, type Pace } from '@study-assistant/contract/attempts/scoring';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { count } from '../../lib/format/numbers.ts';

/** `none` is for attempts with most questions left open, whose time means nothing. */
export type PaceOrNone = Pace | 'none';

type PaceTexts = {
  title: string;
  /** One line that follows the title. */
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

const FAST_WITH_OPEN_ADVICE =
  'You were clearly faster than the benchmark. Use the time that is left for the questions that you left open.';

/** Describes how fast an attempt was against its benchmark. */
export function describePace(analytics: AttemptAnalytics): PaceTexts & { pace: PaceOrNone } {
  const { totalTime, benchmarkTotalTime, timeAnalysis, answerDistribution } = analytics;
  const { correct, incorrect, notAttempted } = answerDistribution;
  const answered = correct + incorrect;
  if (answered < notAttempted) {
    return { pace: 'none', ...describeNoPace(answered, answered + notAttempted) };
  }
  const pace = paceOf({ totalTime, benchmarkTotalTime, questions: timeAnalysis.length });
  const texts = paceTexts[pace];
  const isHurried = pace === 'fast' && notAttempted > 0;
  return { pace, ...texts, ...(isHurried && { advice: FAST_WITH_OPEN_ADVICE }) };
}

function describeNoPace(answered: number, asked: number): PaceTexts {
  const share = `You answered ${answered} of ${count(asked, 'question')}, so your time says little about your pace.`;
  return {
    title: 'Too Few Answers to Tell',
    sentence: share,
    advice: `${share} Next time go through all questions once, answer those that you know, and come back to the rest.`,
  };
}
