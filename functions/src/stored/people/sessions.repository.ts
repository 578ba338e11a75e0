import { browserNames, systemNames } from '@study-assistant/contract/people/own-sessions';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Device } from '../../domain/account/device.ts';
import { isEnded, type EndedSignIns } from '../../domain/account/ended-sign-ins.ts';
import { keepOnly, listOpen, noteUse, type StoredSession } from '../../domain/account/sessions.ts';
import { readDocument, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { storedMember, usersOf } from './stored-user.ts';

const storedSessions = z.object({
  version: z.literal(1),
  sessions: z.array(
    z.object({
      signedInAt: z.int(),
      browser: z.nullable(z.enum(browserNames)),
      system: z.nullable(z.enum(systemNames)),
      lastUsedAt: storedTime,
    }),
  ),
});

/** `sessions/{uid}` of a school: the sign-ins of an account that were used. */
export function sessionsOf(school: DocumentReference) {
  return school.collection('sessions');
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

/** What of them is over stands in `users/{uid}.endedSignIns`, where the rules ask for it and Auth follows. */
export function createSessionsRepository(school: DocumentReference) {
  const sessions = sessionsOf(school);
  const users = usersOf(school);

  async function readBoth(
    uid: string,
    read: (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>,
  ) {
    const [user, kept] = await read(users.doc(uid), sessions.doc(uid));
    const member = user ? readDocument(storedMember, user) : null;
    const noted = kept ? (readDocument(storedSessions, kept)?.sessions ?? []) : [];
    return { member, noted };
  }

  const readIn = (transaction: Transaction, uid: string) =>
    readBoth(uid, (...refs) => transaction.getAll(...refs));

  function write(transaction: Transaction, uid: string, noted: readonly StoredSession[]): void {
    const stored = noted.map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsedAt: toStoredTime(new Date(lastUsedAt)),
    }));
    transaction.set(sessions.doc(uid), { version: 1, sessions: stored });
  }

  return {
    /** Those that were used, and which of an account's are over; newest use first. */
    async find(uid: string): Promise<{ noted: StoredSession[]; ended: EndedSignIns | null }> {
      const read = (...refs: DocumentReference[]) => school.firestore.getAll(...refs);
      const { member, noted } = await readBoth(uid, read);
      return { noted, ended: member?.endedSignIns ?? null };
    },

    /** Writes down a use, unless that was done a moment ago; none of an account that is closed or gone. */
    async note(
      { uid, ...used }: Device & { uid: string; signedInAt: number },
      now: Date,
    ): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const { member, noted } = await readIn(transaction, uid);
        if (!member || member.closedAt !== null) return;
        if (isEnded(member.endedSignIns, used.signedInAt)) return;
        const next = noteUse(noted, used, now);
        if (next) write(transaction, uid, next);
      });
    },

    /**
     * Ends what is not to be kept of those that are open, and whatever is on no list.
     *
     * @param until in seconds: none is ended that began later
     * @param choose of the open ones those that stay; may throw
     */
    async end(
      uid: string,
      {
        validSince,
        until,
        choose,
      }: {
        validSince: string | null;
        until: number;
        choose: (open: readonly StoredSession[]) => readonly StoredSession[];
      },
      now: Date,
    ): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const { member, noted } = await readIn(transaction, uid);
        if (!member) return;
        const open = listOpen(noted, { ended: member.endedSignIns, validSince }, now);
        const kept = choose(open);
        const endedSignIns = keepOnly(kept, until, member.endedSignIns);
        transaction.update(users.doc(uid), { endedSignIns });
        write(transaction, uid, kept);
      });
    },
  };
}
