import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { AccommodationsRepository } from '../stored/assignments/accommodations.repository.ts';
import type { AssignmentsRepository } from '../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../stored/assignments/marks.repository.ts';
import type { AttemptsRepository } from '../stored/attempts/attempts.repository.ts';
import type { HeldAttemptsRepository } from '../stored/attempts/held-attempts.repository.ts';
import { createOpenAttemptsRepository } from '../stored/attempts/open-attempts.repository.ts';
import { findGivenAssignments } from '../stored/assignments/given-assignments.ts';

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
