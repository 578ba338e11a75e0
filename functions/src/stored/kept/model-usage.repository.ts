import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dayOf } from '../../domain/day.ts';
import {
  grantRequests,
  type ModelUsage,
  type RequestedBy,
  type TakenRequests,
} from '../../domain/model-requests.ts';
import { readDocument, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedUsage = z.object({
  id: z.string(),
  version: z.literal(1),
  used: z.int(),
  byStudents: z._default(z.int(), 0),
});

/** Long enough to look back on. */
const KEPT_MS = 32 * 24 * 60 * 60 * 1000;

/** `modelUsage/{day}`: how many requests to a model the school has taken on a day, UTC. */
export function createModelUsageRepository(school: DocumentReference) {
  const days = school.collection('modelUsage');

  function change<T>(
    day: string,
    next: (before: ModelUsage) => { usage: ModelUsage; answer: T },
  ): Promise<T> {
    return transact(school.firestore, async (transaction) => {
      const stored = readDocument(storedUsage, await transaction.get(days.doc(day)));
      const before = { used: stored?.used ?? 0, byStudents: stored?.byStudents ?? 0 };
      const { usage, answer } = next(before);
      const { used, byStudents } = usage;
      const expiresAt = toStoredTime(new Date(Date.parse(day) + KEPT_MS));
      if (used !== before.used) {
        transaction.set(days.doc(day), { version: 1, used, byStudents, expiresAt });
      }
      return answer;
    });
  }

  return {
    async countUsed(now: Date): Promise<number> {
      return readDocument(storedUsage, await days.doc(dayOf(now)).get())?.used ?? 0;
    },

    /** As many of those that are wanted as there are left; none counts as taken beyond them. */
    take(
      asked: { wanted: number; by: RequestedBy },
      aDay: number,
      now: Date,
    ): Promise<TakenRequests> {
      const day = dayOf(now);
      return change(day, ({ used, byStudents }) => {
        const count = grantRequests({ used, byStudents }, asked, aDay);
        const more = asked.by === 'students' ? count : 0;
        const usage = { used: used + count, byStudents: byStudents + more };
        return { usage, answer: { day, count } };
      });
    },

    /** Those of a teacher's order that were not sent in the end. */
    giveBack({ day, count }: TakenRequests): Promise<void> {
      return change(day, ({ used, byStudents }) => ({
        usage: { used: Math.max(0, used - count), byStudents },
        answer: undefined,
      }));
    },
  };
}
