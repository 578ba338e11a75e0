import type { AuditEntry } from '@study-assistant/contract/school/audit';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredSettings } from '../../domain/assignment/assignment-record.ts';
import { listAll, timeOf } from './listing.repository.ts';

/** A result that is handed in and of which its student does not see all. */
export type HandedIn = { id: string; quizTitle: string; handedInAt: string };
/** An assignment as the student sees it whom it was given to by name. */
export type ChosenAssignment = Record<'id' | 'quizTitle' | 'className' | 'givenAt', string> &
  Pick<StoredSettings, 'opensAt' | 'dueAt' | 'closesAt'>;
/** Without whom it was for and who sent it. */
export type ListedInvitation = { isAdmin: boolean; createdAt: string; expiresAt: string };
/** Without whom it was for, by which address, and who sent it. */
export type ListedClassInvitation = { classId: string; invitedAt: string; expiresAt: string };
export type ListedEntry = Pick<AuditEntry, 'at' | 'act' | 'actor' | 'target' | 'changes'>;

export type ExportsRepository = ReturnType<typeof createExportsRepository>;

/** What an export reads that no screen lists as a whole; what is a teacher's alone is beside it. */
export function createExportsRepository(school: DocumentReference) {
  const invitations = school.collection('invitations').select('isAdmin', 'createdAt', 'expiresAt');

  const classInvitations = school
    .collection('classInvitations')
    .select('classId', 'invitedAt', 'expiresAt');

  return {
    listHeld: (uid: string): AsyncGenerator<HandedIn> =>
      listAll(
        school
          .collection('heldAttempts')
          .where('studentId', '==', uid)
          .select('quizTitle', 'completedAt'),
        (found) => ({
          id: found.id,
          quizTitle: String(found.get('quizTitle')),
          handedInAt: timeOf(found, 'completedAt'),
        }),
      ),

    listChosen: (uid: string): AsyncGenerator<ChosenAssignment> =>
      listAll(
        school
          .collection('assignments')
          .where('audience', 'array-contains', uid)
          .select('quizTitle', 'className', 'createdAt', 'settings'),
        (found) => {
          const { opensAt, dueAt, closesAt } = found.get('settings') as StoredSettings;
          return {
            id: found.id,
            quizTitle: String(found.get('quizTitle')),
            className: String(found.get('className')),
            givenAt: timeOf(found, 'createdAt'),
            ...{ opensAt, dueAt, closesAt },
          };
        },
      ),

    /** Those of these attempts that their student sees, at least the score. */
    async findShown(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const refs = ids.map((id) => school.collection('attempts').doc(id));
      const found = await school.firestore.getAll(...refs, { fieldMask: [] });
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    },

    listInvitationsTo: (email: string): AsyncGenerator<ListedInvitation> =>
      listAll(invitations.where('email', '==', email.toLowerCase()), toInvitation),

    listInvitationsBy: (uid: string): AsyncGenerator<ListedInvitation> =>
      listAll(invitations.where('invitedBy.uid', '==', uid), toInvitation),

    listClassInvitationsTo: (uid: string): AsyncGenerator<ListedClassInvitation> =>
      listAll(classInvitations.where('studentId', '==', uid), toClassInvitation),

    listClassInvitationsBy: (uid: string): AsyncGenerator<ListedClassInvitation> =>
      listAll(classInvitations.where('teacherId', '==', uid), toClassInvitation),

    /** Newest first. */
    listEntries: (uid: string): AsyncGenerator<ListedEntry> => {
      const about = school.collection('audit').where('about', 'array-contains', uid);
      return listAll(about.orderBy('at', 'desc'), (found) => ({
        at: timeOf(found, 'at'),
        act: found.get('act') as AuditEntry['act'],
        actor: found.get('actor') as AuditEntry['actor'],
        target: found.get('target') as AuditEntry['target'],
        changes: found.get('changes') as AuditEntry['changes'],
      }));
    },
  };
}

function toClassInvitation(found: QueryDocumentSnapshot): ListedClassInvitation {
  return {
    classId: String(found.get('classId')),
    invitedAt: timeOf(found, 'invitedAt'),
    expiresAt: timeOf(found, 'expiresAt'),
  };
}

function toInvitation(found: QueryDocumentSnapshot): ListedInvitation {
  return {
    isAdmin: found.get('isAdmin') as boolean,
    createdAt: timeOf(found, 'createdAt'),
    expiresAt: timeOf(found, 'expiresAt'),
  };
}
