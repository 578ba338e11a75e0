import {
  isPassed,
  paceOf,
  percentageOf,
  type Pace,
} from '@study-assistant/contract/attempts/scoring';
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

/** Where fewer answers are right than make a pass; `right` says how many. */
const lowAdvice: Record<Pace, (right: string) => string> = {
  slow: (right) =>
    `You took clearly longer per question than the benchmark, and ${right}. Read up on the topics of this plan first: speed comes with knowing them.`,
  fast: (right) =>
    `You were clearly faster than the benchmark, and ${right}. Take more time to read each question and all of its options.`,
  optimal: (right) =>
    `Your time per question is close to the benchmark, and ${right}. Your pace is not what to work on: begin with the topics of this plan.`,
};

/** Nobody reads a question and its options in less. */
const HASTY_SECONDS = 3;
/** The share of questions answered in haste from which on it is told. */
const HASTY_SHARE = 0.2;

type DescribedPace = PaceTexts & {
  pace: PaceOrNone;
  /** Whether the advice asks for another pace or for more care, whatever the title says. */
  isWarned: boolean;
};

/** Describes how fast an attempt was against its benchmark, and says what to make of it. */
export function describePace(analytics: AttemptAnalytics): DescribedPace {
  const { totalTime, benchmarkTotalTime, timeAnalysis, answerDistribution } = analytics;
  const { correct, incorrect, notAttempted, partly = 0, awaiting = 0 } = answerDistribution;
  const answered = correct + partly + incorrect + awaiting;
  if (answered < notAttempted) {
    return { pace: 'none', isWarned: false, ...describeNoPace(answered, answered + notAttempted) };
  }
  const pace = paceOf({ totalTime, benchmarkTotalTime, questions: timeAnalysis.length });
  const advice = adviseOn(pace, analytics);
  const isWarned = ![paceTexts[pace].advice, FAST_WITH_OPEN_ADVICE].includes(advice);
  return { pace, ...paceTexts[pace], advice, isWarned };
}

function adviseOn(pace: Pace, { answerDistribution, timeAnalysis }: AttemptAnalytics): string {
  const { correct, incorrect, notAttempted, partly = 0 } = answerDistribution;
  const asked = correct + partly + incorrect + notAttempted;
  // A question that was left open may have been left at once.
  const short = timeAnalysis.filter(({ estimatedTime }) => estimatedTime < HASTY_SECONDS).length;
  const hasty = Math.max(0, short - notAttempted);
  if (incorrect > 0 && hasty >= asked * HASTY_SHARE) {
    return `You spent less than three seconds on ${hasty} of ${count(asked, 'question')}, which is too little to read one. Read each to its end, and all of its options, before you choose.`;
  }
  if (!isPassed(percentageOf(correct, asked))) {
    const verb = correct === 1 ? 'is' : 'are';
    return lowAdvice[pace](`${correct} of ${count(asked, 'answer')} ${verb} right`);
  }
  return pace === 'fast' && notAttempted > 0 ? FAST_WITH_OPEN_ADVICE : paceTexts[pace].advice;
}

function describeNoPace(answered: number, asked: number): PaceTexts {
  const share = `You answered ${answered} of ${count(asked, 'question')}, so your time says little about your pace.`;
  return {
    title: 'Too Few Answers to Tell',
    sentence: share,
    advice: `${share} Next time go through all questions once, answer those that you know, and come back to the rest.`,
  };
}
