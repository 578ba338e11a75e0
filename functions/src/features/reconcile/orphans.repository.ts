import type { DocumentReference } from 'firebase-admin/firestore';
import { toDisjunctions } from '../../platform/disjunctions.ts';
import { readPages } from '../../platform/read-pages.ts';
import type { Owner } from './remove-lost.ts';

export type FoundJob = { quizId: string; updatedAt: Date };

/** What is left of things that are gone: found by asking for what they belong to. */
export function createOrphansRepository(school: DocumentReference) {
  const quizzes = school.collection('quizzes');
  const materials = school.collection('materials');
  const jobs = school.collection('jobs');
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

    /** Those of these quizzes that are not there. */
    async findMissingQuizzes(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const found = await school.firestore.getAll(...ids.map((id) => quizzes.doc(id)), {
        fieldMask: [],
      });
      return found.filter(({ exists }) => !exists).map(({ id }) => id);
    },

    /** Those of these files that nothing names. */
    async findUnnamedFiles(paths: readonly string[]): Promise<string[]> {
      const named = new Set<string>();
      for (const some of toDisjunctions(paths)) {
        const [ofMaterials, ofJobs] = await Promise.all([
          materials.where('path', 'in', some).select('path').get(),
          jobs.where('order.sourcePath', 'in', some).select('order.sourcePath').get(),
        ]);
        for (const material of ofMaterials.docs) named.add(String(material.get('path')));
        for (const job of ofJobs.docs) named.add(String(job.get('order.sourcePath')));
      }
      return paths.filter((path) => !named.has(path));
    },
  };
}
