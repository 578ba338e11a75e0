import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { addMade, endOfDay } from '../../../domain/class/roster-limit.ts';
import { readIfPossible, toStoredTime } from '../../../platform/documents.ts';

const storedLimit = z.object({
  id: z.string(),
  version: z.literal(1),
  day: z.string(),
  count: z.int(),
});

/** `rosterLimits/{uid}`: how many accounts the imports of a teacher have made today. */
export function createRosterLimitsRepository(school: DocumentReference) {
  const limits = school.collection('rosterLimits');
  return {
    /**
     * Counts accounts before they are made.
     *
     * @throws ApiError when these are too many for a day
     */
    async add(uid: string, more: number, now: Date): Promise<void> {
      await school.firestore.runTransaction(async (transaction) => {
        const before = readIfPossible(storedLimit, await transaction.get(limits.doc(uid)));
        const made = addMade(before, more, now);
        const expiresAt = toStoredTime(new Date(endOfDay(made.day)));
        transaction.set(limits.doc(uid), { version: 1, ...made, expiresAt });
      });
    },
  };
}
