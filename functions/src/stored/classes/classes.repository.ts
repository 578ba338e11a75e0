import { MAX_LIST } from '@study-assistant/contract/wire/limits';
import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { archiveClass, type ClassRecord } from '../../domain/class/class-record.ts';
import { readDocument, readDocuments, readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { assignmentFields, assignmentsOf } from '../assignments/stored-assignment.ts';
import { isCopied, prepareClassCopies } from '../materials/class-copies.ts';
import { storedClass, toStoredClass, classesOf, joinCodesOf } from './stored-class.ts';

export type ClassesRepository = ReturnType<typeof createClassesRepository>;

/** `classes/{id}`, and with each join code the document `joinCodes/{code}` that leads to its class. */
export function createClassesRepository(school: DocumentReference) {
  const { firestore } = school;
  const classes = classesOf(school);
  const joinCodes = joinCodesOf(school);
  const assignments = assignmentsOf(school);
  const taughtBy = (uid: string) => classes.where('teacherIds', 'array-contains', uid);

  const archivedIn = (key: string) => classes.where('archivedIn', '==', key);

  async function findIn(transaction: Transaction, id: string): Promise<ClassRecord | null> {
    return readDocument(storedClass, await transaction.get(classes.doc(id)));
  }

  /** The one code that leads to a class is the one that the class names. */
  function writeCode(
    write: Transaction | WriteBatch,
    before: ClassRecord | null,
    after: ClassRecord,
  ): void {
    if (before?.joinCode?.code === after.joinCode?.code) return;
    if (before?.joinCode) write.delete(joinCodes.doc(before.joinCode.code));
    if (!after.joinCode) return;
    const { expiresAt } = toStoredClass(after).joinCode ?? {};
    const led = { version: 1, classId: after.id, expiresAt };
    write.create(joinCodes.doc(after.joinCode.code), led);
  }

  /** Null where nothing has changed of what the materials for a class say of it. */
  async function prepareCopies(transaction: Transaction, before: ClassRecord, after: ClassRecord) {
    return isCopied(before, after) ? prepareClassCopies(school, transaction, after) : null;
  }

  return {
    newId: () => classes.doc().id,

    async find(id: string): Promise<ClassRecord | null> {
      return readDocument(storedClass, await classes.doc(id).get());
    },

    findIn,

    /** Those that are there, in the order of the ids. */
    async findMany(ids: readonly string[]): Promise<ClassRecord[]> {
      if (ids.length === 0) return [];
      return readDocuments(
        storedClass,
        await firestore.getAll(...ids.map((id) => classes.doc(id))),
      );
    },

    /** In no order. */
    async listOfTeacher(uid: string): Promise<ClassRecord[]> {
      return readDocuments(storedClass, (await taughtBy(uid).limit(MAX_LIST).get()).docs);
    },

    /** Also of the archived ones. */
    async listTaughtIds(uid: string): Promise<string[]> {
      return (await taughtBy(uid).select().limit(MAX_LIST).get()).docs.map(({ id }) => id);
    },

    /** The ids of those that ran at that moment, also those that a change of the school year has archived since. */
    async listOfYearEnd(key: string, moment: string): Promise<string[]> {
      const found: ClassRecord[] = [];
      for (const query of [classes.where('archivedAt', '==', null), archivedIn(key)]) {
        for await (const page of readPages(query)) found.push(...readDocuments(storedClass, page));
      }
      const ran = found.filter(({ createdAt }) => createdAt < moment);
      return [...new Set(ran.map(({ id }) => id))];
    },

    async countRunning(): Promise<number> {
      return (await classes.where('archivedAt', '==', null).count().get()).data().count;
    },

    async countArchivedIn(key: string): Promise<number> {
      return (await archivedIn(key).count().get()).data().count;
    },

    async create(record: ClassRecord): Promise<void> {
      const batch = firestore.batch();
      batch.create(classes.doc(record.id), toStoredClass(record));
      writeCode(batch, null, record);
      await batch.commit();
    },

    /**
     * `next` may throw; it is given null where there is no such class.
     *
     * @param record writes down what it was and is, in the same transaction
     */
    change(
      id: string,
      next: (record: ClassRecord | null) => ClassRecord,
      record?: (transaction: Transaction, before: ClassRecord | null, after: ClassRecord) => void,
    ): Promise<ClassRecord> {
      return transact(firestore, async (transaction) => {
        const before = await findIn(transaction, id);
        const after = next(before);
        const copy = before && (await prepareCopies(transaction, before, after));
        if (before) writeCode(transaction, before, after);
        transaction.set(classes.doc(id), toStoredClass(after));
        copy?.();
        record?.(transaction, before, after);
        return after;
      });
    },

    /** Takes a teacher out of a class; one without any other is archived. */
    async leave(id: string, uid: string, now: Date): Promise<void> {
      await transact(firestore, async (transaction) => {
        const before = await findIn(transaction, id);
        if (!before?.teacherIds.includes(uid)) return;
        const others = before.teacherIds.filter((one) => one !== uid);
        const left = { ...before, teacherIds: others };
        const after = others.length > 0 ? left : archiveClass(left, now);
        const copy = await prepareCopies(transaction, before, after);
        writeCode(transaction, before, after);
        transaction.set(classes.doc(id), toStoredClass(after));
        copy?.();
      });
    },

    /** Copies what the assignments of a class say of it; answers with the quizzes that they give. */
    async copyToAssignments({ id, name, timeZone }: ClassRecord): Promise<Set<string>> {
      const quizIds = new Set<string>();
      const ofClass = assignments.where('classId', '==', id).select('quizId');
      for await (const page of readPages(ofClass)) {
        const batch = firestore.batch();
        for (const { ref } of page) batch.update(ref, { className: name, timeZone });
        await batch.commit();
        for (const one of page) {
          const quizId = readField(assignmentFields, 'quizId', one);
          if (quizId !== null) quizIds.add(quizId);
        }
      }
      return quizIds;
    },
  };
}
