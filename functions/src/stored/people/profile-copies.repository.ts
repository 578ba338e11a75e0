import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Member } from '../../domain/account/member.ts';
import { EMPTY_SUMMARY, type StudentProfile } from '../../domain/student/student-summary.ts';
import { marksOf } from './stored-marks.ts';
import { studentsOf } from './stored-student.ts';

/** What of a student is copied. */
export type Copied = Pick<
  Member,
  'uid' | 'fullName' | 'email' | 'currentGrade' | 'classIds' | 'closedAt'
>;

/**
 * The copies of a student's profile: in `students/{uid}` for class lists, on which nobody is whose
 * account is closed, and in `marks/{uid}` for markbooks, which keep what she has handed in before.
 */
export function createProfileCopies(school: DocumentReference) {
  const students = studentsOf(school);
  const marks = marksOf(school);
  return {
    write(transaction: Transaction, member: Copied, hasTotals: boolean): void {
      const copy = { profile: toListed(member) };
      if (hasTotals) transaction.update(students.doc(member.uid), copy);
      else transaction.create(students.doc(member.uid), { ...EMPTY_SUMMARY, ...copy });
    },

    /** What else is in the document stays. */
    writeMarks(
      transaction: Transaction,
      { uid, fullName, classIds, closedAt }: Omit<Copied, 'email' | 'currentGrade'>,
    ): void {
      const isClosed = closedAt !== null;
      const head = { version: 1, studentId: uid, fullName, classIds, isClosed };
      transaction.set(marks.doc(uid), head, { merge: true });
    },
  };
}

/** Null takes her off every list. */
export function toListed(member: Copied): StudentProfile | null {
  return member.closedAt === null ? toCopy(member) : null;
}

export function toCopy({ fullName, email, currentGrade, classIds }: Copied): StudentProfile {
  return { fullName, email, currentGrade, classIds };
}
