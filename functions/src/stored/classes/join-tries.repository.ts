import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countingTries, MAX_WRONG_CODES, type JoinTrier } from '../../domain/class/join-tries.ts';
import { readIfPossible, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedTries = z.object({ id: z.string(), version: z.literal(1), times: z.array(storedTime) });

/** Tries count for an hour; then the database removes them by itself. */
const KEPT_MS = 2 * 60 * 60 * 1000;

export type JoinTriesRepository = ReturnType<typeof createJoinTriesRepository>;

/** `joinTries/{id}`: when wrong codes came from an account, and from an address (of which a hash is kept). */
export function createJoinTriesRepository(school: DocumentReference) {
  const tries = school.collection('joinTries');
  const idOf = ({ kind, id }: JoinTrier) =>
    `${kind}-${createHash('sha256').update(id).digest('base64url')}`;
  const refOf = (trier: JoinTrier) => tries.doc(idOf(trier));

  return {
    idOf,

    /** Of each of them, in their order. */
    async find(triers: readonly JoinTrier[]): Promise<string[][]> {
      return (await school.firestore.getAll(...triers.map(refOf))).map(toTimes);
    },

    /** Counts one more wrong code for each of them; answers with those before it. */
    add(triers: readonly JoinTrier[], now: Date): Promise<string[][]> {
      const count = async (transaction: Transaction) => {
        const before = (await transaction.getAll(...triers.map(refOf))).map(toTimes);
        for (const [at, trier] of triers.entries()) {
          const times = [...countingTries(before[at] ?? [], now), now.toISOString()]
            .slice(-MAX_WRONG_CODES[trier.kind])
            .map((time) => toStoredTime(new Date(time)));
          const expiresAt = toStoredTime(new Date(now.getTime() + KEPT_MS));
          transaction.set(refOf(trier), { version: 1, times, expiresAt });
        }
        return before;
      };
      return transact(school.firestore, count);
    },
  };
}

/** Tries that cannot be read lock nobody out. */
function toTimes(snapshot: DocumentSnapshot): string[] {
  return readIfPossible(storedTries, snapshot)?.times ?? [];
}
