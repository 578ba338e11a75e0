import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
} from 'firebase-admin/firestore';
import { filePathOf } from '../../domain/material/material-text.ts';
import type { Owner } from '../../domain/reconcile/is-too-much.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';

export type FoundJob = { quizId: string; updatedAt: Date };

export type OrphansRepository = ReturnType<typeof createOrphansRepository>;

/** What is left of things that are gone: found by asking for what they belong to. */
export function createOrphansRepository(school: DocumentReference) {
  const quizzes = school.collection('quizzes');
  const materials = school.collection('materials');
  const deletedQuizzes = school.collection('deletedQuizzes');
  const deletedMaterials = school.collection('deletedMaterials');
  const jobs = school.collection('jobs');
  const quizDocuments = school.collection('quizDocuments');
  const reports = school.collection('reports');
  const responses = school.collection('responses');
  const openAttempts = school.collection('openAttempts');

  return {
    async isEmpty(owner: Owner): Promise<boolean> {
      return (await school.collection(owner).select().limit(1).get()).empty;
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
        const named = page.flatMap((book) => (book.get('quizzes') ?? []) as string[]);
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
        yield page.map((open) => String(open.get('attemptId')));
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

const PATH_FIELDS = [
  ...['path', 'order.sourcePath', 'sourcePath'],
  ...['documents.materials.path', 'documents.jobs.order.sourcePath'],
];

/** Of the file that a document names. */
function pathIn(named: DocumentSnapshot): string {
  return PATH_FIELDS.map((field) => named.get(field) as unknown).find(isText) ?? '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
