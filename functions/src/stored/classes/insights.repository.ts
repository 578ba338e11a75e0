import { writerNameSchema } from '@study-assistant/contract/quizzes/quizzes';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readIfPossible, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

export const insightsFields = {
  version: z.literal(1),
  teacherId: z.string(),
  text: z.string(),
  writer: writerNameSchema,
  /** Hash of the numbers that the text was written from. */
  basis: z.string(),
  generatedAt: storedTime,
};
const storedInsights = z.object({ id: z.string(), ...insightsFields });
export type KeptInsights = Pick<
  z.output<typeof storedInsights>,
  'text' | 'writer' | 'basis' | 'generatedAt'
>;

/** What words are about: one class, or all students that the teacher may see. */
export type InsightsAbout = { teacherId: string; classId: string | undefined };

/** `insights/{id}` of a school. */
export function insightsOf(school: DocumentReference): CollectionReference {
  return school.collection('insights');
}

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;

/**
 * `insights/{teacherId}`, and of one class `insights/{teacherId}.{classId}`: no uid has a dot, so the
 * rule that lets her read the first lets nobody read the second.
 */
export function createInsightsRepository(school: DocumentReference) {
  const insights = insightsOf(school);
  const refOf = ({ teacherId, classId }: InsightsAbout) =>
    insights.doc(classId === undefined ? teacherId : `${teacherId}.${classId}`);
  return {
    async find(about: InsightsAbout): Promise<KeptInsights | null> {
      // Words that cannot be read are written again.
      return readIfPossible(storedInsights, await refOf(about).get());
    },

    async save(about: InsightsAbout, { generatedAt, ...words }: KeptInsights): Promise<void> {
      const time = toStoredTime(new Date(generatedAt));
      const { teacherId } = about;
      await refOf(about).set({ version: 1, teacherId, ...words, generatedAt: time });
    },
  };
}
