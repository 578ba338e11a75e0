import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from '../../domain/api-error.ts';
import { audienceOf } from '../../domain/material/material-audience.ts';
import { readDocument, readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { assignmentsOf } from '../assignments/stored-assignment.ts';
import { classesOf, classFields } from '../classes/stored-class.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { prepareClassCopies } from '../materials/class-copies.ts';
import { materialsOf, storedMaterial } from '../materials/stored-material.ts';
import { storedUser, usersOf } from '../people/stored-user.ts';
import { jobsOf } from '../quizzes/stored-job.ts';
import { quizzesOf, summaryFields, keyOf, draftsOf } from '../quizzes/stored-quiz.ts';

const storedTeacher = z.pipe(
  z.pick(storedUser, {
    id: true,
    fullName: true,
    userType: true,
    closedAt: true,
    erasureId: true,
  }),
  z.transform(({ id, fullName, userType, closedAt, erasureId }) => ({
    ...{ uid: id, fullName, userType },
    isClosed: closedAt !== null,
    isErasing: erasureId !== null,
  })),
);

/** What quizzes and materials alike say of whose they are. */
const ownedFields = { teacherId: z.string() };

export type Teacher = z.output<typeof storedTeacher>;
export type Heir = Pick<Teacher, 'uid' | 'fullName'>;

export type HandOverRepository = ReturnType<typeof createHandOverRepository>;

/**
 * Whose the things of a teacher are, wherever that is written. Each moves in a transaction that sees it
 * as hers, and the account that is given it as open: of two at once one moves it, and what somebody edits
 * meanwhile is refused or moves with it.
 */
export function createHandOverRepository(school: DocumentReference) {
  const { firestore } = school;
  const lists = createListVersions(school);
  const quizzes = quizzesOf(school);
  const jobs = jobsOf(school);
  const materials = materialsOf(school);
  const classes = classesOf(school);
  const ofTeacher = (things: CollectionReference, uid: string) =>
    things.where('teacherId', '==', uid);

  async function* listIds(query: Query): AsyncGenerator<string[]> {
    for await (const page of readPages(query.select())) yield page.map(({ id }) => id);
  }

  const users = usersOf(school);
  const heirOf = ({ uid }: Heir) => users.doc(uid);

  /**
   * False where it is not hers any more.
   *
   * @throws ApiError where the account that is given it is not open any more
   * @param move is given those of `others` that there are
   */
  function moveOwned(
    ref: DocumentReference,
    { from, to }: { from: string; to: Heir },
    move: (transaction: Transaction, found: DocumentSnapshot, others: DocumentReference[]) => void,
    others: readonly DocumentReference[] = [],
  ): Promise<boolean> {
    return transact(firestore, async (transaction) => {
      const [found, heir, ...read] = await transaction.getAll(ref, heirOf(to), ...others);
      if (!found || readField(ownedFields, 'teacherId', found) !== from) return false;
      requireOpen(heir, to);
      const there = read.filter(({ exists }) => exists);
      move(
        transaction,
        found,
        there.map((one) => one.ref),
      );
      return true;
    });
  }

  return {
    async findTeacher(uid: string): Promise<Teacher | null> {
      const found = readDocument(storedTeacher, await users.doc(uid).get());
      return found?.userType === 'teacher' ? found : null;
    },

    listQuizzes: (uid: string) => listIds(ofTeacher(quizzes, uid)),

    /** With its key, its drafts and its job, which say too whose it is. */
    moveQuiz(id: string, from: string, to: Heir): Promise<boolean> {
      const { uid, fullName } = to;
      const quiz = quizzes.doc(id);
      const job = jobs.doc(id);
      const move = (
        transaction: Transaction,
        found: DocumentSnapshot,
        others: DocumentReference[],
      ) => {
        transaction.update(quiz, { teacherId: uid, teacherName: fullName });
        for (const ref of others) {
          const isJob = ref.isEqual(job);
          transaction.update(ref, isJob ? { 'order.teacherId': uid } : { teacherId: uid });
        }
        const isReady = readField(summaryFields, 'status', found) === 'ready';
        const isShared = readField(summaryFields, 'filing', found)?.isShared ?? false;
        lists.raiseQuiz(transaction, { id, teacherId: from, isShared }, { isReady });
        lists.raiseQuiz(transaction, { id, teacherId: uid }, { isReady: false });
      };
      return moveOwned(quiz, { from, to }, move, [keyOf(quiz), draftsOf(quiz), job]);
    },

    listMaterials: (uid: string) => listIds(ofTeacher(materials, uid)),

    moveMaterial(id: string, from: string, to: Heir): Promise<boolean> {
      const { uid, fullName } = to;
      const ref = materials.doc(id);
      return moveOwned(ref, { from, to }, (transaction, found) => {
        const audience = audienceOf(readField(storedMaterial.shape, 'classes', found) ?? [], uid);
        transaction.update(ref, { teacherId: uid, teacherName: fullName, audience });
        lists.raise(transaction, 'materials');
      });
    },

    listClasses: (uid: string) => listIds(classes.where('teacherIds', 'array-contains', uid)),

    /** In her place, which is the first where she is the owner; who teaches it already does so once. */
    moveClass(id: string, from: string, to: Heir): Promise<boolean> {
      const ref = classes.doc(id);
      return transact(firestore, async (transaction) => {
        const [found, heir] = await transaction.getAll(ref, heirOf(to));
        const before = readField(classFields, 'teacherIds', found) ?? [];
        if (!before.includes(from)) return false;
        requireOpen(heir, to);
        const teacherIds = [...new Set(before.map((one) => (one === from ? to.uid : one)))];
        const name = readField(classFields, 'name', found) ?? '';
        const copy = await prepareClassCopies(school, transaction, { id, name, teacherIds });
        transaction.update(ref, { teacherIds });
        copy();
        return true;
      });
    },

    async moveAssignments(from: string, to: Heir): Promise<void> {
      for await (const page of readPages(ofTeacher(assignmentsOf(school), from).select())) {
        await transact(firestore, async (transaction) => {
          requireOpen(await transaction.get(heirOf(to)), to);
          for (const { ref } of page) transaction.update(ref, { teacherId: to.uid });
        });
      }
    },
  };
}

function requireOpen(heir: DocumentSnapshot | undefined, { fullName }: Heir): void {
  const found = heir && readDocument(storedTeacher, heir);
  if (found && !found.isClosed && !found.isErasing) return;
  const sentence = `The account of ${fullName} is not open any more. What has been handed over stays there; please hand over the rest to another teacher.`;
  throw new ApiError('conflict', sentence);
}
