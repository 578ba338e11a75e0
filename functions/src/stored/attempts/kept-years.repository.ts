import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { isWithin, keptYearSchema, type KeptYear } from '../../domain/student/kept-year.ts';
import { readDocuments, readField, readIfPossible } from '../../platform/firestore/documents.ts';
import { studentsOf, yearsOf } from '../people/stored-student.ts';

/** `students/{uid}/years/{key}`: a student's totals of the school years that are over. */
export function createKeptYearsRepository(school: DocumentReference) {
  const students = studentsOf(school);
  const yearsOfStudent = (studentId: string) => yearsOf(students.doc(studentId));

  return {
    /** The year in which an attempt was handed in; null where that cannot be read. */
    async findAtIn(
      transaction: Transaction,
      studentId: string,
      completedAt: string,
    ): Promise<{ year: KeptYear; ref: DocumentReference } | null> {
      const next = yearsOfStudent(studentId).where('endedAt', '>', completedAt).orderBy('endedAt');
      const [found] = (await transaction.get(next.limit(1))).docs;
      const year = found && readIfPossible(keptYearSchema, found);
      if (!found || !year) return null;
      const isOfIt = isWithin({ from: year.startedAt, until: year.endedAt }, completedAt);
      return isOfIt ? { year, ref: found.ref } : null;
    },

    /** When the last one ended; null where none has. */
    async findLastEndIn(transaction: Transaction, studentId: string): Promise<string | null> {
      const newest = yearsOfStudent(studentId)
        .orderBy('endedAt', 'desc')
        .limit(1)
        .select('endedAt');
      const [found] = (await transaction.get(newest)).docs;
      return readField(keptYearSchema.shape, 'endedAt', found);
    },

    keepIn(transaction: Transaction, studentId: string, key: string, year: KeptYear): void {
      transaction.create(yearsOfStudent(studentId).doc(key), year);
    },

    /** Newest first; those that can be read. */
    async list(studentId: string): Promise<KeptYear[]> {
      const { docs } = await yearsOfStudent(studentId).orderBy('endedAt', 'desc').get();
      return readDocuments(keptYearSchema, docs);
    },
  };
}
