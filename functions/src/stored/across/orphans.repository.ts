import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
} from 'firebase-admin/firestore';
import { filePathOf } from '../../domain/material/material-text.ts';
import type { Owner } from '../../domain/reconcile/is-too-much.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { responsesOf } from '../attempts/responses.repository.ts';
import { openAttemptsOf, seatFields } from '../attempts/stored-seat.ts';
import { materialsOf, storedMaterial, deletedMaterialsOf } from '../materials/stored-material.ts';
import { quizDocumentsOf, storedDocument } from '../quizzes/quiz-documents.repository.ts';
import { reportsOf, soughtFields } from '../quizzes/reports.repository.ts';
import { jobsOf, orderPlaces } from '../quizzes/stored-job.ts';
import { quizzesOf, deletedQuizzesOf } from '../quizzes/stored-quiz.ts';

export type FoundJob = { quizId: string; updatedAt: Date };

export type OrphansRepository = ReturnType<typeof createOrphansRepository>;

/** What is left of things that are gone: found by asking for what they belong to. */
export function createOrphansRepository(school: DocumentReference) {
  const quizzes = quizzesOf(school);
  const materials = materialsOf(school);
  const deletedQuizzes = deletedQuizzesOf(school);
  const deletedMaterials = deletedMaterialsOf(school);
  const jobs = jobsOf(school);
  const quizDocuments = quizDocumentsOf(school);
  const reports = reportsOf(school);
  const responses = responsesOf(school);
  const openAttempts = openAttemptsOf(school);
  const owners: Record<Owner, CollectionReference> = { quizzes, materials, jobs };

  return {
    async isEmpty(owner: Owner): Promise<boolean> {
      return (await owners[owner].select().limit(1).get()).empty;
    },

    async *listJobs(): AsyncGenerator<FoundJob[]> {
      for await (const page of readPages(jobs.select())) {
        yield page.map(({ id, updateTime }) => ({ quizId: id, updatedAt: updateTime.toDate() }));
      }
    },

    /** Each once. */
    async *listReportedQuizzes(): AsyncGenerator<string[]> {
      const listed = new Set<string>();
      for await (const page of readPages(reports.select('quizzes'))) {
        const named = page.flatMap((book) => readField(soughtFields, 'quizzes', book) ?? []);
        const others = [...new Set(named)].filter((quizId) => !listed.has(quizId));
        for (const quizId of others) listed.add(quizId);
        yield others;
      }
    },

    async *listCountedQuizzes(): AsyncGenerator<string[]> {
      for await (const page of readPages(responses.select())) yield page.map(({ id }) => id);
    },

    /** Attempts whose deadline was before that time and that are open still. */
    async *listOverdue(before: Date): AsyncGenerator<string[]> {
      const overdue = openAttempts
        .where('deadline', '<', before.toISOString())
        .orderBy('deadline')
        .select('attemptId', 'deadline');
      for await (const page of readPages(overdue)) {
        const ids = page.map((open) => readField(seatFields, 'attemptId', open));
        yield ids.filter((id) => id !== null);
      }
    },

    /** Those of these quizzes that are not there and cannot come back. */
    async findMissingQuizzes(ids: readonly string[]): Promise<string[]> {
      const missing = await findMissing([quizzes], ids);
      // An undo may have come in between: both at one moment.
      return findMissing([quizzes, deletedQuizzes], missing);
    },

    /** Those of these files that nothing names; what was read of a file belongs to who names that. */
    async findUnnamedFiles(paths: readonly string[]): Promise<string[]> {
      const named = new Set<string>();
      for (const some of toDisjunctions([...new Set(paths.map(filePathOf))])) {
        const found = await Promise.all(namingQueries(some).map((query) => query.get()));
        for (const path of found.flatMap(({ docs }) => docs).map(pathIn)) named.add(path);
      }
      const unnamed = paths.filter((path) => !named.has(filePathOf(path)));
      return findUnnamedAtOnce(unnamed);
    },
  };

  /** In none of these collections, as of one moment. */
  async function findMissing(
    collections: readonly CollectionReference[],
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const refs = collections.flatMap((collection) => ids.map((id) => collection.doc(id)));
    const found = await school.firestore.getAll(...refs, { fieldMask: [] });
    const there = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    return ids.filter((id) => !there.has(id));
  }

  /** With what was deleted and may come back, as of one moment. */
  async function findUnnamedAtOnce(paths: readonly string[]): Promise<string[]> {
    const named = new Set<string>();
    for (const some of toDisjunctions([...new Set(paths.map(filePathOf))])) {
      const queries = [
        ...namingQueries(some),
        deletedMaterials.select('documents.materials.path'),
        deletedQuizzes.select('documents.jobs.order.sourcePath'),
      ];
      const found = await transact(school.firestore, (transaction) =>
        Promise.all(queries.map((query) => transaction.get(query))),
      );
      for (const path of found.flatMap(({ docs }) => docs).map(pathIn)) named.add(path);
    }
    return paths.filter((path) => !named.has(filePathOf(path)));
  }

  function namingQueries(paths: readonly string[]): Query[] {
    return [
      materials.where('path', 'in', paths).select('path'),
      jobs.where('order.sourcePath', 'in', paths).select('order.sourcePath'),
      quizDocuments.where('sourcePath', 'in', paths).select('sourcePath'),
    ];
  }
}

/** Where a document names its file, by what it is a document of. */
const pathFields = {
  path: storedMaterial.shape.path,
  'order.sourcePath': orderPlaces['order.sourcePath'],
  sourcePath: storedDocument.shape.sourcePath,
  'documents.materials.path': storedMaterial.shape.path,
  'documents.jobs.order.sourcePath': orderPlaces['order.sourcePath'],
};
const PATH_NAMES = Object.keys(pathFields) as (keyof typeof pathFields)[];

/** Of the file that a document names. */
function pathIn(named: DocumentSnapshot): string {
  const paths = PATH_NAMES.map((name) => readField(pathFields, name, named));
  return paths.find((path) => path !== null) ?? '';
}
