import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readField } from '../../platform/firestore/documents.ts';
import { studentsOf } from '../people/stored-student.ts';

/** How often the list has changed. */
const listFields = { changes: z.int() };

/** A transaction or a batch. */
type Writer = { set(ref: DocumentReference, data: object, options: { merge: true }): unknown };

/** A list whose readers can be told that nothing in it has changed. */
export type ListName = 'materials' | 'ready-quizzes' | `quizzes-of-${string}`;

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

  function raise(writer: Writer, name: ListName): void {
    const change = { version: 1, changes: FieldValue.increment(1) };
    writer.set(lists.doc(name), change, { merge: true });
  }

  return {
    raise,

    /**
     * Of a quiz that its own teacher alone sees, or also those who can take it. A quiz that does not say
     * whose it is stands on no teacher's list: its teacher is null.
     */
    raiseQuiz(writer: Writer, teacherId: string | null, { isReady }: { isReady: boolean }): void {
      if (teacherId !== null) raise(writer, `quizzes-of-${teacherId}`);
      if (isReady) raise(writer, 'ready-quizzes');
    },

    async read(name: ListName): Promise<string> {
      return toVersion(await lists.doc(name).get());
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
