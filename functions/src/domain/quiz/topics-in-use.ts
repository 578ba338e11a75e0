import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { OTHER_TOPICS } from './fair-topic.ts';

type TopicInUse = { name: string; usedAt: string };

/** What a teacher's quizzes and materials are about, by topic key. */
export type TopicsInUse = Readonly<Record<string, TopicInUse>>;

/** By topic key, with null for a topic to forget. */
export type TopicChanges = Readonly<Record<string, TopicInUse | null>>;

/** More would tell a writer what the teacher did years ago. */
const MAX_TOPICS = 200;

/** The names, last used first: a writer may have room for the beginning only. */
export function listTopicNames(topics: TopicsInUse): string[] {
  return Object.values(topics)
    .sort(lastUsedFirst)
    .map(({ name }) => name);
}

/** What questions are about: not the title of their quiz, often a file's name, nor the last resort. */
export function listTopicsOf(questions: readonly { topic: string }[], quizTitle: string): string[] {
  const noTopics = [quizTitle, OTHER_TOPICS].map(toTopicKey);
  return questions
    .map(({ topic }) => topic)
    .filter((topic) => !noTopics.includes(toTopicKey(topic)));
}

/** What changes when these names are given: their newest spelling stays, and the oldest make room. */
export function useTopics(
  topics: TopicsInUse,
  names: readonly string[],
  usedAt: string,
): TopicChanges {
  const used = Object.fromEntries(
    names
      .map((name) => [toTopicKey(name), { name, usedAt }] as const)
      .filter(([key]) => key !== ''),
  );
  const forgotten = Object.entries({ ...topics, ...used })
    .sort(([, a], [, b]) => lastUsedFirst(a, b))
    .slice(MAX_TOPICS)
    .map(([key]) => [key, null] as const);
  return { ...used, ...Object.fromEntries(forgotten) };
}

function lastUsedFirst(a: TopicInUse, b: TopicInUse): number {
  return Date.parse(b.usedAt) - Date.parse(a.usedAt) || a.name.localeCompare(b.name, 'en');
}
