import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { connectFirestore } from '@study-assistant/emulators/firestore/connect';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Transaction } from 'firebase-admin/firestore';
import { callerOf } from '../../functions/src/domain/caller.fixture.ts';
import { createAttemptsService } from '../../functions/src/features/attempts/attempts.service.ts';
import { createOpenAttemptsService } from '../../functions/src/features/attempts/open-attempts.service.ts';
import { createSubmitAnswersService } from '../../functions/src/features/attempts/submit-answers.service.ts';
import { createOpenAttemptsRepository } from '../../functions/src/stored/attempts/open-attempts.repository.ts';
import type { GradableQuiz } from '../../functions/src/stored/quizzes/quiz-versions.repository.ts';
import { createRepositories } from '../../functions/src/stored/repositories.ts';
import { readProjectIndexes } from '../support/product/project-indexes.ts';
import { riverQuestions } from '../support/quizzes/river-questions.ts';
import { openDocuments } from '../support/school/school-documents.ts';

const START = new Date('2026-11-16T08:00:00.000Z');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A quiz of five questions whose right answer is always the second option. */
export function aQuiz(id: string) {
  const questions = riverQuestions().map((question, at): PlacedQuestion => ({
    id: `q${at + 1}`,
    ...question,
  }));
  return {
    id,
    title: 'Rivers',
    teacherId: 'anna',
    toughness: 'Easy' as const,
    targetGrade: 'Grade 9' as const,
    version: 1,
    questions,
  };
}

export type ClassroomQuiz = ReturnType<typeof aQuiz>;

/** The attempt services on the real engine; the test controls the clock and the queue. */
export function openClassroom(projectId: string) {
  const databases = new Databases(createEngine(projectId), () => null, readProjectIndexes);
  const app = initializeApp({ projectId }, projectId);
  const firestore = getFirestore(app);
  connectFirestore(firestore, databases);
  const documents = openDocuments(firestore);
  const repositories = createRepositories(documents.root);
  const { attempts, summaries } = repositories;
  const quizzes = new Map<string, ClassroomQuiz>();
  const findQuiz = (id: string, _version?: number): Promise<GradableQuiz | null> =>
    Promise.resolve(quizzes.get(id) ?? null);
  const isThere = (_: Transaction, id: string) => Promise.resolve(quizzes.has(id));
  const versions = {
    ...{ findTakeable: findQuiz, findPublished: findQuiz, findGradable: findQuiz },
    ...{ isTakeable: isThere, isPublished: isThere },
  };
  const never = () => Promise.reject(new Error('Nobody asks for this here.'));
  const tasks: { attemptId: string; afterSeconds: number }[] = [];
  let now = START;

  const deps = {
    attempts,
    openAttempts: createOpenAttemptsRepository(documents.root, { ...repositories, versions }),
    heldAttempts: { find: () => Promise.resolve(null) },
    givenAssignments: { find: never },
    versions,
    limits: { take: () => Promise.resolve() },
    tasks: {
      closeAttempt: {
        enqueue({ attemptId }: { attemptId: string }, { afterSeconds } = { afterSeconds: 0 }) {
          tasks.push({ attemptId, afterSeconds });
          return Promise.resolve();
        },
      },
    },
    clock: () => now,
    log,
  };
  const service = createOpenAttemptsService(deps);
  const plain = {
    ...createSubmitAnswersService(deps),
    ...createAttemptsService({ ...deps, ...repositories, readResult: never }),
  };

  return {
    deps,
    /** The service with some dependencies replaced. */
    serviceWith: (changes: Partial<Parameters<typeof createOpenAttemptsService>[0]>) =>
      createOpenAttemptsService({ ...deps, ...changes }),
    service,
    plain,
    attempts,
    firestore,
    /** What has been read, written and deleted so far. */
    usage: databases.of(projectId).usage,
    documents,
    quizzes,
    tasks,
    /** Sets the clock to this many seconds after the start. */
    at: (seconds: number) => (now = new Date(START.getTime() + seconds * 1000)),
    /** A student's totals: the count of attempts and the sum of their percentages. */
    async totalsOf(studentId: string) {
      const { attempts: count, percentageSum } = await summaries.read(studentId);
      return { count, percentageSum };
    },
    async countStored(studentId: string): Promise<number> {
      const stored = await documents
        .collection('attempts')
        .where('studentId', '==', studentId)
        .get();
      return stored.size;
    },
    async countOpen(): Promise<number> {
      return (await documents.collection('openAttempts').get()).size;
    },
    close: () => deleteApp(app),
  };
}

export type Classroom = ReturnType<typeof openClassroom>;

export function student(uid: string) {
  return callerOf(uid, 'student');
}
