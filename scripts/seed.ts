import path from 'node:path';
import { DEFAULT_SCHOOL_ID } from '../functions/src/platform/school-root.ts';
import { clearDemoSchool } from './seed/clear-demo-school.ts';
import { openSchool, withLocalFirebase } from './seed/connect.ts';
import { readDemoSchool } from './seed/demo-school.ts';
import { loadAccounts } from './seed/load-accounts.ts';
import { loadAttempts } from './seed/load-attempts.ts';
import { loadMaterials } from './seed/load-materials.ts';
import { loadQuizzes } from './seed/load-quizzes.ts';
import { loadTopics } from './seed/load-topics.ts';

export type SeedTarget = {
  /** What the Admin SDK needs to reach a local Firebase: project id and emulator hosts. */
  adminEnv: Record<string, string | undefined>;
  /** The school that becomes the demo school; the first one unless told. */
  schoolId?: string;
  /** Folder of the demo school; the project's own unless told. */
  dataDir?: string;
  /** What "days ago" counts from. */
  now?: Date;
};

export type SeedReport = { people: number; materials: number; quizzes: number; attempts: number };

const DEMO_SCHOOL = path.resolve(import.meta.dirname, '..', 'emulator-data');

/** Loads the demo school into a local Firebase, in place of what an earlier load left there. */
export async function seedDemoSchool({
  adminEnv,
  schoolId = DEFAULT_SCHOOL_ID,
  dataDir = DEMO_SCHOOL,
  now = new Date(),
}: SeedTarget): Promise<SeedReport> {
  const school = await readDemoSchool(dataDir);
  return withLocalFirebase(adminEnv, async (firebase) => {
    const local = openSchool(firebase, schoolId);
    await clearDemoSchool(local.root, school);
    const [attempts] = await Promise.all([
      loadAttempts(local, school, now),
      loadAccounts(local, school, now),
      loadMaterials(local, school, dataDir, now),
      loadQuizzes(local, school, dataDir, now),
      loadTopics(local, school, now),
    ]);
    const { people, materials, quizzes } = school;
    return {
      people: people.length,
      materials: materials.length,
      quizzes: quizzes.length,
      attempts,
    };
  });
}

/** `npm run seed`: into what the environment names, else into the one that `npm start` started. */
async function run(): Promise<void> {
  const { PROJECT_ID, STANDARD_PORTS: ports } = await import('./product.ts');
  const standard = {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  };
  const started = Date.now();
  const loaded = await seedDemoSchool({ adminEnv: { ...standard, ...process.env } });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `Loaded ${loaded.people} people, ${loaded.materials} materials, ${loaded.quizzes} quizzes and ${loaded.attempts} attempts in ${seconds} s.`,
  );
}

if (process.argv[1] === import.meta.filename) {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
