import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { transact } from '../../../platform/firestore/transact.ts';
import type { ErasedPerson, Place } from '../place.ts';
import { forEachOf, isAny, ownDocuments } from './documents.repository.ts';

/** What takes a teacher's things away for good, each by the way that its feature has for that. */
export type Removals = {
  /** Its attempts stay; who sits at it is graded. */
  removeQuiz: (id: string) => Promise<unknown>;
  purgeQuiz: (id: string) => Promise<unknown>;
  purgeMaterial: (id: string) => Promise<unknown>;
  /** With its files, and before it. */
  removeMaterial: (material: { id: string; path: string }) => Promise<void>;
  removeFile: (path: string) => Promise<void>;
  /** Takes her out of a class; one without any teacher is archived. */
  leaveClass: (classId: string, uid: string) => Promise<void>;
};

/** Quizzes, materials and documents that were not handed over: they are deleted for good. */
export function ownedPlaces(school: DocumentReference, removals: Removals): Place[] {
  const ofTeacher = (name: string, field = 'teacherId') => {
    const collection = school.collection(name);
    return (uid: string) => collection.where(field, '==', uid);
  };
  function placeOf(
    name: string,
    remove: (found: QueryDocumentSnapshot) => Promise<unknown>,
    { field, also = [] }: { field?: string; also?: string[] } = {},
  ): Place {
    const queryOf = ofTeacher(name, field);
    return {
      name,
      collections: [name, ...also],
      erase: ({ uid }) => forEachOf(queryOf(uid), remove),
      isLeft: ({ uid }) => isAny(queryOf(uid)),
    };
  }
  const textOf = (found: QueryDocumentSnapshot, field: string) => String(found.get(field));
  return [
    placeOf('deletedQuizzes', ({ id }) => removals.purgeQuiz(id)),
    placeOf('deletedMaterials', ({ id }) => removals.purgeMaterial(id)),
    placeOf('quizzes', ({ id }) => removals.removeQuiz(id)),
    placeOf('materials', (found) =>
      removals.removeMaterial({ id: found.id, path: textOf(found, 'path') }),
    ),
    placeOf('quizDocuments', async (found) => {
      await removals.removeFile(textOf(found, 'sourcePath'));
      await found.ref.delete();
    }),
    // Of a quiz that is gone, whose deletion broke off.
    placeOf(
      'jobs',
      async (found) => {
        await removals.removeFile(textOf(found, 'order.sourcePath'));
        await found.ref.delete();
      },
      { field: 'order.teacherId' },
    ),
  ];
}

export function classesPlace(school: DocumentReference, { leaveClass }: Removals): Place {
  const taught = (uid: string) =>
    school.collection('classes').where('teacherIds', 'array-contains', uid);
  return {
    name: 'classes',
    collections: ['classes', 'joinCodes'],
    erase: ({ uid }) => forEachOf(taught(uid), ({ id }) => leaveClass(id, uid)),
    isLeft: ({ uid }) => isAny(taught(uid)),
  };
}

/** After the classes: what she gave a class is its first other teacher's. */
export function givenPlace(school: DocumentReference): Place {
  const assignments = school.collection('assignments');
  const given = (uid: string) => assignments.where('teacherId', '==', uid);
  return {
    name: 'given assignments',
    collections: ['assignments'],
    erase: ({ uid, erasureId }) =>
      forEachOf(given(uid), async (found) => {
        const taught = await school
          .collection('classes')
          .doc(String(found.get('classId')))
          .get();
        const teacherIds = (taught.get('teacherIds') ?? []) as string[];
        await found.ref.update({ teacherId: teacherIds[0] ?? erasureId });
      }),
    isLeft: ({ uid }) => isAny(given(uid)),
  };
}

/** Assignments that were for some students, her among them; one for her alone goes with her. */
export function chosenPlace(school: DocumentReference): Place {
  const assignments = school.collection('assignments');
  const chosen = ({ uid }: ErasedPerson) => assignments.where('audience', 'array-contains', uid);
  return {
    ...ownDocuments(assignments, chosen),
    name: 'chosen assignments',
    erase: (person) =>
      forEachOf(chosen(person), ({ ref }) =>
        transact(school.firestore, async (transaction) => {
          const audience = (await transaction.get(ref)).get('audience') as string[] | undefined;
          if (!audience) return;
          const others = audience.filter((id) => id !== person.uid);
          if (others.length === 0) transaction.delete(ref);
          else transaction.update(ref, { audience: others, 'settings.only': others });
        }),
      ),
  };
}
