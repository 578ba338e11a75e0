import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { AccommodationsRepository } from './assignments/accommodations.repository.ts';
import type { AssignmentsRepository } from './assignments/assignments.repository.ts';
import { findGivenAssignments } from './assignments/given-assignments.ts';
import type { MarksRepository } from './assignments/marks.repository.ts';
import type { AttemptsRepository } from './attempts/attempts.repository.ts';
import type { HeldAttemptsRepository } from './attempts/held-attempts.repository.ts';
import { createOpenAttemptsRepository } from './attempts/open-attempts.repository.ts';

type Needed = {
  attempts: AttemptsRepository;
  heldAttempts: HeldAttemptsRepository;
  assignments: AssignmentsRepository;
  marks: MarksRepository;
  accommodations: AccommodationsRepository;
};

/** The attempts under way, with what their transactions read and write elsewhere. */
export function createSeats(
  school: DocumentReference,
  { attempts, heldAttempts, assignments, marks, accommodations }: Needed,
  isTakeable: (transaction: Transaction, quizId: string, isAssigned: boolean) => Promise<boolean>,
) {
  const { findGivenIn } = findGivenAssignments({ assignments, marks });
  return createOpenAttemptsRepository(school, {
    addIn: attempts.addIn,
    storeHeldIn: (transaction, held) => heldAttempts.storeIn(transaction, held),
    addTryIn: (transaction, given, added) =>
      marks.addTryIn(transaction, given.marks, given.assignment.id, added),
    totalsOf: (studentId) => attempts.totalsOf(studentId),
    async hasTaken(transaction, { studentId, quizId, isHeld }) {
      const found = [
        attempts.hasTaken(transaction, studentId, quizId),
        isHeld ? heldAttempts.hasTaken(transaction, studentId, quizId) : Promise.resolve(false),
      ];
      return (await Promise.all(found)).includes(true);
    },
    isTakeable,
    findTimeFactor: async (transaction, uid) =>
      (await accommodations.findIn(transaction, uid)).timeFactor,
    findGiven: findGivenIn,
  });
}
