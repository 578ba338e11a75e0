import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dayOf } from '../../domain/day.ts';
import { grantRequests } from '../../domain/model-requests.ts';
import { readDocument, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedUsage = z.object({ id: z.string(), version: z.literal(1), used: z.int() });

/** Long enough to look back on. */
const KEPT_MS = 32 * 24 * 60 * 60 * 1000;
/** Requests that were taken of a day. */
export type TakenRequests = { day: string; count: number };

export type ModelUsageRepository = ReturnType<typeof createModelUsageRepository>;

/** `modelUsage/{day}`: how many requests to a model the school has taken on a day, UTC. */
export function createModelUsageRepository(school: DocumentReference) {
  const days = school.collection('modelUsage');

  function change<T>(day: string, next: (used: number) => { used: number; answer: T }): Promise<T> {
    return transact(school.firestore, async (transaction) => {
      const before = readDocument(storedUsage, await transaction.get(days.doc(day)))?.used ?? 0;
      const { used, answer } = next(before);
      const expiresAt = toStoredTime(new Date(Date.parse(day) + KEPT_MS));
      if (used !== before) transaction.set(days.doc(day), { version: 1, used, expiresAt });
      return answer;
    });
  }

  return {
    async countUsed(now: Date): Promise<number> {
      return readDocument(storedUsage, await days.doc(dayOf(now)).get())?.used ?? 0;
    },

    /** As many of those that are wanted as there are left; none counts as taken beyond them. */
    take(wanted: number, aDay: number, now: Date): Promise<TakenRequests> {
      const day = dayOf(now);
      return change(day, (used) => {
        const count = grantRequests(used, wanted, aDay);
        return { used: used + count, answer: { day, count } };
      });
    },

    /** Those that were not sent in the end. */
    giveBack({ day, count }: TakenRequests): Promise<void> {
      return change(day, (used) => ({ used: Math.max(0, used - count), answer: undefined }));
    },
  };
}
