import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { describe } from 'vitest';
import { asModular, type Firestore } from '../support/rules/clients.ts';
import { aFile, PDF } from '../support/rules/files.ts';
import { useFirestore, useStorage } from '../support/rules/may.ts';
import { everybody, everyoneWithARole, nobody, teachersOfAll } from '../support/rules/personas.ts';

const school = 'schools/main';
const WITH_ORIGIN = { includeMetadataChanges: true };

/**
 * Here everybody sends every kind of request. Elsewhere only one or two people do, and the others
 * are judged by what the server made of those.
 */
const sentByEverybody = () => everybody;

describe('documents over the wire', () => {
  const may = useFirestore({}, sentByEverybody);

  may(['a student', ...teachersOfAll], "get a student's profile", (database) =>
    database.doc(`${school}/users/student-1`).get(),
  );
  may(nobody, 'get what only the server knows', (database) =>
    database.doc(`${school}/jobs/generating`).get(),
  );
  may(everyoneWithARole, 'list a collection', (database) =>
    database.collection(`${school}/materials`).where('audience', 'array-contains', 'all').get(),
  );
  may(['a student', ...teachersOfAll], 'list by a field, in an order, up to a limit', (database) =>
    database
      .collection(`${school}/attempts`)
      .where('studentId', '==', 'student-1')
      .orderBy('completedAt', 'desc')
      .limit(10)
      .get(),
  );
  may(nobody, 'list by one of two values', (database) =>
    database.collection(`${school}/quizzes`).where('status', 'in', ['ready', 'assigned']).get(),
  );
  may(['a teacher'], 'list by two fields', (database) =>
    database
      .collection(`${school}/quizzes`)
      .where('teacherId', '==', 'teacher-1')
      .where('status', '==', 'draft')
      .get(),
  );
  may(nobody, 'list across schools', (database) =>
    database.collectionGroup('quizzes').where('status', '==', 'ready').get(),
  );
  may(everyoneWithARole, 'count what a query finds', (database) =>
    count(database, `${school}/quizzes`, 'ready'),
  );
  may(nobody, 'count what a query finds of others', (database) =>
    count(database, `${school}/quizzes`, 'draft'),
  );
  may(['a teacher'], 'listen to a document', (database) =>
    firstAnswer((next, fail) =>
      database.doc(`${school}/quizzes/draft`).onSnapshot(WITH_ORIGIN, next, fail),
    ),
  );
  may(teachersOfAll, 'listen to a query', (database) =>
    firstAnswer((next, fail) =>
      database
        .collection(`${school}/users`)
        .where('userType', '==', 'student')
        .onSnapshot(WITH_ORIGIN, next, fail),
    ),
  );

  may(nobody, 'create a document', (database) =>
    database.doc(`${school}/materials/new`).set({ name: 'Water' }),
  );
  may(nobody, 'replace a document', (database) =>
    database.doc(`${school}/users/student-1`).set({ userType: 'teacher' }),
  );
  may(nobody, 'update a document', (database) =>
    database.doc(`${school}/quizzes/draft`).update({ status: 'ready' }),
  );
  may(nobody, 'delete a document', (database) =>
    database.doc(`${school}/attempts/attempt-1`).delete(),
  );
  may(nobody, 'write several documents at once', (database) =>
    database
      .batch()
      .update(database.doc(`${school}/quizzes/draft`), { status: 'ready' })
      .set(database.doc(`${school}/materials/new`), { name: 'Water' })
      .delete(database.doc(`${school}/attempts/attempt-1`))
      .commit(),
  );
  may(nobody, 'read and write in a transaction', (database) =>
    database.runTransaction(async (transaction) => {
      const profile = database.doc(`${school}/users/student-1`);
      await transaction.get(profile);
      transaction.update(profile, { currentGrade: '12' });
    }),
  );
  may(['a student', ...teachersOfAll], 'read in a transaction', (database) =>
    database.runTransaction((transaction) =>
      transaction.get(database.doc(`${school}/students/student-1`)),
    ),
  );
});

describe('files over the wire', () => {
  const folder = `${school}/materials/teacher-1`;
  const may = useStorage([`${folder}/file-1`], sentByEverybody);
  const metadata = { contentType: PDF, customMetadata: { teacherId: 'teacher-1' } };

  may(nobody, "get a file's metadata", (bucket) => bucket.ref(`${folder}/file-1`).getMetadata());
  may(nobody, 'make a link to a file', (bucket) => bucket.ref(`${folder}/file-1`).getDownloadURL());
  may(nobody, 'list a folder', (bucket) => bucket.ref(folder).list({ maxResults: 10 }));
  may(nobody, 'upload a file with metadata', (bucket) =>
    bucket.ref(`${folder}/file-2`).put(aFile(), metadata),
  );
  may(nobody, "change a file's metadata", (bucket) =>
    bucket.ref(`${folder}/file-1`).updateMetadata(metadata),
  );
  may(nobody, 'delete a file', (bucket) => bucket.ref(`${folder}/file-1`).delete());
});

function count(database: Firestore, path: string, status: string) {
  const quizzes = collection(asModular(database), path);
  return getCountFromServer(query(quizzes, where('status', '==', status)));
}

type Heard = { metadata: { fromCache: boolean } };

/** The first answer that a listener gets from the server, whatever its client has cached. */
function firstAnswer(
  listen: (next: (heard: Heard) => void, fail: (error: Error) => void) => () => void,
): Promise<void> {
  let stop: (() => void) | undefined;
  return new Promise<void>((resolve, reject) => {
    stop = listen(({ metadata }) => {
      if (!metadata.fromCache) resolve();
    }, reject);
  }).finally(() => stop?.());
}
