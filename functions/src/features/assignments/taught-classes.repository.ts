import { gradeSchema } from '@study-assistant/contract/accounts';
import type { SchoolClass } from '@study-assistant/contract/classes';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument, readDocuments, storedTime } from '../../platform/documents.ts';

/** What assignments ask of a class. */
export type TaughtClass = SchoolClass & { teacherIds: string[] };

const storedTaughtClass = z.pipe(
  z.object({
    id: z.string(),
    version: z.literal(1),
    name: z.string(),
    subject: z.string(),
    grade: gradeSchema,
    teacherIds: z.array(z.string()),
    timeZone: z.string(),
    archivedAt: z.nullable(storedTime),
  }),
  z.transform(({ version, ...taught }): TaughtClass => taught),
);

/** `classes/{id}` as assignments see it. */
export function createTaughtClassesRepository(school: DocumentReference) {
  const classes = school.collection('classes');
  return {
    async find(id: string): Promise<TaughtClass | null> {
      return readDocument(storedTaughtClass, await classes.doc(id).get());
    },

    async findMany(ids: readonly string[]): Promise<TaughtClass[]> {
      const found = await school.firestore.getAll(...ids.map((id) => classes.doc(id)));
      return readDocuments(storedTaughtClass, found);
    },
  };
}
