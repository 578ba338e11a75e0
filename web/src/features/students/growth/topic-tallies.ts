import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';

export type TopicTally = { topic: string; right: number; wrong: number };

/**
 * Counts answers of one attempt by topic, named by its first spelling. Open answers are wrong; dropped
 * questions and answers that wait for a teacher are left out. The most wrong come first, then by name.
 */
export function topicTalliesOf(
  results: readonly Pick<QuestionResult, 'topic' | 'isCorrect' | 'isDropped' | 'awaiting'>[],
): TopicTally[] {
  const tallies = new Map<string, TopicTally>();
  for (const { topic, isCorrect, isDropped, awaiting } of results) {
    if (topic === '' || isDropped || awaiting) continue;
    const key = toTopicKey(topic);
    const tally = tallies.get(key) ?? { topic, right: 0, wrong: 0 };
    tallies.set(key, {
      topic: tally.topic,
      right: tally.right + (isCorrect ? 1 : 0),
      wrong: tally.wrong + (isCorrect ? 0 : 1),
    });
  }
  return [...tallies.values()].sort(
    (a, b) => b.wrong - a.wrong || a.topic.localeCompare(b.topic, 'en'),
  );
}
