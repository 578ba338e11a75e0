import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { NO_ACCOMMODATION, type Accommodation } from '../../domain/assignment/accommodation.ts';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { storedAccommodation, accommodationsOf } from '../people/stored-accommodation.ts';
import { marksOf } from '../people/stored-marks.ts';

export type AccommodationsRepository = ReturnType<typeof createAccommodationsRepository>;

/**
 * `accommodations/{uid}`, with a copy in `marks/{uid}`: whoever lists a class reads one document a
 * student. No rule lets a client read either.
 */
export function createAccommodationsRepository(school: DocumentReference) {
  const accommodations = accommodationsOf(school);
  const marks = marksOf(school);
  const parse = (snapshot: DocumentSnapshot) =>
    readDocument(storedAccommodation, snapshot) ?? NO_ACCOMMODATION;

  return {
    refOf: (uid: string) => accommodations.doc(uid),

    /** Of a document that a transaction has read. */
    parse,

    async find(uid: string): Promise<Accommodation> {
      return parse(await accommodations.doc(uid).get());
    },

    async findIn(transaction: Transaction, uid: string): Promise<Accommodation> {
      return parse(await transaction.get(accommodations.doc(uid)));
    },

    /**
     * Answers with what it is then; one that stays the same is not written.
     *
     * @param record writes down what it was and is, in the same transaction
     */
    change(
      uid: string,
      next: (before: Accommodation) => Accommodation,
      record: (transaction: Transaction, before: Accommodation, after: Accommodation) => void,
    ): Promise<Accommodation> {
      return transact(school.firestore, async (transaction) => {
        const copy = marks.doc(uid);
        const [stored, ofMarks] = await Promise.all([
          transaction.get(accommodations.doc(uid)),
          transaction.getAll(copy, { fieldMask: ['version'] }),
        ]);
        const before = parse(stored);
        const changed = next(before);
        if (changed === before) return before;
        transaction.set(accommodations.doc(uid), { version: 1, ...changed });
        if (ofMarks[0]?.exists) transaction.update(copy, { accommodation: changed });
        record(transaction, before, changed);
        return changed;
      });
    },
  };
}
