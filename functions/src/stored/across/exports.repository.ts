import type { AuditEntry } from '@study-assistant/contract/school/audit';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { StoredSettings } from '../../domain/assignment/assignment-record.ts';
import type { SeatRecord } from '../../domain/board/board-seat.ts';
import { assignmentsOf, assignmentFields } from '../assignments/stored-assignment.ts';
import { heldAttemptsOf } from '../attempts/held-attempts.repository.ts';
import { attemptsOf, attemptFields } from '../attempts/stored-attempt.ts';
import { boardSeatFields, boardSeatsOf } from '../board/stored-board.ts';
import { classInvitationsOf, classInvitationFields } from '../classes/stored-class-invitation.ts';
import { invitationsOf, storedInvitation } from '../people/stored-invitation.ts';
import { auditOf, entryFields } from '../school/audit.repository.ts';
import { listAll } from './listing.repository.ts';

/** A result that is handed in and of which its student does not see all. */
export type HandedIn = { id: string; quizTitle: string; handedInAt: string };
/** An assignment as the student sees it whom it was given to by name. */
export type ChosenAssignment = Record<'id' | 'quizTitle' | 'className' | 'givenAt', string> &
  Pick<StoredSettings, 'opensAt' | 'dueAt' | 'closesAt'>;
/** Without whom it was for and who sent it. */
export type ListedInvitation = { isAdmin: boolean; createdAt: string; expiresAt: string };
/** Without whom it was for, by which address, and who sent it. */
export type ListedClassInvitation = { classId: string; invitedAt: string; expiresAt: string };
/** What a student has answered on a board, by the place of the question. */
export type ListedBoardSeat = Pick<SeatRecord, 'joinedAt' | 'answers'>;
export type ListedEntry = Pick<AuditEntry, 'at' | 'act' | 'actor' | 'target' | 'changes'>;

export type ExportsRepository = ReturnType<typeof createExportsRepository>;

const handedInFields = {
  quizTitle: attemptFields.quizTitle,
  completedAt: attemptFields.completedAt,
};
const chosenFields = {
  quizTitle: assignmentFields.quizTitle,
  className: assignmentFields.className,
  createdAt: assignmentFields.createdAt,
  settings: assignmentFields.settings,
};
const storedHandedIn = z.object({ id: z.string(), ...handedInFields });
const storedChosen = z.object({ id: z.string(), ...chosenFields });
const invitationFields = { isAdmin: true, createdAt: true, expiresAt: true } as const;
const listedInvitation = z.pick(storedInvitation, invitationFields);
const classInvitationNames = { classId: true, invitedAt: true, expiresAt: true } as const;
const listedClassInvitation = z.pick(z.object(classInvitationFields), classInvitationNames);
const boardSeatNames = { joinedAt: true, answers: true } as const;
const listedBoardSeat = z.pick(z.object(boardSeatFields), boardSeatNames);
const listedEntry = z.pick(z.object(entryFields), {
  at: true,
  act: true,
  actor: true,
  target: true,
  changes: true,
});

/** What an export reads that no screen lists as a whole; what is a teacher's alone is beside it. */
export function createExportsRepository(school: DocumentReference) {
  const invitations = invitationsOf(school).select(...Object.keys(invitationFields));
  const classInvitations = classInvitationsOf(school).select(...Object.keys(classInvitationNames));
  const listInvitations = (query: Query): AsyncGenerator<ListedInvitation> =>
    listAll(query, listedInvitation, (invitation) => invitation);
  const listClassInvitations = (query: Query): AsyncGenerator<ListedClassInvitation> =>
    listAll(query, listedClassInvitation, (invitation) => invitation);

  return {
    listHeld: (uid: string): AsyncGenerator<HandedIn> =>
      listAll(
        heldAttemptsOf(school)
          .where('studentId', '==', uid)
          .select(...Object.keys(handedInFields)),
        storedHandedIn,
        ({ completedAt: handedInAt, ...attempt }) => ({ ...attempt, handedInAt }),
      ),

    listBoardAnswers: (uid: string): AsyncGenerator<ListedBoardSeat> =>
      listAll(
        boardSeatsOf(school)
          .where('studentId', '==', uid)
          .select(...Object.keys(boardSeatNames)),
        listedBoardSeat,
        (seat) => seat,
      ),

    listChosen: (uid: string): AsyncGenerator<ChosenAssignment> =>
      listAll(
        assignmentsOf(school)
          .where('audience', 'array-contains', uid)
          .select(...Object.keys(chosenFields)),
        storedChosen,
        ({ settings: { opensAt, dueAt, closesAt }, createdAt: givenAt, ...assignment }) => ({
          ...assignment,
          givenAt,
          ...{ opensAt, dueAt, closesAt },
        }),
      ),

    /** Those of these attempts that their student sees, at least the score. */
    async findShown(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const refs = ids.map((id) => attemptsOf(school).doc(id));
      const found = await school.firestore.getAll(...refs, { fieldMask: [] });
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    },

    listInvitationsTo: (email: string) =>
      listInvitations(invitations.where('email', '==', email.toLowerCase())),

    listInvitationsBy: (uid: string) =>
      listInvitations(invitations.where('invitedBy.uid', '==', uid)),

    listClassInvitationsTo: (uid: string) =>
      listClassInvitations(classInvitations.where('studentId', '==', uid)),

    listClassInvitationsBy: (uid: string) =>
      listClassInvitations(classInvitations.where('teacherId', '==', uid)),

    /** Newest first. */
    listEntries: (uid: string): AsyncGenerator<ListedEntry> => {
      const about = auditOf(school).where('about', 'array-contains', uid);
      return listAll(about.orderBy('at', 'desc'), listedEntry, (entry) => entry);
    },
  };
}
