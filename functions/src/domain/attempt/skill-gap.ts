import type { Attempt, QuestionResult } from '@study-assistant/contract/attempts';

/** How one topic went: questions met, and those of them that were right. */
export type TopicTally = { topic: string; asked: number; right: number };

/** Topics with their wrong or open questions, most first, and the topics that went well, by name. */
export type SkillGap = {
  topicErrorAnalysis: [topic: string, count: number][];
  strongAreas: string[];
};

type TopicResult = Pick<QuestionResult, 'topic' | 'isCorrect' | 'isDropped'>;
type TakenQuiz = Pick<Attempt, 'id' | 'quizId' | 'completedAt'>;

/**
 * The topics to work on: over the latest attempt of each quiz, a topic with at least one wrong or
 * unanswered question and under 80% right; every other topic is a strong area.
 */
export function skillGapOf(
  attempts: readonly (TakenQuiz & { detailedResults: readonly TopicResult[] })[],
): SkillGap {
  return gapOfTallies(
    latestOfEachQuiz(attempts).flatMap((attempt) => talliesOf(attempt.detailedResults)),
  );
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
 * nothing about what its student knows.
 */
export function talliesOf(results: readonly TopicResult[]): TopicTally[] {
  const telling = results.filter(({ isDropped }) => !isDropped);
  return joined(
    telling.map(({ topic, isCorrect }) => ({ topic, asked: 1, right: isCorrect ? 1 : 0 })),
  );
}

/** Of each quiz the attempt that was completed last; of equal times the one named last. */
export function latestOfEachQuiz<T extends TakenQuiz>(attempts: readonly T[]): T[] {
  const latest = new Map<string, T>();
  for (const attempt of attempts) {
    const known = latest.get(attempt.quizId);
    if (!known || attempt.completedAt >= known.completedAt) latest.set(attempt.quizId, attempt);
  }
  return [...latest.values()];
}

/** Whole numbers, so that 4 of 5 is exactly 80% and not under it. */
export function isErrorTopic({ asked, right }: TopicTally): boolean {
  return right < asked && right * 100 < asked * 80;
}

function errorsOf({ asked, right }: TopicTally): number {
  return asked - right;
}

/** The form in which two spellings of a topic are equal. */
export function topicKey(topic: string): string {
  return topic.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Two quizzes may write the same topic with another case or spacing; the first spelling stays. */
export function joined(tallies: readonly TopicTally[]): TopicTally[] {
  const byTopic = new Map<string, TopicTally>();
  for (const { topic, asked, right } of tallies) {
    const key = topicKey(topic);
    const sum = byTopic.get(key) ?? { topic, asked: 0, right: 0 };
    byTopic.set(key, { ...sum, asked: sum.asked + asked, right: sum.right + right });
  }
  return [...byTopic.values()];
}

function byName(a: TopicTally, b: TopicTally): number {
  return a.topic.localeCompare(b.topic, 'en');
}
