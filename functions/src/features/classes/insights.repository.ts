import { writerNameSchema } from '@study-assistant/contract/quizzes';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readIfPossible, storedTime, toStoredTime } from '../../platform/documents.ts';

const storedInsights = z.object({
  id: z.string(),
  version: z.literal(2),
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
export function createInsightsRepository(firestore: Firestore) {
  const insights = firestore.collection('insights');
  return {
    async find(teacherId: string): Promise<KeptInsights | null> {
      const stored = await insights.doc(teacherId).get();
      // An earlier release did not keep who had written: such words are written again. So are words
      // that cannot be read.
      return stored.get('version') === 1 ? null : readIfPossible(storedInsights, stored);
    },

    async save(teacherId: string, { generatedAt, ...words }: KeptInsights): Promise<void> {
      const time = toStoredTime(new Date(generatedAt));
      await insights.doc(teacherId).set({ version: 2, teacherId, ...words, generatedAt: time });
    },
  };
}
