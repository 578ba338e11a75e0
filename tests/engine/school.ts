import { connectFirestore } from '@study-assistant/emulators/firestore/connect';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { packFirstAttempt } from '../../functions/src/domain/attempt/first-attempt.ts';
import type { Reached } from '../../functions/src/domain/limits.ts';
import { createRepositories } from '../../functions/src/stored/repositories.ts';
import { readProjectIndexes } from '../support/product/project-indexes.ts';
import { openDocuments } from '../support/school/school-documents.ts';

const options = ['It rests', 'It flows', 'It freezes', 'It burns'];

/** Three questions whose right answer is always the second option. */
export const QUESTIONS = ['One?', 'Two?', 'Three?'].map((question) => ({
  ...{ question, options, correctAnswer: 1, topic: 'rivers' },
}));

/** The repositories on the real engine, with their costs. */
export function openSchool(projectId: string) {
  const databases = new Databases(createEngine(projectId), () => null, readProjectIndexes);
  const app = initializeApp({ projectId }, projectId);
  const firestore = getFirestore(app);
  connectFirestore(firestore, databases);
  const documents = openDocuments(firestore);
  const { usage } = databases.of(projectId);
  const reached: Reached[] = [];

  return {
    firestore,
    documents,
    repositories: createRepositories(documents.root, (ends) => reached.push(...ends)),
    /** The counts that have finished, as reported to the log. */
    reached,

    /** Stores first attempts at a quiz with equal answers, this many seconds ago. */
    async storeFirsts(
      quizId: string,
      { count, chosen, secondsAgo }: { count: number; chosen: number[]; secondsAgo: number },
    ): Promise<void> {
      const writer = firestore.bulkWriter();
      const answered = QUESTIONS.map((one, at) => ({
        ...{ ...one, userAnswer: chosen[at] ?? null, estimatedTime: 20 },
      }));
      const storedAt = Timestamp.fromMillis(Date.now() - 1000 * secondsAgo);
      const first = { quizId, ...packFirstAttempt(answered), storedAt };
      for (let one = 0; one < count; one += 1) {
        void writer.create(documents.collection('attempts').doc(), { first });
      }
      await writer.close();
    },

    /** Counts the reads, writes and deletes of `work`. */
    async costOf(work: () => Promise<unknown>): Promise<[number, number, number]> {
      const { reads, writes, deletes } = { ...usage };
      await work();
      return [usage.reads - reads, usage.writes - writes, usage.deletes - deletes];
    },

    close: () => deleteApp(app),
  };
}

export type School = ReturnType<typeof openSchool>;
