import { shareInterval } from './share-interval.ts';

/** Fewer answers than these say too little about a topic to call it weak. */
export const MIN_ANSWERS = { student: 3, class: 8 } as const;

/** A topic of which less than this share is known is not mastered, as in the skill gap. */
export const MASTERY_SHARE = 0.8;

export type TopicAnswer = { topic: string; isCorrect: boolean };

export type TopicResult = {
  /** As its first question spells it. */
  topic: string;
  right: number;
  /** Questions met; one left open counts as not known. */
  answered: number;
  /** Where the true share lies with 95% confidence, 0 to 1. */
  interval: { low: number; high: number };
  /** Enough answers, and even the high end of the interval is below mastery. */
  isWeak: boolean;
  /** Enough answers, and mastered by plain count. */
  isStrong: boolean;
};

/** Results by topic, the least known first; spellings that differ in case or spaces are one topic. */
export function topicResults(answers: Iterable<TopicAnswer>, minAnswers: number): TopicResult[] {
  const counts = new Map<string, { topic: string; right: number; answered: number }>();
  for (const { topic, isCorrect } of answers) {
    const key = topicKey(topic);
    if (key === '') continue;
    const count = counts.get(key) ?? { topic: topic.trim(), right: 0, answered: 0 };
    count.answered += 1;
    if (isCorrect) count.right += 1;
    counts.set(key, count);
  }
  return [...counts.values()].map((count) => judge(count, minAnswers)).sort(leastKnownFirst);
}

/** The form in which two spellings of a topic are equal. */
export function topicKey(topic: string): string {
  return topic.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function judge(
  count: { topic: string; right: number; answered: number },
  minAnswers: number,
): TopicResult {
  const interval = shareInterval(count.right, count.answered);
  const isEnough = count.answered >= minAnswers;
  return {
    ...count,
    interval,
    isWeak: isEnough && interval.high < MASTERY_SHARE,
    isStrong: isEnough && count.right / count.answered >= MASTERY_SHARE,
  };
}

function leastKnownFirst(a: TopicResult, b: TopicResult): number {
  return (
    a.interval.high - b.interval.high ||
    a.right / a.answered - b.right / b.answered ||
    a.topic.localeCompare(b.topic, 'en')
  );
}
