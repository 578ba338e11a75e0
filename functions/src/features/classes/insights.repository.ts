import { writerNameSchema } from '@study-assistant/contract/quizzes';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readIfPossible, storedTime, toStoredTime } from '../../platform/documents.ts';

const storedInsights = z.object({
  id: z.string(),
  version: z.literal(1),
  text: z.string(),
  writer: writerNameSchema,
  /** Hash of the numbers that the text was written from. */
  basis: z.string(),
  generatedAt: storedTime,
});
export type KeptInsights = Pick<
  z.output<typeof storedInsights>,
  'text' | 'writer' | 'basis' | 'generatedAt'
>;

/** `insights/{teacherId}`. */
export function createInsightsRepository(school: DocumentReference) {
  const insights = school.collection('insights');
  return {
    async find(teacherId: string): Promise<KeptInsights | null> {
      // Words that cannot be read are written again.
      return readIfPossible(storedInsights, await insights.doc(teacherId).get());
    },

    async save(teacherId: string, { generatedAt, ...words }: KeptInsights): Promise<void> {
      const time = toStoredTime(new Date(generatedAt));
      await insights.doc(teacherId).set({ version: 1, teacherId, ...words, generatedAt: time });
    },
  };
}
