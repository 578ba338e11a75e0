import type { Analysis } from '../../facts/analysis.ts';
import { tidyHeading } from '../../facts/topics.ts';
import type { Grounds } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { Proposal } from '../proposals/proposal.ts';

/** In a quiz of this size no topic has only one question. */
const QUESTIONS_FOR_PAIRS = 10;

/** What of a question says its topic: its answers, and what it says and cites beside them. */
export type TopicBearer = {
  answers: readonly string[];
  matter: string;
  grounds: Pick<Grounds, 'heading'>;
};

export function toTopicBearer({
  key,
  matter,
  sentence,
}: Pick<Proposal, 'key' | 'matter' | 'sentence'>): TopicBearer {
  return { answers: [key], matter, grounds: sentence };
}

/**
 * Assigns each question the topic of its section, or the nearest in meaning, but never its answer.
 * In a quiz of ten a topic with one question is merged with the nearest.
 */
export function assignTopics(
  analysis: Analysis,
  topics: readonly string[],
  title: string,
  bearers: readonly TopicBearer[],
): string[] {
  const rated = bearers.map((bearer) => rateTopics(analysis, topics, title, bearer));
  const first = rated.map(([best]) => best?.topic ?? title);
  if (bearers.length < QUESTIONS_FOR_PAIRS) return first;
  const counts = new Map<string, number>();
  for (const topic of first) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return first.map((topic, at) => {
    if ((counts.get(topic) ?? 0) > 1) return topic;
    return rated[at]?.find((other) => (counts.get(other.topic) ?? 0) > 1)?.topic ?? topic;
  });
}

type RatedTopic = { topic: string; value: number };

const OWN_SECTION = 2;
const LAST_RESORT = -2;

function rateTopics(
  { vectors }: Analysis,
  topics: readonly string[],
  title: string,
  { answers, matter, grounds }: TopicBearer,
): RatedTopic[] {
  const heading = grounds.heading === null ? '' : toTermId(tidyHeading(grounds.heading));
  return [...topics, title]
    .filter((topic) => !answers.some((answer) => isSameThing(null, topic, answer)))
    .map((topic, at) => ({
      topic,
      value:
        vectors.similarity(topic, `${answers.join(' ')} ${matter}`) +
        (toTermId(topic) === heading ? OWN_SECTION : 0) +
        (at === topics.length ? LAST_RESORT : 0),
    }))
    .sort((a, b) => b.value - a.value);
}
