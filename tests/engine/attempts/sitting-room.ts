import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { strFromU8, unzipSync } from 'fflate';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { DEFAULT_SCHOOL_ID } from '../../../functions/src/domain/school/school-id.ts';
import { EMPTY_SUMMARY } from '../../../functions/src/domain/student/student-summary.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { readProjectIndexes } from '../../support/product/project-indexes.ts';
import { aQuiz } from '../classroom.ts';
import { TaskQueues } from '../school/fault-schedules/queue.ts';
import { startInstance } from '../school/fault-schedules/server.ts';

/** A Friday morning. */
const START = Date.parse('2026-11-20T08:00:00.000Z');

export const RIGHT = [1, 1, 1, 1, 1];

export type Who = { uid: string; role: 'student' | 'teacher' };
export const anna: Who = { uid: 'anna', role: 'teacher' };
export const colleague: Who = { uid: 'bert', role: 'teacher' };
export const pupil = (uid: string): Who => ({ uid, role: 'student' });

const SETTINGS: AssignmentSettings = {
  keepsVersion: false,
  only: null,
  opensAt: null,
  dueAt: null,
  closesAt: null,
  acceptsLate: true,
  attempts: 1,
  counts: 'best',
  time: { kind: 'usual' },
  shuffle: { questions: false, options: true },
  release: 'at-once',
  shows: 'score-and-answers',
};

/** The parts of replies that tests read. */
export type Body = {
  error?: string;
  code?: string;
  held?: string;
  notice?: string;
  attemptId?: string;
  attempt?: Record<string, unknown> & { id: string; deadline: string };
  assignment?: { id: string; state: string; markedBy?: string };
  assignments?: { id: string; markedBy?: string }[];
} & Record<string, unknown>;

/** The data of an export by file; its page says the same. */
async function readBody(response: Response): Promise<Body> {
  if (response.headers.get('content-type') !== 'application/zip') {
    return (await response.json()) as Body;
  }
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  const data = files.filter(([name]) => name.endsWith('.json'));
  return Object.fromEntries(
    data.map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown]),
  );
}

export type SittingRoom = Awaited<ReturnType<typeof openSittingRoom>>;

