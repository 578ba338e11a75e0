import { gradingSchema } from '@study-assistant/contract/assignments/grading';
import {
  markColumnSchema,
  NO_HAND_MARK,
  type HandMark,
  type MarkColumn,
} from '@study-assistant/contract/assignments/mark-columns';
import {
  FieldPath,
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  NO_SETUP,
  requireColumn,
  withoutColumn,
  type MarkbookSetup,
} from '../../domain/assignment/markbook-setup.ts';
import { readDocument } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { marksOf, storedMarks, type MarksOfStudent } from '../people/stored-marks.ts';

const storedMarkbook = z.pipe(
  z.object({
    id: z.string(),
    version: z.literal(1),
    columns: z.array(markColumnSchema),
    grading: gradingSchema,
  }),
  z.transform(({ columns, grading }): MarkbookSetup => ({ columns, grading })),
);

/** `markbooks/{classId}` of a school. */
function markbooksOf(school: DocumentReference): CollectionReference {
  return school.collection('markbooks');
}

/** The place of a mark by hand. */
type Cell = { classId: string; columnId: string; uid: string };

/** A student without what she has handed in. */
type MarkedStudent = Pick<MarksOfStudent, 'studentId' | 'classIds' | 'isClosed'>;

export type MarkbooksRepository = ReturnType<typeof createMarkbooksRepository>;

/**
 * `markbooks/{classId}`: the columns of the teachers' own, categories and scale. What is entered in a
 * column stands in `marks/{uid}`, with the other marks of its student: so a markbook reads no more for
 * it, a student's marks are read without anybody else's, and they go with her.
 */
export function createMarkbooksRepository(school: DocumentReference) {
  const markbooks = markbooksOf(school);
  const marks = marksOf(school);

  async function findIn(transaction: Transaction, classId: string): Promise<MarkbookSetup> {
    return readDocument(storedMarkbook, await transaction.get(markbooks.doc(classId))) ?? NO_SETUP;
  }

  function change(classId: string, next: (before: MarkbookSetup) => MarkbookSetup) {
    return transact(school.firestore, async (transaction) => {
      const after = next(await findIn(transaction, classId));
      transaction.set(markbooks.doc(classId), { version: 1, ...after });
      return after;
    });
  }

  /** Her head, and the field that is about to change. */
  async function readField(transaction: Transaction, uid: string, field: FieldPath) {
    const fieldMask = ['version', 'studentId', 'fullName', 'classIds', 'isClosed', field];
    const [snapshot] = await transaction.getAll(marks.doc(uid), { fieldMask });
    return snapshot ? readDocument(storedMarks, snapshot) : null;
  }

  return {
    newColumnId: () => markbooks.doc().id,

    async find(classId: string): Promise<MarkbookSetup> {
      return readDocument(storedMarkbook, await markbooks.doc(classId).get()) ?? NO_SETUP;
    },

    /** What `next` throws leaves it as it is. */
    change,

    /**
     * With everything that was entered in it, also for students who have left the class. False when
     * nothing of it was there; asked again, a removal that broke off goes on.
     */
    async removeColumn(classId: string, columnId: string): Promise<boolean> {
      const isThere = await transact(school.firestore, async (transaction) => {
        const before = await findIn(transaction, classId);
        const after = withoutColumn(before, columnId);
        if (after.columns.length === before.columns.length) return false;
        transaction.set(markbooks.doc(classId), { version: 1, ...after });
        return true;
      });
      const cell = ['handMarks', classId, columnId] as const;
      const entered = marks.where(new FieldPath(...cell, 'at'), '>', '').select();
      let cleared = 0;
      for await (const page of readPages(entered)) {
        const batch = school.firestore.batch();
        for (const { ref } of page) batch.update(ref, new FieldPath(...cell), FieldValue.delete());
        await batch.commit();
        cleared += page.length;
      }
      return isThere || cleared > 0;
    },

    /**
     * Enters what `next` makes of the column, its student and what was there; an empty mark is removed,
     * and one that stays the same is not written.
     */
    enter(
      { classId, columnId, uid }: Cell,
      next: (column: MarkColumn, student: MarkedStudent | null) => HandMark,
      now: Date,
    ): Promise<HandMark> {
      const field = new FieldPath('handMarks', classId, columnId);
      return transact(school.firestore, async (transaction) => {
        const [setup, student] = await Promise.all([
          findIn(transaction, classId),
          readField(transaction, uid, field),
        ]);
        const { points, comment } = next(requireColumn(setup, columnId), student);
        const before = student?.handMarks[classId]?.[columnId] ?? NO_HAND_MARK;
        if (before.points === points && before.comment === comment) return { points, comment };
        const isEmpty = points === null && comment === '';
        const entered = isEmpty ? FieldValue.delete() : { points, comment, at: now.toISOString() };
        transaction.update(marks.doc(uid), field, entered);
        return { points, comment };
      });
    },

    /** `check` throws where this student's mark is not the caller's to comment on. */
    comment(
      { assignmentId, uid }: { assignmentId: string; uid: string },
      comment: string,
      check: (student: MarkedStudent | null) => void,
    ): Promise<void> {
      const field = new FieldPath('comments', assignmentId);
      return transact(school.firestore, async (transaction) => {
        const student = await readField(transaction, uid, field);
        check(student);
        if ((student?.comments[assignmentId] ?? '') === comment) return;
        transaction.update(marks.doc(uid), field, comment === '' ? FieldValue.delete() : comment);
      });
    },
  };
}
