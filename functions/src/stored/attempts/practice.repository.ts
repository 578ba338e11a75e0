import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { EMPTY_BOOK, type PracticeBook } from '../../domain/student/practice.ts';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedBook = z.pipe(
  z.object({
    version: z.literal(1),
    items: z.array(
      z.object({
        quizId: z.string(),
        questionId: z.string(),
        attemptId: z.nullable(z.string()),
        index: z.int(),
        missedAt: z.iso.datetime(),
        box: z.int(),
        dueOn: z.iso.date(),
      }),
    ),
    seenUntil: z.nullable(z.iso.datetime()),
    seen: z.array(z.string()),
  }),
  z.transform(({ version, ...book }): PracticeBook => book),
);

/** `practice/{uid}` of a school. */
export function practiceOf(school: DocumentReference): CollectionReference {
  return school.collection('practice');
}

export type PracticeRepository = ReturnType<typeof createPracticeRepository>;

/** `practice/{uid}`: the questions that a student has missed, in one document. */
export function createPracticeRepository(school: DocumentReference) {
  const books = practiceOf(school);
  return {
    async find(uid: string): Promise<PracticeBook> {
      return readDocument(storedBook, await books.doc(uid).get()) ?? EMPTY_BOOK;
    },

    /** Answers with the book as it is then; one that stays the same is not written. */
    change(uid: string, next: (book: PracticeBook) => PracticeBook): Promise<PracticeBook> {
      return transact(school.firestore, async (transaction) => {
        const book = readDocument(storedBook, await transaction.get(books.doc(uid))) ?? EMPTY_BOOK;
        const changed = next(book);
        if (changed !== book) transaction.set(books.doc(uid), { version: 1, ...changed });
        return changed;
      });
    },
  };
}
