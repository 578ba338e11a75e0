import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';

/** How one topic went: questions met, and those of them that were right. */
export type TopicTally = { topic: string; asked: number; right: number };

/** Topics with their wrong or open questions, most first, and the topics that went well, by name. */
export type SkillGap = {
  topicErrorAnalysis: [topic: string, count: number][];
  strongAreas: string[];
};

type TopicResult = Pick<QuestionResult, 'topic' | 'isCorrect' | 'isDropped' | 'awaiting'>;

/** How one attempt at a quiz went, by topic. */
export type AttemptTopics = {
  quizId: string;
  /** Absent of an attempt at the shelf. */
  assignmentId?: string | undefined;
  topics: readonly TopicTally[];
};

/**
 * Attempts that a skill gap looks at: about a year of a quiz a week. What was weak longer ago is no
 * weakness now, and reading the gap costs the same however many quizzes were taken.
 */
export const SKILL_GAP_ATTEMPTS = 50;

/**
 * The topics to work on: over the latest attempt of each quiz, a topic with at least one wrong or
 * unanswered question and under 80% right; every other topic is a strong area. A topic that quizzes
 * name differently has the name of the newest attempt.
 *
 * @param newestFirst a student's attempts
 */
export function skillGapOf(newestFirst: readonly AttemptTopics[]): SkillGap {
  const latest = new Map<string, AttemptTopics>();
  for (const attempt of newestFirst) {
    if (!latest.has(attempt.quizId)) latest.set(attempt.quizId, attempt);
  }
  return gapOfTallies([...latest.values()].flatMap(({ topics }) => topics));
}

/** The gap that shows in tallies; those of one topic count together, whatever quiz they are of. */
export function gapOfTallies(tallies: readonly TopicTally[]): SkillGap {
  const topics = joined(tallies);
  const weak = topics
    .filter(isErrorTopic)
    .sort((a, b) => errorsOf(b) - errorsOf(a) || byName(a, b));
  const strong = topics.filter((tally) => !isErrorTopic(tally)).sort(byName);
  return {
    topicErrorAnalysis: weak.map((tally) => [tally.topic, errorsOf(tally)]),
    strongAreas: strong.map(({ topic }) => topic),
  };
}

/**
 * One tally for each topic of an attempt, in the order of its questions. A dropped question tells
 * nothing about what its student knows, and neither does an answer that waits for a teacher.
 */
export function talliesOf(results: readonly TopicResult[]): TopicTally[] {
  const telling = results.filter(({ isDropped, awaiting }) => !isDropped && !awaiting);
  return joined(
    telling.map(({ topic, isCorrect }) => ({ topic, asked: 1, right: isCorrect ? 1 : 0 })),
  );
}

/** Whole numbers, so that 4 of 5 is exactly 80% and not under it. */
export function isErrorTopic({ asked, right }: TopicTally): boolean {
  return right < asked && right * 100 < asked * 80;
}

function errorsOf({ asked, right }: TopicTally): number {
  return asked - right;
}

/** Two quizzes may name the same topic differently; the first spelling stays, so the newest come first. */
export function joined(tallies: readonly TopicTally[]): TopicTally[] {
  const byTopic = new Map<string, TopicTally>();
  for (const { topic, asked, right } of tallies) {
    const key = toTopicKey(topic);
    const sum = byTopic.get(key) ?? { topic, asked: 0, right: 0 };
    byTopic.set(key, { ...sum, asked: sum.asked + asked, right: sum.right + right });
  }
  return [...byTopic.values()];
}

function byName(a: TopicTally, b: TopicTally): number {
  return a.topic.localeCompare(b.topic, 'en');
}