/** The product with Anna's class on the real engine; the test controls the clock and the queue. */
export async function openSittingRoom(projectId: string) {
  const databases = new Databases(createEngine(projectId), () => null, readProjectIndexes);
  let now = START;
  const queues = new TaskQueues(() => now);
  queues.begin(0);
  const files = new Map<string, Buffer>();
  const around = {
    ...{ databases, files, queues },
    now: () => new Date(now),
    isStopped: () => false,
  };
  const instance = await startInstance('api', projectId, around);
  const { documents, reconcile } = instance;
  const jobs = { ...instance.jobsOf(DEFAULT_SCHOOL_ID), reconcile };
  const repositories = createRepositories(documents.root);
  const { usage } = databases.of(projectId);

  async function call(
    { uid, role }: Who,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }> {
    const token = encodeURIComponent(JSON.stringify(callerOf(uid, role)));
    const response = await fetch(`${instance.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await readBody(response) };
  }

  return {
    url: instance.url,
    call,

    /** Calls without a token. */
    callWithout: (method: string, path: string) => fetch(`${instance.url}/api${path}`, { method }),

    documents,
    repositories,
    jobs,
    queues,
    files,

    at: (seconds: number) => void (now = START + seconds * 1000),
    timeAt: (seconds: number) => new Date(START + seconds * 1000).toISOString(),

    /** Counts the reads, writes and deletes of `work`. */
    async costOf(work: () => Promise<unknown>): Promise<[number, number, number]> {
      const { reads, writes, deletes } = { ...usage };
      await work();
      return [usage.reads - reads, usage.writes - writes, usage.deletes - deletes];
    },

    /** Opens a class of Anna's with these students. */
    async openClass(classId: string, students: readonly string[]): Promise<void> {
      const taught = { name: classId, subject: 'Geography', grade: '9', timeZone: 'Europe/Oslo' };
      await documents.doc(`classes/${classId}`).set({
        ...{ version: 1, ...taught, teacherIds: [anna.uid] },
        ...{ joinCode: null, archivedAt: null, createdAt: new Date(START) },
      });
      for (const uid of students) {
        await documents.doc(`marks/${uid}`).set({
          ...{ version: 1, studentId: uid, fullName: uid, classIds: [classId], marks: {} },
        });
        await documents.doc(`students/${uid}`).set(EMPTY_SUMMARY);
      }
    },

    /** Stores a quiz of Anna's, which is a draft until it is assigned. */
    async writeQuiz(id: string, questions = aQuiz(id).questions): Promise<void> {
      const { title, toughness, targetGrade } = aQuiz(id);
      const createdAt = new Date(START).toISOString();
      const summary = { id, title, toughness, targetGrade, teacherId: anna.uid, createdAt };
      await repositories.quizzes.create({
        ...summary,
        ...{
          numQuestions: questions.length,
          writer: 'offline',
          status: 'generating',
          teacherName: '',
          subject: null,
          topics: [],
          notice: null,
        },
      });
      const written = { title, notice: null, questions, drafts: [] };
      const named = { id, teacherId: anna.uid, status: 'draft' } as const;
      await repositories.quizzes.storeWritten({ ...named, ...written });
    },

    /** Assigns it to the class and returns the assignment's id. */
    async give(
      quizId: string,
      classId: string,
      settings: Partial<AssignmentSettings> = {},
    ): Promise<string> {
      const body = { quizId, classIds: [classId], settings: { ...SETTINGS, ...settings } };
      const { status, body: reply } = await call(anna, 'POST', '/assignments', body);
      const [given] = reply.assignments ?? [];
      if (status !== 201 || !given) throw new Error(`${status}: ${reply.error}`);
      return given.id;
    },

    start: (who: Who, assignmentId: string) =>
      call(who, 'POST', `/assignments/${assignmentId}/attempts`),

    submit: (
      who: Who,
      attempt: { quizId: string; attemptId?: string | undefined },
      answers: readonly (number | null)[] = RIGHT,
    ) =>
      call(who, 'POST', '/quiz/submit', {
        ...{ ...attempt, studentId: who.uid, answers, timeTaken: 60 },
      }),

    read: (who: Who, attemptId: string) => call(who, 'GET', `/quiz-results/attempt/${attemptId}`),

    change: (who: Who, assignmentId: string, settings: Partial<AssignmentSettings>) =>
      call(who, 'PUT', `/assignments/${assignmentId}/settings`, {
        settings: { ...SETTINGS, ...settings },
      }),

    /** Runs the due tasks. */
    async runDue(): Promise<void> {
      for (const { name, payload } of queues.takeDue()) {
        if (name === 'closeAttempt') {
          await jobs.closeAttempt(String(payload.attemptId), String(payload.deadline));
        }
        if (name === 'releaseResults') {
          const at = typeof payload.at === 'string' ? payload.at : null;
          await jobs.releaseResults(String(payload.assignmentId), at);
        }
        if (name === 'purgeDeleted') {
          const { kind, id, undoUntil } = payload as {
            kind: 'quiz';
            id: string;
            undoUntil: string;
          };
          await jobs.purgeDeleted(kind, id, undoUntil);
        }
        if (name === 'regradeQuiz') await jobs.regradeQuiz(String(payload.quizId));
      }
    },

    async count(collection: string, assignmentId: string): Promise<number> {
      const found = documents.collection(collection).where('assignmentId', '==', assignmentId);
      return (await found.get()).size;
    },

    totalsOf: (uid: string) => repositories.summaries.read(uid),

    async triesOf(uid: string, assignmentId: string) {
      return (await repositories.marks.findOf(uid))?.marks[assignmentId]?.tries ?? [];
    },

    close: () => instance.stop(),
  };
}
