import type { Grade } from '@study-assistant/contract/people/accounts';
import { GRADES } from '@study-assistant/contract/wire/constants';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  isLeaving,
  isWaiting,
  moveUp,
  type MoveOutcome,
  type MovingStudent,
  type YearOrder,
} from '../../domain/school/school-year.ts';
import { readDocument, readDocuments } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { SummariesRepository } from '../attempts/summaries.repository.ts';
import { studentsOf } from '../people/stored-student.ts';
import { storedUser, usersOf } from '../people/stored-user.ts';

const studentFields = {
  version: true,
  fullName: true,
  email: true,
  currentGrade: true,
  classIds: true,
  createdAt: true,
  closedAt: true,
  movedIn: true,
} as const;
const storedStudent = z.pick(storedUser, { id: true, ...studentFields });

export type MovesRepository = ReturnType<typeof createMovesRepository>;

/** `users/{uid}` of students, from one school year to the next; each says which change has moved it. */
export function createMovesRepository(
  school: DocumentReference,
  summaries: Pick<SummariesRepository, 'endYearIn'>,
) {
  const { firestore } = school;
  const users = usersOf(school);
  const students = studentsOf(school);
  const ofStudents = users.where('userType', '==', 'student');

  return {
    /** Those who can be read, a page at a time. */
    async *list(): AsyncGenerator<MovingStudent[]> {
      const projected = ofStudents.select(...Object.keys(studentFields));
      for await (const page of readPages(projected)) yield readDocuments(storedStudent, page);
    },

    /** Ends a student's year and moves her up, once; answers with what has become of her. */
    move(uid: string, order: YearOrder, clock: () => Date): Promise<MoveOutcome | null> {
      const move = async (transaction: Transaction): Promise<MoveOutcome | null> => {
        const [user, totals] = await transaction.getAll(users.doc(uid), students.doc(uid));
        const student = user && readDocument(storedStudent, user);
        if (!student || !totals) return null;
        if (!isWaiting(student, order)) return student.movedIn?.outcome ?? null;
        const { fullName, email, classIds, currentGrade: before } = student;
        const { grade: currentGrade, outcome } = moveUp(before, order.except.includes(uid));
        const profile = { fullName, email, currentGrade, classIds };
        const end = { ...order.ended, grade: before, profile, now: clock() };
        await summaries.endYearIn(transaction, totals, end);
        const movedIn = { key: order.key, outcome };
        transaction.update(user.ref, { currentGrade, movedIn });
        return outcome;
      };
      return transact(firestore, move);
    },

    /** Says that the account of one who was leaving is closed. */
    async markLeft(uid: string, key: string): Promise<void> {
      await transact(firestore, async (transaction) => {
        const user = await transaction.get(users.doc(uid));
        const student = readDocument(storedStudent, user);
        if (!student || !isLeaving(student, key)) return;
        transaction.update(user.ref, { 'movedIn.outcome': 'left' });
      });
    },

    async count(key: string, outcome: MoveOutcome): Promise<number> {
      const found = users.where('movedIn.key', '==', key).where('movedIn.outcome', '==', outcome);
      return (await found.count().get()).data().count;
    },

    /** Of the students whose accounts are open. */
    countByGrade(): Promise<{ grade: Grade; count: number }[]> {
      const counting = GRADES.map(async (grade) => {
        const found = students.where('profile.currentGrade', '==', grade);
        return { grade, count: (await found.count().get()).data().count };
      });
      return Promise.all(counting);
    },
  };
}
