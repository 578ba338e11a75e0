import { createHash } from 'node:crypto';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countingTries, MAX_WRONG_CODES, waitAfterTries } from '../../domain/class/join-tries.ts';
import { readIfPossible, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

const storedTries = z.object({ id: z.string(), version: z.literal(1), times: z.array(storedTime) });

/** Tries count for an hour; then the database removes them by itself. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** `joinTries/{id}` of a school. */
export function joinTriesOf(school: DocumentReference): CollectionReference {
  return school.collection('joinTries');
}

export type JoinTriesRepository = ReturnType<typeof createJoinTriesRepository>;

/** `joinTries/{id}`: when wrong codes came from an account, of which a hash is kept. */
export function createJoinTriesRepository(school: DocumentReference) {
  const tries = joinTriesOf(school);
  const idOf = (uid: string) => `account-${createHash('sha256').update(uid).digest('base64url')}`;

  return {
    idOf,

    /** How long she has to wait, and what counts one more. Tries that cannot be read lock nobody out. */
    async findIn(transaction: Transaction, uid: string, now: Date) {
      const ref = tries.doc(idOf(uid));
      const before = readIfPossible(storedTries, await transaction.get(ref))?.times ?? [];
      return {
        retryAfterSeconds: waitAfterTries(before, now),
        addOne() {
          const times = [...countingTries(before, now), now.toISOString()]
            .slice(-MAX_WRONG_CODES)
            .map((time) => toStoredTime(new Date(time)));
          const expiresAt = toStoredTime(new Date(now.getTime() + KEPT_MS));
          transaction.set(ref, { version: 1, times, expiresAt });
        },
      };
    },
  };
}
