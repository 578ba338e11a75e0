import { createHash } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from '../../domain/api-error.ts';
import { addToCount, endOfWindow, mostOf, type Asked, type Counted } from '../../domain/limits.ts';
import { readDocument, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedCount = z.object({
  id: z.string(),
  version: z.literal(1),
  since: z.iso.datetime(),
  count: z.int(),
});

/** Who asks; an address is null where it is not known. */
export type Asker = { uid: string; address: string | null };

export type LimitsRepository = ReturnType<typeof createLimitsRepository>;

/**
 * `limits/{name}-{hash}`: how often something was done since the hour or the day began, by an account,
 * from an address or in the school. Of who it was a hash is kept, and the database removes it by itself.
 */
export function createLimitsRepository(school: DocumentReference) {
  const limits = school.collection('limits');

  /** Reads what is counted, refuses what is too much, and answers with what counts the rest. */
  async function takeIn(
    transaction: Transaction,
    asker: Asker,
    asked: readonly Asked[],
    now: Date,
  ): Promise<() => void> {
    const places = asked.flatMap((one) => placesOf(asker, one));
    if (places.length === 0) return () => undefined;
    const found = await transaction.getAll(...places.map(({ ref }) => ref));
    const counts = places.map(({ one, counted, ref }, at) => {
      const before = found[at] ? readDocument(storedCount, found[at]) : null;
      const expiresAt = toStoredTime(endOfWindow(one.name, now));
      return { ref, count: { version: 1, ...addToCount(before, one, counted, now), expiresAt } };
    });
    return () => {
      for (const { ref, count } of counts) transaction.set(ref, count);
    };
  }

  function placesOf({ uid, address }: Asker, one: Asked) {
    const ids: Record<Counted, string | null> = { account: uid, address, school: '' };
    return Object.keys(mostOf(one.name)).flatMap((name) => {
      const counted = name as Counted;
      const id = ids[counted];
      if (id === null) return [];
      const hash = createHash('sha256').update(JSON.stringify([counted, id, one.about]));
      return [{ one, counted, ref: limits.doc(`${one.name}-${hash.digest('base64url')}`) }];
    });
  }

  return {
    takeIn,

    /**
     * Counts what is about to be done.
     *
     * @throws ApiError when it is too much, or could not be counted: then it may not be done
     */
    async take(asker: Asker, asked: readonly Asked[], now: Date): Promise<void> {
      try {
        await transact(school.firestore, async (transaction) =>
          (await takeIn(transaction, asker, asked, now))(),
        );
      } catch (cause) {
        if (cause instanceof ApiError) throw cause;
        throw new ApiError('unexpected', NOT_COUNTED, { cause });
      }
    },

    /** Takes back what was counted at that moment, where it could not be done after all. */
    async giveBack(asker: Asker, asked: readonly Asked[], at: Date): Promise<void> {
      const back = asked.map((one) => ({ ...one, amount: -(one.amount ?? 1) }));
      await transact(school.firestore, async (transaction) =>
        (await takeIn(transaction, asker, back, at))(),
      );
    },
  };
}

const NOT_COUNTED = 'This could not be done just now. Please try again in a minute.';
