import type {
  CollectionReference,
  DocumentReference,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { FileStore } from '../../../platform/files/files.ts';
import { readField } from '../../../platform/firestore/documents.ts';
import { transact } from '../../../platform/firestore/transact.ts';
import {
  assignmentsOf,
  assignmentFields,
  askedFields,
} from '../../assignments/stored-assignment.ts';
import { boardsOf } from '../../board/stored-board.ts';
import type { ClassesRepository } from '../../classes/classes.repository.ts';
import { classesOf, classFields } from '../../classes/stored-class.ts';
import {
  materialsOf,
  deletedMaterialsOf,
  storedMaterial,
} from '../../materials/stored-material.ts';
import { bankFields, questionBanksOf } from '../../quizzes/question-banks.repository.ts';
import { quizDocumentsOf, storedDocument } from '../../quizzes/quiz-documents.repository.ts';
import { jobsOf, orderPlaces } from '../../quizzes/stored-job.ts';
import { quizzesOf, deletedQuizzesOf } from '../../quizzes/stored-quiz.ts';
import type { ErasedPerson, Place } from '../place.ts';
import { forEachOf, isAny, ownDocuments, removeAll } from './documents.repository.ts';

/** The ways in which the features take a teacher's things away for good. */
export type Removals = {
  quizDeletions: {
    /** Its attempts stay; who sits at it is graded. */
    discard: (id: string) => Promise<unknown>;
    purge: (id: string) => Promise<unknown>;
  };
  materialDeletions: {
    /** With its files, and before it. */
    discard: (material: { id: string; path: string | null }) => Promise<void>;
    purge: (id: string) => Promise<unknown>;
  };
  files: Pick<FileStore, 'remove'>;
};

export type BoardsDeps = {
  /** Ends what is on the board of a class, keeps its results and takes it away. */
  keepBoard: { clear: (classId: string) => Promise<void> };
};

export type ClassesDeps = {
  classes: Pick<ClassesRepository, 'find' | 'leave'>;
  /** Ends what hangs on a class. */
  endClass: (classId: string) => Promise<void>;
  clock: () => Date;
};

/** Before her quizzes: while they are there, what was answered on a board can be graded. */
export function boardsPlace(school: DocumentReference, { keepBoard }: BoardsDeps): Place {
  const boards = boardsOf(school);
  const led = (uid: string) => boards.where('teacherId', '==', uid);
  return {
    name: boards.id,
    collections: [boards.id],
    erase: ({ uid }) => forEachOf(led(uid), ({ id }) => keepBoard.clear(id)),
    isLeft: ({ uid }) => isAny(led(uid)),
  };
}

/** Quizzes, materials and documents that were not handed over: they are deleted for good. */
export function ownedPlaces(
  school: DocumentReference,
  { quizDeletions, materialDeletions, files }: Removals,
): Place[] {
  function placeOf(
    things: CollectionReference,
    remove: (found: QueryDocumentSnapshot) => Promise<unknown>,
    field = 'teacherId',
  ): Place {
    const queryOf = (uid: string) => things.where(field, '==', uid);
    return {
      name: things.id,
      collections: [things.id],
      erase: ({ uid }) => forEachOf(queryOf(uid), remove),
      isLeft: ({ uid }) => isAny(queryOf(uid)),
    };
  }
  async function removeWithFile({ ref }: QueryDocumentSnapshot, path: string | null) {
    if (path !== null) await files.remove(path);
    await ref.delete();
  }
  return [
    placeOf(deletedQuizzesOf(school), ({ id }) => quizDeletions.purge(id)),
    placeOf(deletedMaterialsOf(school), ({ id }) => materialDeletions.purge(id)),
    placeOf(quizzesOf(school), ({ id }) => quizDeletions.discard(id)),
    placeOf(materialsOf(school), (found) => {
      const path = readField(storedMaterial.shape, 'path', found);
      return materialDeletions.discard({ id: found.id, path });
    }),
    placeOf(quizDocumentsOf(school), (found) =>
      removeWithFile(found, readField(storedDocument.shape, 'sourcePath', found)),
    ),
    // Of a quiz that is gone, whose deletion broke off.
    placeOf(
      jobsOf(school),
      (found) => removeWithFile(found, readField(orderPlaces, 'order.sourcePath', found)),
      'order.teacherId',
    ),
  ];
}

/**
 * After her quizzes. What colleagues share goes as a whole where something of hers is in it: it is made
 * again from their quizzes when one of them looks.
 */
export function questionBanksPlace(school: DocumentReference): Place {
  const banks = questionBanksOf(school);
  const hers = (uid: string) => banks.where('teacherIds', 'array-contains', uid);
  return {
    name: banks.id,
    collections: [banks.id],
    async erase({ uid }) {
      const { docs } = await hers(uid).select('bank').get();
      const shared = docs.some((part) => readField(bankFields, 'bank', part) === 'shared')
        ? await removeAll(banks.where('bank', '==', 'shared'))
        : 0;
      return shared + (await removeAll(hers(uid)));
    },
    isLeft: ({ uid }) => isAny(hers(uid)),
  };
}

/** She goes out of each of her classes; one without any teacher is archived. */
export function classesPlace(
  school: DocumentReference,
  { classes, endClass, clock }: ClassesDeps,
): Place {
  const taught = (uid: string) => classesOf(school).where('teacherIds', 'array-contains', uid);
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
  const assignments = assignmentsOf(school);
  const given = (uid: string) => assignments.where('teacherId', '==', uid);
  return {
    name: 'given assignments',
    collections: ['assignments'],
    erase: ({ uid, erasureId }) =>
      forEachOf(given(uid), async (found) => {
        const classId = readField(assignmentFields, 'classId', found);
        const taught = classId === null ? undefined : await classesOf(school).doc(classId).get();
        const [heir = erasureId] = readField(classFields, 'teacherIds', taught) ?? [];
        await found.ref.update({ teacherId: heir });
      }),
    isLeft: ({ uid }) => isAny(given(uid)),
  };
}

/** Assignments that were for some students, her among them; one for her alone goes with her. */
export function chosenPlace(school: DocumentReference): Place {
  const assignments = assignmentsOf(school);
  const chosen = ({ uid }: ErasedPerson) => assignments.where('audience', 'array-contains', uid);
  return {
    ...ownDocuments(assignments, chosen),
    name: 'chosen assignments',
    erase: (person) =>
      forEachOf(chosen(person), ({ ref }) =>
        transact(school.firestore, async (transaction) => {
          const audience = readField(askedFields, 'audience', await transaction.get(ref));
          if (!audience) return;
          const others = audience.filter((id) => id !== person.uid);
          if (others.length === 0) transaction.delete(ref);
          else transaction.update(ref, { audience: others, 'settings.only': others });
        }),
      ),
  };
}
