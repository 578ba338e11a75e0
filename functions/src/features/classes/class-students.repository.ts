import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ClassStudent } from '../../domain/school/class-numbers.ts';
import { toClassStudent } from '../../domain/school/class-student.ts';
import {
  studentSummarySchema,
  type StudentProfile,
  type StudentSummary,
} from '../../domain/student/student-summary.ts';
import { readIfPossible } from '../../platform/documents.ts';

const listedFields = {
  version: true,
  profile: true,
  attempts: true,
  percentageSum: true,
  completedResources: true,
  totalResources: true,
} as const;
const classFields = {
  version: true,
  profile: true,
  attempts: true,
  percentageSum: true,
  recent: true,
} as const;

const id = { id: z.string() };
const storedListed = z.extend(z.pick(studentSummarySchema, listedFields), id);
const storedOfClass = z.extend(z.pick(studentSummarySchema, classFields), id);

/** A student with the totals that the class list shows. */
export type ListedStudent = { id: string; profile: StudentProfile } & Pick<
  StudentSummary,
  'attempts' | 'percentageSum' | 'completedResources' | 'totalResources'
>;

/** `students/{uid}` of the whole school, of each document what is shown alone, one after the other. */
export function createClassStudentsRepository(school: DocumentReference) {
  const students = school.collection('students');

  async function collect<S extends z.ZodMiniType, Row>(
    fields: object,
    schema: S,
    toRow: (stored: z.output<S>) => Row | null,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    const found = students.select(...Object.keys(fields)).stream();
    for await (const snapshot of found as AsyncIterable<QueryDocumentSnapshot>) {
      const stored = readIfPossible(schema, snapshot);
      const row = stored && toRow(stored);
      if (row) rows.push(row);
    }
    return rows;
  }

  return {
    /** Those on the class list, in no order. */
    listRows: () =>
      collect(
        listedFields,
        storedListed,
        ({ version, profile, ...totals }): ListedStudent | null =>
          profile ? { ...totals, profile } : null,
      ),

    /** The same with what class numbers count. */
    listClass: (): Promise<ClassStudent[]> => collect(classFields, storedOfClass, toClassStudent),
  };
}
