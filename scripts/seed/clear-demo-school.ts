import type { Firestore } from 'firebase-admin/firestore';
import { createResponsesRepository } from '../../functions/src/features/attempts/responses.repository.ts';
import type { DemoSchool } from './demo-school.ts';

/** Removes what an earlier load left, and what the demo students submitted and reported since. */
export async function clearDemoSchool(
  firestore: Firestore,
  { people, materials, quizzes }: DemoSchool,
): Promise<void> {
  const uids = people.map(({ uid }) => uid);
  const attempts = firestore.collection('attempts');
  const submitted = await Promise.all(
    uids.map((uid) => attempts.where('studentId', '==', uid).select().get()),
  );
  const responses = createResponsesRepository(firestore);
  await Promise.all(quizzes.map(({ id }) => responses.remove(id)));
  const paths = [
    ...['users', 'students', 'topics', 'reports'].flatMap((kind) =>
      uids.map((uid) => `${kind}/${uid}`),
    ),
    ...materials.map(({ id }) => `materials/${id}`),
    ...quizzes.flatMap(({ id }) =>
      ['private/key', 'private/drafts'].map((part) => `quizzes/${id}/${part}`),
    ),
    ...quizzes.flatMap(({ id }) => [`quizzes/${id}`, `jobs/${id}`]),
  ];
  const writer = firestore.bulkWriter();
  for (const path of paths) void writer.delete(firestore.doc(path));
  for (const { ref } of submitted.flatMap(({ docs }) => docs)) void writer.delete(ref);
  await writer.close();
}
