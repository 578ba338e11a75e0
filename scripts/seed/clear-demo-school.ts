import type { DocumentReference } from 'firebase-admin/firestore';
import { createResponsesRepository } from '../../functions/src/features/attempts/responses.repository.ts';
import type { DemoSchool } from './demo-school.ts';

/** Removes what an earlier load left, and what the demo students submitted and reported since. */
export async function clearDemoSchool(
  school: DocumentReference,
  { people, materials, quizzes }: DemoSchool,
): Promise<void> {
  const uids = people.map(({ uid }) => uid);
  const attempts = school.collection('attempts');
  const submitted = await Promise.all(
    uids.map((uid) => attempts.where('studentId', '==', uid).select().get()),
  );
  const responses = createResponsesRepository(school);
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
  const { firestore } = school;
  const writer = firestore.bulkWriter();
  for (const uid of uids) void writer.delete(firestore.doc(`accounts/${uid}`));
  for (const path of paths) void writer.delete(firestore.doc(`${school.path}/${path}`));
  for (const { ref } of submitted.flatMap(({ docs }) => docs)) void writer.delete(ref);
  await writer.close();
}
