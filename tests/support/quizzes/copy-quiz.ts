import { Timestamp } from 'firebase-admin/firestore';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { createListVersions } from '../../../functions/src/stored/kept/list-versions.repository.ts';
import { readStoredFile, storeFile } from '../materials/stored-files.ts';
import { firestoreOf } from '../product/firestore.ts';
import { currentSite, type Site, type WrittenQuiz } from '../product/site.ts';
import { openDocuments } from '../school/school-documents.ts';

export type CopyChanges = {
  teacherId: string;
  publish: boolean;
  targetGrade?: string;
  title?: string;
};

function documentsOf(site: Site, id: string) {
  const school = openDocuments(firestoreOf(site));
  const quiz = school.doc(`quizzes/${id}`);
  return {
    quiz,
    key: quiz.collection('private').doc('key'),
    job: school.doc(`jobs/${id}`),
  };
}

/** Reads a complete quiz except for its drafts and spares, which tests bring themselves. */
export async function readWrittenQuiz(site: Site, id: string): Promise<WrittenQuiz> {
  const at = documentsOf(site, id);
  const [quiz, key, job] = await Promise.all(
    [at.quiz, at.key, at.job].map(async (one) => (await one.get()).data() ?? {}),
  );
  const { createdAt: _created, ...ofQuiz } = quiz ?? {};
  const { updatedAt: _updated, ...ofJob } = job ?? {};
  const { toCheck } = ofQuiz.review as { toCheck: number };
  const review = { toCheck, drafts: 0 };
  const { sourcePath } = (job as { order: { sourcePath: string } }).order;
  const bytes = await readStoredFile(sourcePath, site);
  return {
    quiz: { ...ofQuiz, review },
    key: key ?? {},
    job: ofJob,
    source: bytes.toString('base64'),
  };
}

/** Stores a complete copy of the quiz for another teacher and returns its id. */
export async function copyQuiz(written: WrittenQuiz, changes: CopyChanges): Promise<string> {
  const site = currentSite();
  const { teacherId, publish, ...order } = changes;
  const { root } = openDocuments(firestoreOf(site));
  const { id } = root.collection('quizzes').doc();
  const sourcePath = `${ownerFolder('quiz-sources', teacherId)}/${id}`;
  const now = Timestamp.now();
  const { quiz, key, job } = documentsOf(site, id);
  const status = publish ? 'ready' : 'draft';
  const ordered = { ...(written.job.order as object), ...order, teacherId, publish, sourcePath };
  await storeFile(sourcePath, Buffer.from(written.source, 'base64'));
  const batch = root.firestore.batch();
  // Like every change of a quiz, this changes the version of the lists.
  createListVersions(root).raiseQuiz(batch, { id, teacherId }, { isReady: publish });
  await batch
    .create(quiz, { ...written.quiz, ...order, teacherId, status, createdAt: now })
    .create(key, { ...written.key, teacherId })
    .create(job, { ...written.job, order: ordered, updatedAt: now })
    .commit();
  return id;
}
