import { compareBySurname } from '@study-assistant/contract/people/names';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  addTry,
  NO_MARKS,
  type AssignmentMarks,
  type Try,
} from '../../domain/assignment/student-marks.ts';
import { readDocument, readDocuments } from '../../platform/firestore/documents.ts';
import { storedMarks, type MarksOfStudent, marksOf } from '../people/stored-marks.ts';

export type MarksRepository = ReturnType<typeof createMarksRepository>;

const HEAD = [
  ...['version', 'studentId', 'fullName', 'classIds', 'isClosed', 'accommodation.timeFactor'],
];

/** What is read of a student for these assignments: a document of a whole year costs few bytes. */
function fieldsOf(assignmentIds: readonly string[]): (string | FieldPath)[] {
  return [
    ...HEAD,
    ...assignmentIds.flatMap((id) => [
      new FieldPath('marks', id),
      new FieldPath('comments', id),
      new FieldPath('accommodation', 'exceptions', id),
    ]),
  ];
}

/**
 * `marks/{uid}`: what a student has handed in at assignments, released or not. It is the server's
 * alone: a result that is held is here and in `heldAttempts`, and nowhere else.
 */
export function createMarksRepository(school: DocumentReference) {
  const marks = marksOf(school);
  const parse = (snapshot: DocumentSnapshot | undefined) =>
    snapshot ? readDocument(storedMarks, snapshot) : null;

  return {
    /** With all that she has handed in; null where she has never been in a class. */
    async findOf(uid: string): Promise<MarksOfStudent | null> {
      return parse(await marks.doc(uid).get());
    },

    /** Those of these students who are in a class and open, without what they have handed in. */
    async findStudents(uids: readonly string[]): Promise<MarksOfStudent[]> {
      if (uids.length === 0) return [];
      const refs = uids.map((uid) => marks.doc(uid));
      const found = await school.firestore.getAll(...refs, { fieldMask: HEAD });
      return readDocuments(storedMarks, found).filter(({ isClosed }) => !isClosed);
    },

    /** The part about these assignments. */
    async readIn(
      transaction: Transaction,
      uid: string,
      assignmentIds: readonly string[],
    ): Promise<MarksOfStudent | null> {
      const mask = { fieldMask: fieldsOf(assignmentIds) };
      const [snapshot] = await transaction.getAll(marks.doc(uid), mask);
      return parse(snapshot);
    },

    /** Within a transaction that has read them and written nothing. */
    addTryIn(
      transaction: Transaction,
      read: Pick<MarksOfStudent, 'studentId' | 'marks'>,
      assignmentId: string,
      added: Try,
    ): AssignmentMarks {
      const next = addTry(read.marks[assignmentId] ?? NO_MARKS, added);
      writeIn(transaction, read.studentId, assignmentId, next);
      return next;
    },

    /** What a regrade makes of the tries. */
    writeIn,

    /**
     * The students of a class by name, with these assignments and columns of its teachers' alone; one
     * whose account is closed where she has a mark in any of them.
     */
    async listOfClass(
      classId: string,
      assignmentIds: readonly string[],
      columnIds: readonly string[] = [],
    ): Promise<MarksOfStudent[]> {
      const byHand = columnIds.map((id) => new FieldPath('handMarks', classId, id));
      const ofClass = marks
        .where('classIds', 'array-contains', classId)
        .select(...fieldsOf(assignmentIds), ...byHand);
      const found = readDocuments(storedMarks, (await ofClass.get()).docs).filter(
        ({ isClosed, marks: handedIn, handMarks }) =>
          !isClosed ||
          [handedIn, handMarks[classId] ?? {}].some((one) => Object.keys(one).length > 0),
      );
      return found.sort((a, b) => compareBySurname(a.fullName, b.fullName));
    },
  };

  function writeIn(
    transaction: Transaction,
    uid: string,
    assignmentId: string,
    next: AssignmentMarks,
  ): void {
    transaction.update(marks.doc(uid), new FieldPath('marks', assignmentId), next);
  }
}
