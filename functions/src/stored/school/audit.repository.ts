import {
  AUDIT_DAYS,
  auditEntrySchema,
  type AuditEntry,
} from '@study-assistant/contract/school/audit';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ActEntry, NewAuditEntry } from '../../domain/audit.ts';
import { storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { readPage, type PageAsked, type Place } from '../../platform/firestore/pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const entryFields = {
  ...auditEntrySchema.shape,
  version: z.literal(1),
  at: storedTime,
  about: z.array(z.string()),
};

const storedEntry = z.pipe(
  z.object(entryFields),
  z.transform(({ version: _version, about: _about, ...entry }): AuditEntry => entry),
);

/** What somebody is called now; '' where that is not known. */
type Names = { findName: (uid: string) => Promise<string> };

/** `audit/{id}` of a school. */
export function auditOf(school: DocumentReference): CollectionReference {
  return school.collection('audit');
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/**
 * `audit/{id}`: who changed what others may do or get, and when. The database removes an entry after
 * its days. `about` has the ids that an entry is found by: of who acted, and of what.
 */
export function createAuditRepository(school: DocumentReference, { findName }: Names) {
  const audit = auditOf(school);

  function toStored({ actor, alsoAbout = [], ...entry }: NewAuditEntry, name: string, now: Date) {
    return {
      version: 1,
      ...entry,
      at: toStoredTime(now),
      actor: actor && { uid: actor.uid, name },
      about: [...new Set([...(actor ? [actor.uid] : []), entry.target.id, ...alsoAbout])],
      expiresAt: toStoredTime(new Date(now.getTime() + AUDIT_DAYS * DAY_MS)),
    };
  }

  /** The name of who acts, as it is when she does. */
  async function nameOf(actor: NewAuditEntry['actor']): Promise<string> {
    return actor ? findName(actor.uid) : '';
  }

  function recordIn(
    transaction: Transaction,
    entry: NewAuditEntry,
    { actorName, now }: { actorName: string; now: Date },
  ): void {
    transaction.create(audit.doc(), toStored(entry, actorName, now));
  }

  return {
    /** Writes an entry in the transaction of the act itself; `actorName` is what her profile says. */
    recordIn,

    /** The same for a transaction that has not read who acts: her name is read before it begins. */
    async prepare(actor: { uid: string }, now: Date) {
      const actorName = await nameOf(actor);
      return (transaction: Transaction, entry: ActEntry): void =>
        recordIn(transaction, { ...entry, actor }, { actorName, now });
    },

    /** Where an act is no transaction: written before it is answered. */
    async record(entry: NewAuditEntry, now: Date): Promise<void> {
      await audit.doc().create(toStored(entry, await nameOf(entry.actor), now));
    },

    /** Newest first. */
    list(
      { uid, act }: { uid?: string | undefined; act?: string | undefined },
      { limit, after }: { limit: PageAsked['limit']; after: Place | null },
    ) {
      let query = uid === undefined ? audit : audit.where('about', 'array-contains', uid);
      if (act !== undefined) query = query.where('act', '==', act);
      return readPage(query, { schema: storedEntry, orderedBy: 'at' }, { limit, after });
    },
  };
}
