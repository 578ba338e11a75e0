import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { readPages } from '../../platform/firestore/read-pages.ts';

/** What stands in a teacher's name alone. */
export type Owned = { quizzes: number; materials: number; classes: number };

export type DuePerson = { uid: string; closedAt: string; erasureId: string | null };

export type ClosedAccountsRepository = ReturnType<typeof createClosedAccountsRepository>;

/** Which accounts have been closed for long, what they still have, and who could have it. */
export function createClosedAccountsRepository(school: DocumentReference) {
  const users = school.collection('users');

  async function countOf(collection: string, uid: string): Promise<number> {
    const owned = school.collection(collection).where('teacherId', '==', uid);
    return (await owned.count().get()).data().count;
  }

  return {
    /** Closed before that time, the longest first. */
    async *listClosedBefore(time: Date): AsyncGenerator<DuePerson> {
      const closed = users
        .where('closedAt', '<', Timestamp.fromDate(time))
        .orderBy('closedAt')
        .select('closedAt', 'erasureId');
      for await (const page of readPages(closed)) {
        yield* page.map((found) => ({
          uid: found.id,
          closedAt: (found.get('closedAt') as Timestamp).toDate().toISOString(),
          erasureId: (found.get('erasureId') ?? null) as string | null,
        }));
      }
    },

    /** Classes of which she is the only teacher. */
    async countOwned(uid: string): Promise<Owned> {
      const taught = school.collection('classes').where('teacherIds', 'array-contains', uid);
      const [quizzes, materials, classes] = await Promise.all([
        countOf('quizzes', uid),
        countOf('materials', uid),
        taught.select('teacherIds').get(),
      ]);
      const alone = classes.docs.filter(
        (found) => (found.get('teacherIds') as string[]).length === 1,
      );
      return { quizzes, materials, classes: alone.length };
    },

    /** The open admin who has been there the longest; null where there is none. */
    async findLongestAdmin(): Promise<string | null> {
      const { docs } = await users.where('isAdmin', '==', true).get();
      const open = docs.filter(
        (found) => found.get('userType') === 'teacher' && (found.get('closedAt') ?? null) === null,
      );
      const since = (found: (typeof docs)[number]) =>
        (found.get('createdAt') as Timestamp | undefined)?.toMillis() ?? Infinity;
      return open.toSorted((a, b) => since(a) - since(b))[0]?.id ?? null;
    },
  };
}
