import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { TopicChanges, TopicsInUse } from '../../domain/quiz/topics-in-use.ts';
import { readIfPossible, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

const storedTopics = z.object({
  version: z.literal(1),
  /** By topic key. */
  topics: z.record(z.string(), z.object({ name: z.string(), usedAt: storedTime })),
});

/** `topics/{teacherId}` of a school. */
export function topicsOf(school: DocumentReference): CollectionReference {
  return school.collection('topics');
}

export type TopicsInUseRepository = ReturnType<typeof createTopicsInUseRepository>;

/** `topics/{teacherId}`: what her quizzes and materials are about. */
export function createTopicsInUseRepository(school: DocumentReference) {
  const teachers = topicsOf(school);
  return {
    /** None where the document cannot be read: a quiz can be written without. */
    async find(teacherId: string): Promise<TopicsInUse> {
      const stored = await teachers.doc(teacherId).get();
      return readIfPossible(storedTopics, stored)?.topics ?? {};
    },

    /** Merged, so that quizzes written at the same time do not undo each other's topics. */
    async change(teacherId: string, changes: TopicChanges): Promise<void> {
      const topics = Object.entries(changes).map(([key, topic]) => [
        key,
        topic
          ? { name: topic.name, usedAt: toStoredTime(new Date(topic.usedAt)) }
          : FieldValue.delete(),
      ]);
      // An empty map would not be merged but put in place of what is there.
      if (topics.length === 0) return;
      await teachers
        .doc(teacherId)
        .set({ version: 1, topics: Object.fromEntries(topics) as object }, { merge: true });
    },
  };
}
