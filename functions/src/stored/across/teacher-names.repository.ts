import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { materialsOf } from '../materials/stored-material.ts';
import { quizzesOf, summaryFields } from '../quizzes/stored-quiz.ts';

/** What quizzes and materials alike say of their teacher. */
const namedFields = { teacherName: z.string() };

export type TeacherNames = ReturnType<typeof createTeacherNames>;

/** Quizzes and materials say what their teacher is called, so that a list reads nobody's profile. */
export function createTeacherNames(school: DocumentReference) {
  const quizzes = quizzesOf(school);
  const materials = materialsOf(school);
  const lists = createListVersions(school);

  function oldIn(page: readonly QueryDocumentSnapshot[], fullName: string) {
    return page.filter((one) => readField(namedFields, 'teacherName', one) !== fullName);
  }

  return {
    /** May break off and be done again: it changes those that have another name. */
    async copy(uid: string, fullName: string): Promise<void> {
      const own = quizzes.where('teacherId', '==', uid).select('teacherName', 'status', 'filing');
      for await (const page of readPages(own)) {
        const old = oldIn(page, fullName);
        if (old.length === 0) continue;
        const batch = school.firestore.batch();
        for (const { ref } of old) batch.update(ref, { teacherName: fullName });
        const isReady = old.some((quiz) => readField(summaryFields, 'status', quiz) === 'ready');
        lists.raise(batch, `quizzes-of-${uid}`);
        if (isReady) lists.raise(batch, 'ready-quizzes');
        const shared = old.filter((quiz) => readField(summaryFields, 'filing', quiz)?.isShared);
        if (shared.length > 0)
          lists.raise(
            batch,
            'shared-quizzes',
            shared.map(({ id }) => id),
          );
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
