import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { createResponsesRepository } from '../../functions/src/stored/attempts/responses.repository.ts';
import type { DemoSchool } from './demo-school.ts';

/**
 * Removes an earlier load, the demo students' later attempts and reports, and the assignments of
 * the demo's classes.
 */
export async function clearDemoSchool(
  school: DocumentReference,
  { people, materials, quizzes, classes }: DemoSchool,
): Promise<void> {
  const uids = people.map(({ uid }) => uid);
  const classIds = classes.map(({ id }) => id);
  const found = await listRefs([
    ...['attempts', 'heldAttempts', 'openAttempts'].flatMap((kind) =>
      uids.map((uid) => school.collection(kind).where('studentId', '==', uid)),
    ),
    ...['assignments', 'joinCodes'].flatMap((kind) =>
      classIds.map((id) => school.collection(kind).where('classId', '==', id)),
    ),
  ]);
  const responses = createResponsesRepository(school);
  await Promise.all(quizzes.map(({ id }) => responses.remove(id)));
  const paths = [
    ...['users', 'students', 'topics', 'reports', 'marks', 'accommodations'].flatMap((kind) =>
      uids.map((uid) => `${kind}/${uid}`),
    ),
    ...uids.flatMap((uid) => quizzes.map(({ id }) => `students/${uid}/quizResults/${id}`)),
    ...classIds.flatMap((id) => [`classes/${id}`, `markbooks/${id}`]),
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
  for (const ref of found) void writer.delete(ref);
  await writer.close();
}

async function listRefs(queries: readonly Query[]): Promise<DocumentReference[]> {
  const found = await Promise.all(queries.map((query) => query.select().get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}
