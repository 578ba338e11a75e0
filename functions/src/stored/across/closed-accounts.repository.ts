import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocuments, readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { classesOf, classFields } from '../classes/stored-class.ts';
import { materialsOf } from '../materials/stored-material.ts';
import { storedUser, usersOf } from '../people/stored-user.ts';
import { quizzesOf } from '../quizzes/stored-quiz.ts';

/** What stands in a teacher's name alone. */
export type Owned = { quizzes: number; materials: number; classes: number };

export type DuePerson = { uid: string; closedAt: string; erasureId: string | null };

const closedFields = { closedAt: true, erasureId: true } as const;
const storedClosed = z.pick(storedUser, { id: true, ...closedFields });
const storedAdmin = z.pick(storedUser, {
  id: true,
  userType: true,
  closedAt: true,
  createdAt: true,
});

export type ClosedAccountsRepository = ReturnType<typeof createClosedAccountsRepository>;

/** Which accounts have been closed for long, what they still have, and who could have it. */
export function createClosedAccountsRepository(school: DocumentReference) {
  const users = usersOf(school);

  async function countOf(collection: CollectionReference, uid: string): Promise<number> {
    const owned = collection.where('teacherId', '==', uid);
    return (await owned.count().get()).data().count;
  }

  return {
    /** Closed before that time, the longest first. */
    async *listClosedBefore(time: Date): AsyncGenerator<DuePerson> {
      const closed = users
        .where('closedAt', '<', Timestamp.fromDate(time))
        .orderBy('closedAt')
        .select(...Object.keys(closedFields));
      for await (const page of readPages(closed)) {
        for (const { id: uid, closedAt, erasureId } of readDocuments(storedClosed, page)) {
          if (closedAt !== null) yield { uid, closedAt, erasureId };
        }
      }
    },

    /** Classes of which she is the only teacher. */
    async countOwned(uid: string): Promise<Owned> {
      const taught = classesOf(school).where('teacherIds', 'array-contains', uid);
      const [quizzes, materials, classes] = await Promise.all([
        countOf(quizzesOf(school), uid),
        countOf(materialsOf(school), uid),
        taught.select('teacherIds').get(),
      ]);
      const alone = classes.docs.filter(
        (found) => readField(classFields, 'teacherIds', found)?.length === 1,
      );
      return { quizzes, materials, classes: alone.length };
    },

    /** The open admin who has been there the longest; null where there is none. */
    async findLongestAdmin(): Promise<string | null> {
      const { docs } = await users.where('isAdmin', '==', true).get();
      const open = readDocuments(storedAdmin, docs).filter(
        ({ userType, closedAt }) => userType === 'teacher' && closedAt === null,
      );
      const longestFirst = open.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
      return longestFirst[0]?.id ?? null;
    },
  };
}
