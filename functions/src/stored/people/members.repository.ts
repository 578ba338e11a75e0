import type { Grade } from '@study-assistant/contract/people/accounts';
import type { Role } from '@study-assistant/contract/wire/roles';
import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import type { PersonChange, PersonFound } from '../../domain/account/change-person.ts';
import { standingOf, type Member } from '../../domain/account/member.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { ExpectedStanding } from '../../platform/auth/identity.ts';
import { readDocument, readDocuments } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AuditRepository } from '../school/audit.repository.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { storedMember, usersOf } from './stored-user.ts';

type Deps = {
  accounts: Pick<AccountsRepository, 'findMemberIn'>;
  audit: Pick<AuditRepository, 'recordIn'>;
};

export type MembersAsked = {
  role?: Role | undefined;
  grade?: Grade | undefined;
  limit: number;
  /** The uid of whoever came last before. */
  after: string | null;
};

/** `end` is whoever came last of a full page; null at the end of all. */
export type MembersPage = { found: Member[]; end: string | null };

export type MembersRepository = ReturnType<typeof createMembersRepository>;

/** `users/{uid}` as whoever looks after the school sees and changes them. */
export function createMembersRepository(school: DocumentReference, { accounts, audit }: Deps) {
  const users = usersOf(school);
  const openAdmins = users.where('isAdmin', '==', true).where('closedAt', '==', null).limit(2);
  const count = async (query: { count: typeof users.count }) =>
    (await query.count().get()).data().count;

  async function isLastAdminIn(transaction: Transaction, member: Member | null): Promise<boolean> {
    if (!member?.isAdmin || member.closedAt !== null) return false;
    return (await transaction.get(openAdmins)).size < 2;
  }

  return {
    /**
     * By name, as the database sorts names: capital letters first.
     *
     * @throws ApiError when whoever came last is gone
     */
    async list({ role, grade, limit, after }: MembersAsked): Promise<MembersPage> {
      const ofRole = role === undefined ? users : users.where('userType', '==', role);
      const some = grade === undefined ? ofRole : users.where('currentGrade', '==', grade);
      const byName = some.orderBy('fullName').orderBy(FieldPath.documentId()).limit(limit);
      const last = after === null ? null : await users.doc(after).get();
      if (last?.exists === false) throw cannotGoOn();
      const { docs } = await (last ? byName.startAfter(last) : byName).get();
      const end = docs.length === limit ? (docs.at(-1)?.id ?? null) : null;
      return { found: readDocuments(storedMember, docs), end };
    },

    /** Of everybody what tokens shall say, a page at a time. */
    async *listStandings(schoolId: string): AsyncGenerator<ExpectedStanding[]> {
      for await (const page of readPages(users)) {
        yield readDocuments(storedMember, page).map((member) => ({
          uid: member.uid,
          standing: standingOf(member, schoolId),
        }));
      }
    },

    /** Teachers and students whose accounts are open, and all that are closed. */
    async countPeople(): Promise<{ teachers: number; students: number; closed: number }> {
      const open = users.where('closedAt', '==', null);
      const [teachers, students, closed] = await Promise.all([
        count(open.where('userType', '==', 'teacher')),
        count(open.where('userType', '==', 'student')),
        count(users.where('closedAt', '>', new Timestamp(0, 0))),
      ]);
      return { teachers, students, closed };
    },

    /**
     * Changes somebody with her copies, and writes down that it was done: all or nothing. Whoever does it
     * is read with her, and the other admins where that matters, so that two who act at once do not
     * leave the school without any.
     *
     * @param decide may throw
     */
    change(
      { actorId, uid }: { actorId: string; uid: string },
      decide: (found: PersonFound) => PersonChange,
      now: Date,
    ): Promise<Member> {
      return transact(school.firestore, async (transaction) => {
        const [found, by] = await Promise.all([
          accounts.findMemberIn(transaction, uid),
          transaction.get(users.doc(actorId)),
        ]);
        const person = found?.member ?? null;
        const actor = readDocument(storedMember, by);
        const isLastAdmin = await isLastAdminIn(transaction, person);
        const { changes, entries } = decide({ actor, person, isLastAdmin });
        if (!found) throw notFound('There is no such account at your school.');
        if (Object.keys(changes).length === 0) return found.member;
        const actorName = actor?.fullName ?? '';
        for (const entry of entries) {
          audit.recordIn(transaction, { ...entry, actor: { uid: actorId } }, { actorName, now });
        }
        return found.change(changes);
      });
    },

    /** Closes a student's account at the end of her last year; one that is closed or gone stays so. */
    async closeLeaving(uid: string, now: Date): Promise<void> {
      const close = async (transaction: Transaction): Promise<void> => {
        const found = await accounts.findMemberIn(transaction, uid);
        if (!found || found.member.closedAt !== null) return;
        const entry: NewAuditEntry = {
          ...{ actor: null, act: 'account.closed', changes: [] },
          target: { kind: 'account', id: uid, name: found.member.fullName },
        };
        audit.recordIn(transaction, entry, { actorName: '', now });
        found.change({ closedAt: now.toISOString() });
      };
      await transact(school.firestore, close);
    },
  };
}

function cannotGoOn(): ApiError {
  return new ApiError(
    'invalid-request',
    'This list cannot go on from there. Please load it again.',
  );
}
