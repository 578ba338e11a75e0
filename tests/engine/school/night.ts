import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '@study-assistant/emulators/ports';
import { startStorageServer } from '@study-assistant/emulators/storage/server';
import { getApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { expect } from 'vitest';
import { DEFAULT_SCHOOL_ID } from '../../../functions/src/domain/school/school-id.ts';
import { createReconcileJob } from '../../../functions/src/features/reconcile/reconcile.job.ts';
import { createFileStore } from '../../../functions/src/platform/files/files.ts';
import { createSchoolFiles } from '../../../functions/src/platform/files/school-files.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { aQuiz, openClassroom } from '../classroom.ts';

const HOST = '127.0.0.1';
export const DAY_MS = 24 * 60 * 60 * 1000;
export const profile = {
  fullName: 'Maya',
  email: 'maya@example.org',
  currentGrade: '9' as const,
  classIds: [] as string[],
};

type Line = { event: string } & Record<string, unknown>;
type Repositories = ReturnType<typeof createRepositories>;
export type Night = Awaited<ReturnType<typeof openNight>>;

/** A classroom with files, and the nightly jobs on both. */
export async function openNight(projectId: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'reconcile-'));
  const [port = 0] = await freePorts(1);
  const blobs = path.join(folder, 'blobs');
  const storage = await startStorageServer({ projectId, host: HOST, port, blobs, isKept: false });
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `${HOST}:${port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.STORAGE_EMULATOR_HOST = `http://${HOST}:${port}`;
  const room = openClassroom(projectId);
  const repositories = createRepositories(room.documents.root);
  const bucketName = `${projectId}.appspot.com`;
  const allFiles = createFileStore(() => getStorage(getApp(projectId)), bucketName);
  const files = createSchoolFiles(allFiles, DEFAULT_SCHOOL_ID);

  const purged: string[] = [];
  const ordered: string[] = [];

  /** The logs of the job, run this many days from now. */
  async function reconcile(days = 2, changes: Partial<Repositories> = {}): Promise<Line[]> {
    const lines: Line[] = [];
    const say = (event: string, fields = {}) => void lines.push({ event, ...fields });
    const log = { info: say, warn: say, error: say };
    const clock = () => new Date(Date.now() + days * DAY_MS);
    const identity = { findOtherStanding: () => Promise.resolve([]) };
    const reconcileNow = createReconcileJob({
      ...{ ...repositories, ...changes },
      ...{ schoolId: DEFAULT_SCHOOL_ID, identity, files, clock, log },
      keepBoard: { clear: () => Promise.resolve() },
      closeAttempt: (id) => room.service.closeAbandoned(id),
      releaseResults: () => Promise.resolve(),
      purgeDeleted: (kind, id) => Promise.resolve(void purged.push(`${kind} ${id}`)),
      followStanding: () => Promise.resolve(),
      tasks: { moveUp: { enqueue: ({ key }) => Promise.resolve(void ordered.push(key)) } },
    });
    await reconcileNow();
    return lines;
  }

  return {
    room,
    repositories,
    files,
    reconcile,
    purged,
    ordered,

    /** What it reports, without the closing line. */
    async findings(days?: number): Promise<Line[]> {
      const told = await reconcile(days);
      expect(told.at(-1)).toMatchObject({ event: 'reconcile.done', failed: 0 });
      return told.slice(0, -1);
    },

    enrol(uid: string): Promise<unknown> {
      const user = { uid, userType: 'student' as const, ...profile };
      return repositories.accounts.save(user, new Date());
    },

    async storeQuiz(id: string): Promise<void> {
      const { title, toughness, targetGrade } = aQuiz(id);
      const order = {
        numQuestions: 5,
        writer: 'offline',
        notice: null,
        teacherName: '',
        subject: null,
        topics: [] as string[],
        status: 'ready',
      } as const;
      const createdAt = new Date().toISOString();
      const what = { id, title, toughness, targetGrade, createdAt, teacherId: 'ines' };
      await repositories.quizzes.create({ ...what, ...order });
      room.quizzes.set(id, aQuiz(id));
    },

    async clear(): Promise<void> {
      for (const collection of await room.documents.root.listCollections()) {
        await room.firestore.recursiveDelete(collection);
      }
      await getStorage(getApp(projectId)).bucket(bucketName).deleteFiles({ force: true });
    },

    async close(): Promise<void> {
      await room.close();
      await storage.stop();
      await rm(folder, { recursive: true });
    },
  };
}
