import { MAX_WAITING_INVITATIONS } from '@study-assistant/contract/classes/class-invitations';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import {
  endOfClassInvitation,
  isWaiting,
  type ClassInvitation,
} from '../../domain/class/class-invitation.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AccountsRepository } from '../people/accounts.repository.ts';
import type { ClassesRepository } from './classes.repository.ts';
import type { Membership, MembershipsRepository } from './memberships.repository.ts';
import {
  classInvitationRef,
  classInvitationsOf,
  storedClassInvitation,
} from './stored-class-invitation.ts';

/** What came of an answer; `found` is null where no invitation waited for it. */
export type Accepted = { membership: Membership; found: ClassRecord | null };

export type ClassInvitee = Pick<ClassInvitation, 'classId' | 'studentId' | 'email' | 'teacherId'>;

/** What becomes of an invitation; `waiting` where she was invited before. */
export type Invited = 'invited' | 'waiting' | Exclude<Membership, 'added' | 'not-free'>;

type Deps = {
  classes: Pick<ClassesRepository, 'findIn'>;
  accounts: Pick<AccountsRepository, 'findMemberIn' | 'findStudentIn'>;
  memberships: Pick<MembershipsRepository, 'addIn'>;
};

/** More than the teachers of a student's school would send her. */
const MAX_LISTED = 200;

export type ClassInvitationsRepository = ReturnType<typeof createClassInvitationsRepository>;

/**
 * `classInvitations/{id}`: who is asked into a class by a list. It is one document a class and student;
 * the database removes it when its time is over.
 */
export function createClassInvitationsRepository(
  school: DocumentReference,
  { classes, accounts, memberships }: Deps,
) {
  const { firestore } = school;
  const invitations = classInvitationsOf(school);
  const waitingOf = (found: ClassInvitation[], now: Date) =>
    found
      .filter((one) => isWaiting(one, now))
      .sort((a, b) => b.invitedAt.localeCompare(a.invitedAt));

  async function list(query: Query, now: Date): Promise<ClassInvitation[]> {
    const { docs } = await query.limit(MAX_LISTED).get();
    return waitingOf(readDocuments(storedClassInvitation, docs), now);
  }

  async function removeAll(query: Query): Promise<void> {
    for await (const page of readPages(query.select())) {
      const batch = firestore.batch();
      for (const { ref } of page) batch.delete(ref);
      await batch.commit();
    }
  }

  return {
    /** Of one teacher only so many wait for a student; one that waits stays as it is. */
    invite({ classId, studentId, email, teacherId }: ClassInvitee, now: Date): Promise<Invited> {
      const ref = classInvitationRef(school, classId, studentId);
      const ofTeacher = invitations
        .where('studentId', '==', studentId)
        .where('teacherId', '==', teacherId);
      return transact(firestore, async (transaction) => {
        const found = await classes.findIn(transaction, classId);
        if (!found) return 'not-found';
        if (found.archivedAt !== null) return 'archived';
        const student = await accounts.findStudentIn(transaction, studentId);
        if (!student) return 'not-found';
        if (student.profile.classIds.includes(classId)) return 'member';
        const before = readDocument(storedClassInvitation, await transaction.get(ref));
        if (before && isWaiting(before, now)) return 'waiting';
        const { docs } = await transaction.get(ofTeacher);
        const waiting = waitingOf(readDocuments(storedClassInvitation, docs), now);
        if (waiting.length >= MAX_WAITING_INVITATIONS) return 'too-many';
        const expiresAt = toStoredTime(endOfClassInvitation(now));
        const times = { invitedAt: toStoredTime(now), expiresAt };
        transaction.set(ref, { version: 1, classId, studentId, email, teacherId, ...times });
        return 'invited';
      });
    },

    /** Those that wait for a student, newest first. */
    listOfStudent: (studentId: string, now: Date): Promise<ClassInvitation[]> =>
      list(invitations.where('studentId', '==', studentId), now),

    /** Those of whoever has not answered, newest first. */
    listOfClass: (classId: string, now: Date): Promise<ClassInvitation[]> =>
      list(invitations.where('classId', '==', classId), now),

    /**
     * Follows one: the class where there is still one to join. It is used up where she is in the class
     * afterwards.
     *
     * @param record writes down that she joined, in the same transaction
     */
    accept(
      { id, studentId, now }: { id: string; studentId: string; now: Date },
      record: (transaction: Transaction, into: ClassRecord) => void,
    ): Promise<Accepted> {
      const ref = invitations.doc(id);
      return transact(firestore, async (transaction) => {
        const found = readDocument(storedClassInvitation, await transaction.get(ref));
        if (found?.studentId !== studentId || !isWaiting(found, now)) return NOTHING;
        const invitedBy = await accounts.findMemberIn(transaction, found.teacherId);
        if (invitedBy?.member.closedAt !== null) return NOTHING;
        const into = await classes.findIn(transaction, found.classId);
        if (!into) return NOTHING;
        const membership = await memberships.addIn(transaction, studentId, into);
        if (membership === 'added') record(transaction, into);
        if (membership === 'added' || membership === 'member') transaction.delete(ref);
        return { membership, found: into };
      });
    },

    /**
     * Takes one back that is of this student, or of this class; answers with it, or null where there is none.
     *
     * @param record writes down that it is gone, in the same transaction
     */
    remove(
      id: string,
      of: Partial<Pick<ClassInvitation, 'studentId' | 'classId'>>,
      record?: (transaction: Transaction, withdrawn: ClassInvitation) => void,
    ): Promise<ClassInvitation | null> {
      const ref = invitations.doc(id);
      return transact(firestore, async (transaction) => {
        const found = readDocument(storedClassInvitation, await transaction.get(ref));
        const { studentId = found?.studentId, classId = found?.classId } = of;
        if (found?.studentId !== studentId || found?.classId !== classId) return null;
        if (!found) return null;
        transaction.delete(ref);
        record?.(transaction, found);
        return found;
      });
    },

    /** Of a class that has ended. */
    removeOfClass: (classId: string): Promise<void> =>
      removeAll(invitations.where('classId', '==', classId)),

    /** Of a teacher whose account is closed. */
    removeOfTeacher: (teacherId: string): Promise<void> =>
      removeAll(invitations.where('teacherId', '==', teacherId)),
  };
}

const NOTHING: Accepted = { membership: 'not-found', found: null };
