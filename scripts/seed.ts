import path from 'node:path';
import { DEFAULT_SCHOOL_ID } from '../functions/src/domain/school/school-id.ts';
import { createSchoolsRepository } from '../functions/src/stored/school/schools.repository.ts';
import { clearDemoSchool } from './seed/clear-demo-school.ts';
import { openSchool, withLocalFirebase } from './seed/connect.ts';
import { readDemoSchool } from './seed/demo-school.ts';
import { loadAccounts } from './seed/load-accounts.ts';
import { loadAssignments } from './seed/load-assignments.ts';
import { loadAttempts } from './seed/load-attempts.ts';
import { archiveClasses, loadClasses } from './seed/load-classes.ts';
import { loadMarkbooks } from './seed/load-markbooks.ts';
import { loadMaterials } from './seed/load-materials.ts';
import { loadQuizzes } from './seed/load-quizzes.ts';
import { loadTopics } from './seed/load-topics.ts';
import { openServices } from './seed/open-services.ts';

export type SeedTarget = {
  /** The Admin SDK's environment for a local Firebase: project id and emulator hosts. */
  adminEnv: Record<string, string | undefined>;
  /** The school that becomes the demo school; by default the first one. */
  schoolId?: string;
  /** The folder of the demo school; by default the project's own. */
  dataDir?: string;
  /** The day from which "days ago" counts. */
  now?: Date;
};

export type SeedReport = Record<
  'people' | 'materials' | 'quizzes' | 'attempts' | 'classes' | 'assignments',
  number
>;

const DEMO_SCHOOL = path.resolve(import.meta.dirname, '..', 'emulator-data');

/** A second school, of which the first knows nothing. */
const OTHER_SCHOOL = { id: 'harbour', name: 'Harbour School', domains: ['harbour.school'] };
const OTHER_FOLDER = path.join(DEMO_SCHOOL, 'harbour-school');

/** Loads both demo schools into a local Firebase, replacing an earlier load. */
export async function seedDemoSchools(
  target: Pick<SeedTarget, 'adminEnv' | 'now'>,
): Promise<SeedReport[]> {
  const { adminEnv, now = new Date() } = target;
  await withLocalFirebase(adminEnv, async ({ firestore }) => {
    const schools = createSchoolsRepository(firestore);
    const known = await schools.list();
    if (!known.some(({ id }) => id === OTHER_SCHOOL.id)) await schools.create(OTHER_SCHOOL, now);
  });
  return [
    await seedDemoSchool({ adminEnv, now }),
    await seedDemoSchool({ adminEnv, now, schoolId: OTHER_SCHOOL.id, dataDir: OTHER_FOLDER }),
  ];
}

/** Loads a demo school into a local Firebase, replacing an earlier load. */
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
    const services = openServices(firebase, schoolId);
    await loadClasses(services, school, now);
    await loadAssignments(services, school, now);
    await loadMarkbooks(services, school, now);
    await archiveClasses(services, school, now);
    const { people, materials, quizzes, classes, assignments } = school;
    const handIns = assignments.flatMap((assignment) => assignment.handIns);
    return {
      people: people.length,
      materials: materials.length,
      quizzes: quizzes.length,
      attempts: attempts + handIns.length,
      classes: classes.length,
      assignments: assignments.length,
    };
  });
}

/** `npm run seed` loads into the environment's Firebase, or else into that of `npm start`. */
async function run(): Promise<void> {
  const { PROJECT_ID, STANDARD_PORTS: ports } = await import('./product.ts');
  const standard = {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  };
  const started = Date.now();
  const loaded = await seedDemoSchools({ adminEnv: { ...standard, ...process.env } });
  const count = (kind: keyof SeedReport) => loaded.reduce((sum, report) => sum + report[kind], 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `Loaded ${loaded.length} schools with ${count('people')} people, ${count('materials')} materials, ${count('quizzes')} quizzes, ${count('classes')} classes, ${count('assignments')} assignments and ${count('attempts')} attempts in ${seconds} s.`,
  );
}

if (process.argv[1] === import.meta.filename) {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
