import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { FileStore } from '../../../platform/files/files.ts';
import { transact } from '../../../platform/firestore/transact.ts';
import type { ClassesRepository } from '../../classes/classes.repository.ts';
import type { ErasedPerson, Place } from '../place.ts';
import { forEachOf, isAny, ownDocuments } from './documents.repository.ts';

/** The ways in which the features take a teacher's things away for good. */
export type Removals = {
  quizDeletions: {
    /** Its attempts stay; who sits at it is graded. */
    discard: (id: string) => Promise<unknown>;
    purge: (id: string) => Promise<unknown>;
  };
  materialDeletions: {
    /** With its files, and before it. */
    discard: (material: { id: string; path: string }) => Promise<void>;
    purge: (id: string) => Promise<unknown>;
  };
  files: Pick<FileStore, 'remove'>;
};

export type ClassesDeps = {
  classes: Pick<ClassesRepository, 'find' | 'leave'>;
  /** Ends what hangs on a class. */
  endClass: (classId: string) => Promise<void>;
  clock: () => Date;
};

/** Quizzes, materials and documents that were not handed over: they are deleted for good. */
export function ownedPlaces(
  school: DocumentReference,
  { quizDeletions, materialDeletions, files }: Removals,
): Place[] {
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
    placeOf('deletedQuizzes', ({ id }) => quizDeletions.purge(id)),
    placeOf('deletedMaterials', ({ id }) => materialDeletions.purge(id)),
    placeOf('quizzes', ({ id }) => quizDeletions.discard(id)),
    placeOf('materials', (found) =>
      materialDeletions.discard({ id: found.id, path: textOf(found, 'path') }),
    ),
    placeOf('quizDocuments', async (found) => {
      await files.remove(textOf(found, 'sourcePath'));
      await found.ref.delete();
    }),
    // Of a quiz that is gone, whose deletion broke off.
    placeOf(
      'jobs',
      async (found) => {
        await files.remove(textOf(found, 'order.sourcePath'));
        await found.ref.delete();
      },
      { field: 'order.teacherId' },
    ),
  ];
}

/** She goes out of each of her classes; one without any teacher is archived. */
export function classesPlace(
  school: DocumentReference,
  { classes, endClass, clock }: ClassesDeps,
): Place {
  const taught = (uid: string) =>
    school.collection('classes').where('teacherIds', 'array-contains', uid);
  async function leave(id: string, uid: string): Promise<void> {
    const record = await classes.find(id);
    if (!record) return;
    const isAlone = record.teacherIds.every((one) => one === uid);
    // First what hangs on it: the class is found as long as she teaches it.
    if (isAlone) await endClass(id);
    await classes.leave(id, uid, clock());
  }
  return {
    name: 'classes',
    collections: ['classes', 'joinCodes'],
    erase: ({ uid }) => forEachOf(taught(uid), ({ id }) => leave(id, uid)),
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
