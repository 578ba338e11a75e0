import type { TopicGrowth } from '@study-assistant/contract/assignments/student-report';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import type { AttemptTopics, TopicTally } from '../attempt/skill-gap.ts';
import { MIN_ANSWERS } from '../attempt/topic-results.ts';

const SECURE_SHARE = 0.8;
const GROWING_SHARE = 0.5;
/** A difference that two or three answers make by chance is no change. */
const CHANGED_SHARE = 0.15;

/**
 * What the topics of a student's attempts tell of her growth, by name: how sure she is of each by the
 * later half of the attempts that asked it, and what that is beside the earlier half. Named as the newest
 * attempt names it.
 *
 * @param newestFirst her attempts in a period
 */
export function topicGrowthOf(newestFirst: readonly AttemptTopics[]): TopicGrowth[] {
  const byTopic = new Map<string, TopicTally[]>();
  for (const tally of newestFirst.flatMap(({ topics }) => topics)) {
    if (tally.topic === '') continue;
    const key = toTopicKey(tally.topic);
    byTopic.set(key, [...(byTopic.get(key) ?? []), tally]);
  }
  return [...byTopic.values()]
    .flatMap((tallies) => judge(tallies) ?? [])
    .sort((a, b) => a.topic.localeCompare(b.topic, 'en'));
}

/** Null for a topic that was asked too seldom. */
function judge(tallies: readonly TopicTally[]): TopicGrowth | null {
  const [newest] = tallies;
  if (!newest || answersTo(tallies) < MIN_ANSWERS.student) return null;
  const middle = Math.ceil(tallies.length / 2);
  const [later, earlier] = [tallies.slice(0, middle), tallies.slice(middle)];
  const isCompared = [later, earlier].every((half) => answersTo(half) >= MIN_ANSWERS.student);
  const share = shareOf(isCompared ? later : tallies);
  return {
    topic: newest.topic,
    level: share >= SECURE_SHARE ? 'secure' : share >= GROWING_SHARE ? 'growing' : 'beginning',
    change: isCompared ? compare(shareOf(later), shareOf(earlier)) : null,
  };
}

function compare(later: number, earlier: number): NonNullable<TopicGrowth['change']> {
  if (later - earlier >= CHANGED_SHARE) return 'better';
  return earlier - later >= CHANGED_SHARE ? 'weaker' : 'same';
}

function answersTo(tallies: readonly TopicTally[]): number {
  return tallies.reduce((sum, { asked }) => sum + asked, 0);
}

function shareOf(tallies: readonly TopicTally[]): number {
  return tallies.reduce((sum, { right }) => sum + right, 0) / answersTo(tallies);
}
