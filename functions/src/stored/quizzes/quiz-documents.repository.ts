import { writingStatusSchema } from '@study-assistant/contract/quizzes/quizzes';
import { errorStatus, type ErrorCode } from '@study-assistant/contract/wire/errors';
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  readDocument,
  readField,
  storedTime,
  toStoredTime,
} from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';

const codes = Object.keys(errorStatus) as [ErrorCode];
const range = z.object({ from: z.int(), to: z.int() });

export const storedDocument = z.object({
  id: z.string(),
  version: z.literal(1),
  teacherId: z.string(),
  fileName: z.string(),
  /** Where the bytes are in Storage. */
  sourcePath: z.string(),
  createdAt: storedTime,
  status: writingStatusSchema,
  /** The page of a scan that is being read; absent for any other document. */
  reading: z.optional(z.object({ page: z.int(), pages: z.int() })),
  failure: z.nullable(z.object({ code: z.enum(codes), sentence: z.string() })),
  /** '' until it is read, and where nobody has named it before. */
  title: z.string(),
  pages: z.nullable(z.int()),
  parts: z.array(
    z.object({
      title: z.string(),
      pages: z.nullable(range),
      words: z.int(),
      sections: range,
    }),
  ),
  isQuestionPaper: z.boolean(),
});
export type StoredQuizDocument = z.output<typeof storedDocument>;
export type NewQuizDocument = Omit<StoredQuizDocument, 'version'>;

/** How the reading ended. */
export type ReadingOutcome = Pick<
  StoredQuizDocument,
  'status' | 'failure' | 'title' | 'pages' | 'parts' | 'isQuestionPaper'
>;

/** `quizDocuments/{id}` of a school. */
export function quizDocumentsOf(school: DocumentReference): CollectionReference {
  return school.collection('quizDocuments');
}

export type QuizDocumentsRepository = ReturnType<typeof createQuizDocumentsRepository>;

/** `quizDocuments/{id}`: documents that are read before a quiz is ordered from them. */
export function createQuizDocumentsRepository(school: DocumentReference) {
  const documents = quizDocumentsOf(school);
  return {
    newId: () => documents.doc().id,

    async add({ id, createdAt, ...fields }: NewQuizDocument): Promise<void> {
      const stored = { version: 1, ...fields, createdAt: toStoredTime(new Date(createdAt)) };
      await documents.doc(id).set(stored);
    },

    async find(id: string): Promise<StoredQuizDocument | null> {
      return readDocument(storedDocument, await documents.doc(id).get());
    },

    /** Stores how far the reading of a scan is. */
    async report(id: string, reading: NonNullable<StoredQuizDocument['reading']>): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const found = await transaction.get(documents.doc(id));
        if (readField(storedDocument.shape, 'status', found) === 'generating')
          transaction.update(found.ref, { reading });
      });
    },

    /** What is read already stays as it is, and what is gone stays gone. */
    async finish(id: string, outcome: ReadingOutcome): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const found = await transaction.get(documents.doc(id));
        if (readField(storedDocument.shape, 'status', found) === 'generating')
          transaction.update(found.ref, outcome);
      });
    },

    async remove(id: string): Promise<void> {
      await documents.doc(id).delete();
    },

    /** Those from before that time, with their files. */
    listOlder(before: Date): AsyncGenerator<Named[]> {
      const older = documents.where('createdAt', '<', toStoredTime(before)).orderBy('createdAt');
      return listNamed(older.select('sourcePath', 'createdAt'));
    },

    /** All of a teacher, with their files. */
    listOfTeacher: (teacherId: string): AsyncGenerator<Named[]> =>
      listNamed(documents.where('teacherId', '==', teacherId).select('sourcePath')),
  };
}

/** A document and its file; null where it does not say which. */
type Named = { id: string; sourcePath: string | null };

async function* listNamed(query: Query): AsyncGenerator<Named[]> {
  for await (const page of readPages(query)) {
    yield page.map((found) => ({
      id: found.id,
      sourcePath: readField(storedDocument.shape, 'sourcePath', found),
    }));
  }
}
