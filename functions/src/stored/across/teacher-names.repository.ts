import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';

export type TeacherNames = ReturnType<typeof createTeacherNames>;

/** Quizzes and materials say what their teacher is called, so that a list reads nobody's profile. */
export function createTeacherNames(school: DocumentReference) {
  const quizzes = school.collection('quizzes');
  const materials = school.collection('materials');
  const lists = createListVersions(school);

  function oldIn(page: readonly QueryDocumentSnapshot[], fullName: string) {
    return page.filter((one) => one.get('teacherName') !== fullName);
  }

  return {
    /** May break off and be done again: it changes those that have another name. */
    async copy(uid: string, fullName: string): Promise<void> {
      const own = quizzes.where('teacherId', '==', uid).select('teacherName', 'status');
      for await (const page of readPages(own)) {
        const old = oldIn(page, fullName);
        if (old.length === 0) continue;
        const batch = school.firestore.batch();
        for (const { ref } of old) batch.update(ref, { teacherName: fullName });
        const isReady = old.some((quiz) => quiz.get('status') === 'ready');
        lists.raiseQuiz(batch, uid, { isReady });
        await batch.commit();
      }
      const uploaded = materials.where('teacherId', '==', uid).select('teacherName');
      for await (const page of readPages(uploaded)) {
        const old = oldIn(page, fullName);
        if (old.length === 0) continue;
        const batch = school.firestore.batch();
        for (const { ref } of old) batch.update(ref, { teacherName: fullName });
        lists.raise(batch, 'materials');
        await batch.commit();
      }
    },
  };
}
