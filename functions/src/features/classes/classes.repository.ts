import { MAX_LIST } from '@study-assistant/contract/limits';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import { readDocument, readDocuments } from '../../platform/documents.ts';
import { readPages } from '../../platform/read-pages.ts';
import { storedClass, toStoredClass } from './stored-class.ts';

/** `classes/{id}`, and with each join code the document `joinCodes/{code}` that leads to its class. */
export function createClassesRepository(school: DocumentReference) {
  const { firestore } = school;
  const classes = school.collection('classes');
  const joinCodes = school.collection('joinCodes');
  const assignments = school.collection('assignments');
  const taughtBy = (uid: string) => classes.where('teacherIds', 'array-contains', uid);

  async function findIn(transaction: Transaction, id: string): Promise<ClassRecord | null> {
    return readDocument(storedClass, await transaction.get(classes.doc(id)));
  }

  /** The one code that leads to a class is the one that the class names. */
  function writeCode(transaction: Transaction, before: ClassRecord, after: ClassRecord): void {
    if (before.joinCode?.code === after.joinCode?.code) return;
    if (before.joinCode) transaction.delete(joinCodes.doc(before.joinCode.code));
    if (!after.joinCode) return;
    const { expiresAt } = toStoredClass(after).joinCode ?? {};
    const led = { version: 1, classId: after.id, expiresAt };
    transaction.create(joinCodes.doc(after.joinCode.code), led);
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

    async create(record: ClassRecord): Promise<void> {
      await classes.doc(record.id).create(toStoredClass(record));
    },

    /** `next` may throw; it is given null where there is no such class. */
    change(id: string, next: (record: ClassRecord | null) => ClassRecord): Promise<ClassRecord> {
      return firestore.runTransaction(async (transaction) => {
        const before = await findIn(transaction, id);
        const after = next(before);
        if (before) writeCode(transaction, before, after);
        transaction.set(classes.doc(id), toStoredClass(after));
        return after;
      });
    },

    /** Copies what the assignments of a class say of it. */
    async copyToAssignments({ id, name, timeZone }: ClassRecord): Promise<void> {
      const ofClass = assignments.where('classId', '==', id).select();
      for await (const page of readPages(ofClass)) {
        const batch = firestore.batch();
        for (const { ref } of page) batch.update(ref, { className: name, timeZone });
        await batch.commit();
      }
    },
  };
}
