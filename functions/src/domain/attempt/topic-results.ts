import { shareInterval } from '../statistics/share-interval.ts';
import { joined, type TopicTally } from './skill-gap.ts';

/** Fewer answers than these say too little about a topic to call it weak. */
export const MIN_ANSWERS = { student: 3, class: 8 } as const;

/** A topic of which less than this share is known is not mastered, as in the skill gap. */
const MASTERY_SHARE = 0.8;

/** A tally judged: `asked` questions, of which one left open counts as not known. */
export type TopicResult = TopicTally & {
  /** Where the true share of right answers lies with 95% confidence, 0 to 1. */
  interval: { low: number; high: number };
  /** Enough answers, and even the high end of the interval is below mastery. */
  isWeak: boolean;
  /** Enough answers, and mastered by plain count. */
  isStrong: boolean;
};

/** Results by topic, the least known first; tallies of one topic count together. */
export function topicResults(tallies: readonly TopicTally[], minAnswers: number): TopicResult[] {
  return joined(tallies)
    .map((tally) => judge(tally, minAnswers))
    .sort(leastKnownFirst);
}

function judge(tally: TopicTally, minAnswers: number): TopicResult {
  const { right, asked } = tally;
  const interval = shareInterval(right, asked);
  const isEnough = asked >= minAnswers;
  return {
    ...tally,
    interval,
    isWeak: isEnough && interval.high < MASTERY_SHARE,
    isStrong: isEnough && right / asked >= MASTERY_SHARE,
  };
}

function leastKnownFirst(a: TopicResult, b: TopicResult): number {
  return (
    a.interval.high - b.interval.high ||
    a.right / a.asked - b.right / b.asked ||
    a.topic.localeCompare(b.topic, 'en')
  );
}
