import type { ClassStudent } from '@study-assistant/contract/classes/classes';
import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ClassStudent as NumberedStudent } from '../../domain/school/class-numbers.ts';
import { toClassStudent } from '../../domain/school/class-student.ts';
import {
  studentSummarySchema,
  type StudentProfile,
  type StudentSummary,
} from '../../domain/student/student-summary.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readIfPossible } from '../../platform/firestore/documents.ts';
import { studentsOf } from '../people/stored-student.ts';

const listedFields = {
  version: true,
  profile: true,
  attempts: true,
  percentageSum: true,
  unmarked: true,
  completedResources: true,
  totalResources: true,
  recent: true,
} as const;
const classFields = {
  version: true,
  profile: true,
  since: true,
  attempts: true,
  percentageSum: true,
  unmarked: true,
  recent: true,
} as const;

const rosterFields = { version: true, profile: true } as const;

const id = { id: z.string() };
const storedOfRoster = z.extend(z.pick(studentSummarySchema, rosterFields), id);
const storedListed = z.extend(z.pick(studentSummarySchema, listedFields), id);
const storedOfClass = z.extend(z.pick(studentSummarySchema, classFields), id);

/** The classes whose students are asked for; null is the whole school. */
export type ClassIds = readonly string[] | null;

/** A student with the totals that the class list shows. */
export type ListedStudent = { id: string; profile: StudentProfile } & Pick<
  StudentSummary,
  'attempts' | 'percentageSum' | 'unmarked' | 'completedResources' | 'totalResources' | 'recent'
>;

/** A student of a class list; her extra time is kept with her marks. */
type RosterStudent = Omit<ClassStudent, 'timeFactor'>;

export type ClassStudentsRepository = ReturnType<typeof createClassStudentsRepository>;

/** `students/{uid}` of the whole school or of classes, of each document what is shown alone. */
export function createClassStudentsRepository(school: DocumentReference) {
  const students = studentsOf(school);
  const ofClass = (classId: string) =>
    students.where('profile.classIds', 'array-contains', classId);

  /** A student in several of the classes may be found several times. */
  function queriesFor(classIds: ClassIds): Query[] {
    if (classIds === null) return [students];
    return toDisjunctions(classIds).map((some) =>
      students.where('profile.classIds', 'array-contains-any', some),
    );
  }

  async function collect<S extends z.ZodMiniType<{ id: string }>, Row>(
    classIds: ClassIds,
    fields: object,
    schema: S,
    toRow: (stored: z.output<S>) => Row | null,
  ): Promise<Row[]> {
    const rows = new Map<string, Row>();
    for (const query of queriesFor(classIds)) {
      const found = query.select(...Object.keys(fields)).stream();
      for await (const snapshot of found as AsyncIterable<QueryDocumentSnapshot>) {
        const stored = readIfPossible(schema, snapshot);
        const row = stored && toRow(stored);
        if (row) rows.set(snapshot.id, row);
      }
    }
    return [...rows.values()];
  }

  return {
    /** Those on the class list, in no order. */
    listRows: (classIds: ClassIds) =>
      collect(
        classIds,
        listedFields,
        storedListed,
        ({ version, profile, ...totals }): ListedStudent | null =>
          profile ? { ...totals, profile } : null,
      ),

    /** The same with what class numbers count. */
    listClass: (classIds: ClassIds): Promise<NumberedStudent[]> =>
      collect(classIds, classFields, storedOfClass, toClassStudent),

    /** As a teacher sees them in her class, in no order. */
    listRoster: (classId: string): Promise<RosterStudent[]> =>
      collect([classId], rosterFields, storedOfRoster, ({ id: uid, profile }) =>
        profile ? toRosterStudent(uid, profile) : null,
      ),

    async count(classId: string): Promise<number> {
      return (await ofClass(classId).count().get()).data().count;
    },

    async listIds(classId: string): Promise<string[]> {
      return (await ofClass(classId).select().get()).docs.map((student) => student.id);
    },
  };
}

function toRosterStudent(uid: string, profile: StudentProfile): RosterStudent {
  const { fullName, email, currentGrade } = profile;
  return { uid, fullName, email, grade: currentGrade };
}
