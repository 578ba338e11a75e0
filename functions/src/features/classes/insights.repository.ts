import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument, storedTime, toStoredTime } from '../../platform/documents.ts';

const storedInsights = z.object({
  id: z.string(),
  version: z.literal(1),
  text: z.string(),
  /** Hash of the numbers that the text was written from. */
  basis: z.string(),
  generatedAt: storedTime,
});
export type KeptInsights = Pick<z.output<typeof storedInsights>, 'text' | 'basis' | 'generatedAt'>;

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;

/** `insights/{teacherId}`. */
export function createInsightsRepository(firestore: Firestore) {
  const insights = firestore.collection('insights');
  return {
    async find(teacherId: string): Promise<KeptInsights | null> {
      return readDocument(storedInsights, await insights.doc(teacherId).get());
    },

    async save(teacherId: string, { text, basis, generatedAt }: KeptInsights): Promise<void> {
      const time = toStoredTime(new Date(generatedAt));
      await insights.doc(teacherId).set({ version: 1, teacherId, text, basis, generatedAt: time });
    },
  };
}
