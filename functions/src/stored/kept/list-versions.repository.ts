import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readField } from '../../platform/firestore/documents.ts';
import { studentsOf } from '../people/stored-student.ts';

const listFields = {
  /** How often the list has changed. */
  changes: z.int(),
  /** Which quizzes of it have changed since its question bank was last brought up to date. */
  changed: z._default(z.array(z.string()), []),
};

/** A transaction or a batch. */
type Writer = { set(ref: DocumentReference, data: object, options: { merge: true }): unknown };

/** A list whose readers can be told that nothing in it has changed. */
export type ListName = 'materials' | 'ready-quizzes' | 'shared-quizzes' | `quizzes-of-${string}`;

/** A quiz that does not say whose it is stands on no teacher's list: its teacher is null. */
type ChangedQuiz = {
  id: string;
  teacherId: string | null;
  /** Whether colleagues see the change, or saw what it was before. */
  isShared?: boolean;
};

/** `lists/{name}` of a school. */
export function listsOf(school: DocumentReference): CollectionReference {
  return school.collection('lists');
}

export type ListVersions = ReturnType<typeof createListVersions>;

/**
 * `lists/{name}`: counts the changes of what a list shows. It changes in the same write as the list
 * does, so whoever has seen a list at one count has seen it as it is until the next.
 */
export function createListVersions(school: DocumentReference) {
  const lists = listsOf(school);
  const students = studentsOf(school);

  function raise(writer: Writer, name: ListName, quizIds: readonly string[] = []): void {
    const changed = quizIds.length > 0 && { changed: FieldValue.arrayUnion(...quizIds) };
    const change = { version: 1, changes: FieldValue.increment(1), ...changed };
    writer.set(lists.doc(name), change, { merge: true });
  }

  return {
    raise,

    /** Of a quiz that its own teacher alone sees, or also those who can take it, or her colleagues. */
    raiseQuiz(
      writer: Writer,
      { id, teacherId, isShared = false }: ChangedQuiz,
      { isReady }: { isReady: boolean },
    ): void {
      if (teacherId !== null) raise(writer, `quizzes-of-${teacherId}`, [id]);
      if (isReady) raise(writer, 'ready-quizzes');
      if (isShared) raise(writer, 'shared-quizzes', [id]);
    },

    /** The quizzes of a list that its question bank does not know as they are now. */
    async findChanged(transaction: Transaction | null, name: ListName): Promise<string[]> {
      const ref = lists.doc(name);
      const list = await (transaction ? transaction.get(ref) : ref.get());
      return readField(listFields, 'changed', list) ?? [];
    },

    /** These are left to be brought up to date. The list itself has not changed. */
    leaveChanged(transaction: Transaction, name: ListName, changed: readonly string[]): void {
      transaction.set(lists.doc(name), { version: 1, changed }, { merge: true });
    },

    async read(name: ListName): Promise<string> {
      const found = await school.firestore.getAll(lists.doc(name), { fieldMask: ['changes'] });
      return found.map(toVersion).join(' ');
    },

    /**
     * Of the quizzes that a student can take with her results at them: her totals change with her
     * attempts, and with her grade. Null where she has none.
     */
    async readOfStudent(uid: string): Promise<string | null> {
      const found = await school.firestore.getAll(lists.doc('ready-quizzes'), students.doc(uid), {
        fieldMask: ['changes'],
      });
      return found[1]?.exists ? found.map(toVersion).join(' ') : null;
    },
  };
}

/** With the time of the change: a count alone could come again after a backup was played back. */
function toVersion(snapshot: DocumentSnapshot): string {
  const { updateTime } = snapshot;
  if (!updateTime) return 'never';
  return `${updateTime.seconds}.${updateTime.nanoseconds}-${readField(listFields, 'changes', snapshot) ?? 0}`;
}
