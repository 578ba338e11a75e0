import { createHash } from 'node:crypto';
import type { Erasure } from '@study-assistant/contract/people/people';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { NewAuditEntry } from '../../domain/audit.ts';
import {
  readDocument,
  storedTime,
  toStoredTime,
  readField,
} from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AccountsRepository } from '../people/accounts.repository.ts';
import { storedUser, usersOf } from '../people/stored-user.ts';
import type { AuditRepository } from '../school/audit.repository.ts';
import { ERASED_NAME, type ErasedPerson } from './place.ts';

const storedPerson = z.object({ uid: z.string(), fullName: z.string(), email: z.string() });

const storedErasure = z.object({
  id: z.string(),
  version: z.literal(1),
  status: z.enum(['running', 'done']),
  /** Whom it is about; gone when it is done. */
  person: z._default(z.nullable(storedPerson), null),
  /** Names of the places that are done. */
  done: z.array(z.string()),
  places: z.int(),
  removed: z.int(),
  startedAt: storedTime,
  finishedAt: z.nullable(storedTime),
});

/** Of 2^128 ids no two are one. */
const ID_LENGTH = 32;

const { email, fullName } = storedUser.shape;

/** What of a profile decides whether it may be erased; whatever else is in it, or is not. */
const storedPossible = z.extend(
  z.pick(storedUser, { id: true, userType: true, closedAt: true, erasureId: true }),
  { email: z._default(email, ''), fullName: z._default(fullName, '') },
);
export type PossiblyErased = z.output<typeof storedPossible>;

type Beginning = {
  /** Null where the product acts by itself. */
  actor: { uid: string } | null;
  /** How many there are to look through. */
  places: number;
  now: Date;
};

/** An erasure that is not over, with whom it is about and where it stands. */
export type RunningErasure = { person: ErasedPerson; done: readonly string[] };

type Deps = {
  accounts: Pick<AccountsRepository, 'findNameIn'>;
  audit: Pick<AuditRepository, 'recordIn'>;
};

export type ErasuresRepository = ReturnType<typeof createErasuresRepository>;

/**
 * `erasures/{id}`: what is being erased, and how far it has come. While it runs it knows whom it is
 * about; then its id, times and counts are left. `users/{uid}.erasureId` leads to it, and says
 * that the account cannot be opened any more.
 */
export function createErasuresRepository(school: DocumentReference, { accounts, audit }: Deps) {
  const erasures = school.collection('erasures');
  const users = usersOf(school);

  async function findPerson(uid: string): Promise<PossiblyErased | null> {
    return readDocument(storedPossible, await users.doc(uid).get());
  }

  /** The same for the same person, whom nobody finds by it who does not have her uid. */
  function idOf(uid: string): string {
    return createHash('sha256').update(`erasure of ${uid}`).digest('hex').slice(0, ID_LENGTH);
  }

  /** Writes down that it began, without a word of who it was. */
  async function recordIn(
    transaction: Transaction,
    id: string,
    { actor, now }: Pick<Beginning, 'actor' | 'now'>,
  ): Promise<void> {
    const actorName = actor ? await accounts.findNameIn(transaction, actor.uid) : '';
    const target = { kind: 'account', id, name: ERASED_NAME } as const;
    const entry = { actor, act: 'account.erased', target, changes: [] } satisfies NewAuditEntry;
    audit.recordIn(transaction, entry, { actorName, now });
  }

  return {
    findPerson,

    /** Of somebody who may be gone by now. */
    async findOf(uid: string): Promise<Erasure | null> {
      const stored = readDocument(storedErasure, await erasures.doc(idOf(uid)).get());
      return stored && toErasure(stored);
    },

    async find(id: string): Promise<Erasure | null> {
      const stored = readDocument(storedErasure, await erasures.doc(id).get());
      return stored && toErasure(stored);
    },

    async findRunning(id: string): Promise<RunningErasure | null> {
      const stored = readDocument(storedErasure, await erasures.doc(id).get());
      if (!stored?.person) return null;
      return { person: { erasureId: id, ...stored.person }, done: stored.done };
    },

    /** Those that began before that time and a task has not brought to their end, by id. */
    async listRunning(before: Date): Promise<string[]> {
      const running = erasures.where('status', '==', 'running').select('startedAt');
      const isLate = (found: DocumentSnapshot) => {
        const startedAt = readField(storedErasure.shape, 'startedAt', found);
        return startedAt !== null && Date.parse(startedAt) < before.getTime();
      };
      return (await running.get()).docs.filter(isLate).map(({ id }) => id);
    },

    /**
     * Begins the erasure of somebody, or answers the one that has begun; null where there is nobody any
     * more, or the account is open as the transaction sees it.
     */
    begin(uid: string, { actor, places, now }: Beginning): Promise<Erasure | null> {
      return transact(school.firestore, async (transaction) => {
        const found = readDocument(storedPossible, await transaction.get(users.doc(uid)));
        if (!found || found.closedAt === null) return null;
        if (found.erasureId !== null) {
          const begun = await transaction.get(erasures.doc(found.erasureId));
          const stored = readDocument(storedErasure, begun);
          return stored && toErasure(stored);
        }
        const ref = erasures.doc(idOf(uid));
        const { email, fullName } = found;
        const counts = { done: [], places, removed: 0 };
        const times = { startedAt: toStoredTime(now), finishedAt: null };
        const fields = { version: 1 as const, status: 'running' as const, ...counts, ...times };
        await recordIn(transaction, ref.id, { actor, now });
        transaction.create(ref, { ...fields, person: { uid, fullName, email } });
        transaction.update(users.doc(uid), { erasureId: ref.id });
        const started = { startedAt: now.toISOString(), finishedAt: null };
        return toErasure({ ...fields, id: ref.id, ...started });
      });
    },

    async endPlace(id: string, name: string, removed: number): Promise<void> {
      const more = FieldValue.increment(removed);
      await erasures.doc(id).update({ done: FieldValue.arrayUnion(name), removed: more });
    },

    /** Nothing in it tells any more whom it was about. */
    async end(id: string, now: Date): Promise<void> {
      await erasures.doc(id).update({
        person: FieldValue.delete(),
        status: 'done',
        finishedAt: toStoredTime(now),
      });
    },
  };
}

type Told = Omit<z.output<typeof storedErasure>, 'person' | 'version'>;

function toErasure({ id, status, done, places, removed, startedAt, finishedAt }: Told): Erasure {
  return { id, status, done: done.length, places, removed, startedAt, finishedAt };
}
