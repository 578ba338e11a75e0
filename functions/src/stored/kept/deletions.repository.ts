import type {
  CollectionReference,
  DocumentData,
  DocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isFinal } from '../../domain/deletion.ts';
import {
  readDocument,
  storedTime,
  toStoredTime,
  readField,
} from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedDeletion = z.object({
  id: z.string(),
  version: z.literal(1),
  teacherId: z.string(),
  undoUntil: storedTime,
  /** Its purge has begun: it cannot be taken back. */
  isPurged: z.boolean(),
  /** By collection, as they were. */
  documents: z.record(z.string(), z.custom<DocumentData>()),
});
type StoredDeletion = z.output<typeof storedDeletion>;

/** Whether something went; it was gone before, or it may not go like this. */
type Moved = 'moved' | 'gone' | 'refused';

type Options = {
  /** Where they wait, under the id of what was deleted. */
  into: CollectionReference;
  /** The collections that have a document of that id; what was deleted is in the first. */
  from: readonly [CollectionReference, ...CollectionReference[]];
  /** That the lists have changed that show it. */
  raiseLists: (transaction: Transaction, id: string, deleted: DocumentData) => void;
  /** Whether it may go like this, as the transaction sees it. */
  canMove?: (transaction: Transaction, found: DocumentSnapshot) => Promise<boolean>;
};

/**
 * Documents that a deletion has taken away, as they were. They are there for nobody; within some seconds
 * they come back as they were, or go for good, and only one of the two.
 */
export function createDeletions({
  into,
  from,
  raiseLists,
  canMove = () => Promise.resolve(true),
}: Options) {
  const { firestore } = into;
  const refsOf = (id: string) => from.map((collection) => collection.doc(id));

  return {
    find: async (id: string): Promise<StoredDeletion | null> =>
      readDocument(storedDeletion, await into.doc(id).get()),

    moveAway(id: string, undoUntil: string): Promise<Moved> {
      const until = toStoredTime(new Date(undoUntil));
      return transact(firestore, async (transaction) => {
        const [kept, ...found] = await transaction.getAll(into.doc(id), ...refsOf(id));
        // Firestore runs a transaction again when the answer to it is lost.
        if (kept?.exists)
          return readField(storedDeletion.shape, 'undoUntil', kept) === undoUntil
            ? 'moved'
            : 'gone';
        const [deleted] = found;
        const data = deleted?.data();
        if (!deleted || !data) return 'gone';
        if (!(await canMove(transaction, deleted))) return 'refused';
        const documents = found.map((one) => [one.ref.parent.id, one.data()] as const);
        transaction.set(into.doc(id), {
          ...{ version: 1, teacherId: String(data.teacherId), undoUntil: until, isPurged: false },
          documents: Object.fromEntries(documents.filter(([, stored]) => stored !== undefined)),
        });
        for (const { ref, exists } of found) if (exists) transaction.delete(ref);
        raiseLists(transaction, id, data);
        return 'moved';
      });
    },

    /** Nothing happens where its time is over, or it is back already. `record` writes with it. */
    async putBack(
      id: string,
      clock: () => Date,
      record: (transaction: Transaction) => void = () => undefined,
    ): Promise<void> {
      await transact(firestore, async (transaction) => {
        const kept = readDocument(storedDeletion, await transaction.get(into.doc(id)));
        if (!kept || kept.isPurged || isFinal(kept, clock())) return;
        for (const ref of refsOf(id)) {
          const data = kept.documents[ref.parent.id];
          if (data) transaction.set(ref, data);
        }
        transaction.delete(into.doc(id));
        raiseLists(transaction, id, kept.documents[from[0].id] ?? {});
        record(transaction);
      });
    },

    /**
     * From now on nobody can take it back; what is to be purged, or null where it was taken back or is
     * purged already.
     *
     * @param undoUntil the deletion that is meant: one after an undo has a purge of its own
     * @throws Error while it can be taken back
     */
    beginPurge(
      id: string,
      undoUntil: string | undefined,
      clock: () => Date,
    ): Promise<Record<string, DocumentData> | null> {
      if (undoUntil !== undefined) requireFinal(id, { undoUntil }, clock());
      return transact(firestore, async (transaction) => {
        const kept = readDocument(storedDeletion, await transaction.get(into.doc(id)));
        if (!kept || kept.undoUntil !== (undoUntil ?? kept.undoUntil)) return null;
        requireFinal(id, kept, clock());
        if (!kept.isPurged) transaction.update(into.doc(id), { isPurged: true });
        return kept.documents;
      });
    },

    async endPurge(id: string): Promise<void> {
      await into.doc(id).delete();
    },

    /** Those that could be taken back until before that time, by id. */
    async *listBefore(time: Date): AsyncGenerator<string[]> {
      const late = into.where('undoUntil', '<', toStoredTime(time)).orderBy('undoUntil');
      for await (const page of readPages(late.select('undoUntil'))) yield page.map(({ id }) => id);
    },
  };
}

function requireFinal(id: string, deletion: { undoUntil: string }, now: Date): void {
  if (isFinal(deletion, now)) return;
  throw new Error(`The deletion of ${id} can be taken back until ${deletion.undoUntil}.`);
}
