import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { toProperTitle } from '../document/title/proper-title.ts';
import { tidyTitle } from '../document/title/tidy-title.ts';
import { isGeneral } from '../language/is-general.ts';
import { isTeachingHeading } from '../language/taught-text.ts';
import { capitalise, contentStems } from '../language/words.ts';
import { isSameThing } from '../validator/same-thing.ts';
import type { Analysis } from './analysis.ts';
import type { Term } from './terms.ts';

const FEWEST_TOPICS = 3;
const MOST_TOPICS = 8;
const MAX_TOPIC_WORDS = 8;
const LONGEST_TOPIC = 60;
const DWELT_ON = 3;
/** Two topics that share a word and are closer in meaning than this are one. */
const SAME_TOPIC = 0.85;

/**
 * Describes a document by 3 to 8 short phrases: its headings, else its most frequent terms. A topic
 * of the teacher's other documents keeps its name from there.
 */
export function findTopics(analysis: Analysis, inUse: readonly string[] = []): string[] {
  const headings = distinct(
    analysis.outline
      .filter(({ heading }) => isTopic(heading))
      .map(({ heading }) => tidyHeading(heading)),
  );
  const topics =
    headings.length >= FEWEST_TOPICS
      ? largest(analysis, headings)
      : distinct([
          ...headings,
          ...analysis.terms.filter(isDweltOn(analysis)).map(({ text }) => capitalise(text)),
        ]);
  return distinct(topics.slice(0, MOST_TOPICS).map((topic) => findInUse(analysis, topic, inUse)));
}

/** The longest sections, in the document's own order. */
function largest(analysis: Analysis, headings: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const { heading, length } of analysis.outline)
    if (isTopic(heading)) {
      const topic = tidyHeading(heading);
      sizes.set(topic, (sizes.get(topic) ?? 0) + length);
    }
  const kept = new Set(
    [...headings].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0)).slice(0, MOST_TOPICS),
  );
  return headings.filter((heading) => kept.has(heading));
}

function isDweltOn({ glossary, definedIds }: Analysis) {
  return ({ id, text, words, count, proper }: Term): boolean =>
    count >= DWELT_ON &&
    !(words === 1 && isGeneral(text)) &&
    toProperTitle(text) !== null &&
    (words > 1 || proper || glossary.isTextbookTerm(id) || definedIds.has(id));
}

function distinct(topics: readonly string[]): string[] {
  return topics.filter(
    (topic, at) => !topics.slice(0, at).some((other) => isSameThing(null, other, topic)),
  );
}

function findInUse({ vectors }: Analysis, topic: string, inUse: readonly string[]): string {
  const key = toTopicKey(topic);
  const stems = contentStems(topic);
  return (
    inUse.find((other) => toTopicKey(other) === key) ??
    inUse.find(
      (other) =>
        [...contentStems(other)].some((stem) => stems.has(stem)) &&
        vectors.similarity(other, topic) > SAME_TOPIC,
    ) ??
    topic
  );
}

const EMPTY_HEADING =
  /^(?:abstract|authors?|contributors|copyright|foreword|keywords?|preface|read ?me|remarks?|introduction|summary|overview|conclusion|background|chapter|unit|lesson|section|part|page|activity|exercise|solution|worksheet|example|try it|practice|review|figure|table|key terms?|glossary|objectives?|learning|think|check|questions?|answers?|homework|appendix|\d+\s*\p{L}+$)\b|[?!]$/iu;

/** The heading continues on another line: it ends in half a word, or one that needs another. */
const HALF_HEADING = /\p{L}-$|\s(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with)$/iu;

function isTopic(heading: string): boolean {
  const topic = tidyHeading(heading);
  return (
    topic.split(/\s+/).length <= MAX_TOPIC_WORDS &&
    topic.length <= LONGEST_TOPIC &&
    toProperTitle(topic) === topic &&
    /\p{L}{3}/u.test(heading) &&
    !/\d\p{L}|[=<>|[\]{}_]|\(\)/u.test(heading) &&
    !HALF_HEADING.test(heading) &&
    !EMPTY_HEADING.test(topic) &&
    isTeachingHeading(heading)
  );
}

/** Turns "3.2 THE WATER CYCLE" into "The Water Cycle". */
export function tidyHeading(heading: string): string {
  const text = heading
    .trim()
    .replace(/^(?:chapter|unit|lesson|section|part)\s+(?:\d+(?:\.\d+)*|[IVX]+)[.):]?\s+/i, '')
    .replace(/^(?:\d+(?:\.\d+)*[.):]?|[IVX]+[.):])\s+/, '');
  return tidyTitle(text);
}
