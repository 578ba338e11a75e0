import { createHash } from 'node:crypto';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from '../../domain/api-error.ts';
import {
  addToCount,
  endOfWindow,
  inAllOf,
  mostOf,
  toReached,
  type Asked,
  type Count,
  type Counted,
  type Reached,
} from '../../domain/limits.ts';
import { readDocument, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const count = { since: z.iso.datetime(), count: z.int() };
const storedCount = z.object({
  ...{ id: z.string(), version: z.literal(1), ...count },
  /** Of what is counted in all: how often each, by a hash of what it is. */
  each: z.optional(z.record(z.string(), z.object(count))),
});

/** Who asks; an address is null where it is not known. */
export type Asker = { uid: string; address: string | null };

/** What is counted in a transaction of somebody else's: written after all reads, told of once it stands. */
export type TakenIn = { write: () => void; tell: () => void };

type Place = { one: Asked; counted: Counted; ref: DocumentReference; each: string | null };

/** `limits/{id}` of a school. */
export function limitsOf(school: DocumentReference): CollectionReference {
  return school.collection('limits');
}

export type LimitsRepository = ReturnType<typeof createLimitsRepository>;

/**
 * `limits/{name}-{hash}`: how often something was done since the hour or the day began, by an account,
 * from an address or in the school. Of who it was a hash is kept, and the database removes it by itself.
 */
export function createLimitsRepository(
  school: DocumentReference,
  tellReached: (reached: readonly Reached[]) => void,
) {
  const limits = limitsOf(school);

  /** Reads what is counted, refuses what is too much, and answers with what counts the rest. */
  async function takeIn(
    transaction: Transaction,
    asker: Asker,
    asked: readonly Asked[],
    now: Date,
  ): Promise<TakenIn> {
    const byDocument = groupByDocument(asked.flatMap((one) => placesOf(asker, one)));
    if (byDocument.length === 0) return { write: () => undefined, tell: () => undefined };
    const found = await transaction.getAll(...byDocument.map(([{ ref }]) => ref));
    const taken = byDocument.map((places, at) => {
      const before = found[at] ? readDocument(storedCount, found[at]) : null;
      return { ref: places[0].ref, ...countAll(places, before, now) };
    });
    return {
      write() {
        for (const { ref, stored } of taken) transaction.set(ref, stored);
      },
      tell: () => tellReached(taken.flatMap(({ reached }) => reached)),
    };
  }

  function placesOf({ uid, address }: Asker, one: Asked): Place[] {
    const ids: Record<Counted, string | null> = { account: uid, address, school: '' };
    const inAll = inAllOf(one.name);
    return Object.keys(mostOf(one.name)).flatMap((name): Place[] => {
      const counted = name as Counted;
      const id = ids[counted];
      if (id === null) return [];
      const hash = (about?: string) =>
        createHash('sha256')
          .update(JSON.stringify([counted, id, about]))
          .digest('base64url');
      return inAll === null
        ? [{ one, counted, ref: limits.doc(`${one.name}-${hash(one.about)}`), each: null }]
        : [{ one, counted, ref: limits.doc(`${inAll}-${hash()}`), each: hash(one.about) }];
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
        const { tell } = await transact(school.firestore, async (transaction) => {
          const taken = await takeIn(transaction, asker, asked, now);
          taken.write();
          return taken;
        });
        tell();
      } catch (cause) {
        if (cause instanceof ApiError) throw cause;
        throw new ApiError('unexpected', NOT_COUNTED, { cause });
      }
    },

    /** Takes back what was counted at that moment, where it could not be done after all. */
    async giveBack(asker: Asker, asked: readonly Asked[], at: Date): Promise<void> {
      const back = asked.map((one) => ({ ...one, amount: -(one.amount ?? 1) }));
      await transact(school.firestore, async (transaction) =>
        (await takeIn(transaction, asker, back, at)).write(),
      );
    },
  };
}

const NOT_COUNTED = 'This could not be done just now. Please try again in a minute.';

function groupByDocument(places: readonly Place[]): (readonly [Place, ...Place[]])[] {
  const groups = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const group = groups.get(place.ref.path);
    if (group) group.push(place);
    else groups.set(place.ref.path, [place]);
  }
  return [...groups.values()];
}

/** One document with all that is counted in it; of each thing what still counts is kept. */
function countAll(
  places: readonly [Place, ...Place[]],
  before: z.infer<typeof storedCount> | null,
  now: Date,
) {
  let whole: Count | null = before;
  const each = new Map<string, Count>(Object.entries(before?.each ?? {}));
  const reached: Reached[] = [];
  for (const { one, counted, each: key } of places) {
    if (key === null) {
      whole = addToCount(whole, one, counted, now);
      const last = toReached(one.name, counted, whole.count);
      if (last) reached.push(last);
      continue;
    }
    const added = addToCount(each.get(key) ?? null, one, counted, now);
    for (const [other, { since }] of each) if (since < added.since) each.delete(other);
    each.set(key, added);
  }
  const ends = places.map(({ one }) => endOfWindow(one.name, now).getTime());
  const stored = {
    ...{ version: 1, since: now.toISOString(), count: 0, ...pickCount(whole) },
    ...(each.size > 0 && { each: Object.fromEntries(each) }),
    expiresAt: toStoredTime(new Date(Math.max(...ends))),
  };
  return { stored, reached };
}

function pickCount(count: Count | null): Partial<Count> {
  return count ? { since: count.since, count: count.count } : {};
}
