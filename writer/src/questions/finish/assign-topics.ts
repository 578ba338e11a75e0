import type { Analysis } from '../../facts/analysis.ts';
import { tidyHeading } from '../../facts/topics.ts';
import { toTermId } from '../../language/term-id.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { Proposal } from '../proposals/proposal.ts';

/** In a quiz of this size no topic has only one question. */
const QUESTIONS_FOR_PAIRS = 10;

/**
 * Assigns each question the topic of its section, or the nearest in meaning, but never its answer.
 * In a quiz of ten a topic with one question is merged with the nearest.
 */
export function assignTopics(
  analysis: Analysis,
  topics: readonly string[],
  title: string,
  proposals: readonly Proposal[],
): string[] {
  const rated = proposals.map((proposal) => rateTopics(analysis, topics, title, proposal));
  const first = rated.map(([best]) => best?.topic ?? title);
  if (proposals.length < QUESTIONS_FOR_PAIRS) return first;
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
  { key, matter, sentence }: Proposal,
): RatedTopic[] {
  const heading = sentence.heading === null ? '' : toTermId(tidyHeading(sentence.heading));
  return [...topics, title]
    .filter((topic) => !isSameThing(null, topic, key))
    .map((topic, at) => ({
      topic,
      value:
        vectors.similarity(topic, `${key} ${matter}`) +
        (toTermId(topic) === heading ? OWN_SECTION : 0) +
        (at === topics.length ? LAST_RESORT : 0),
    }))
    .sort((a, b) => b.value - a.value);
}
