import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createFileStore, type FileStore } from '../../functions/src/platform/files/files.ts';
import { createSchoolFiles } from '../../functions/src/platform/files/school-files.ts';
import { readConfig } from '../../functions/src/platform/settings/config.ts';
import { schoolRoot } from '../../functions/src/stored/school/school-root.ts';

export type LocalParts = { auth: Auth; firestore: Firestore; files: FileStore };

/** A school in it, with its files addressed by their paths in the school. */
export type LocalSchool = { auth: Auth; root: DocumentReference; files: FileStore };

export function openSchool({ auth, firestore, files }: LocalParts, schoolId: string): LocalSchool {
  return {
    auth,
    root: schoolRoot(firestore, schoolId),
    files: createSchoolFiles(files, schoolId),
  };
}

/** Without one of these the Admin SDK would connect to the cloud. */
const required = [
  'GCLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/** Runs `work` with the Admin SDK connected to a local Firebase, and refuses any other. */
export async function withLocalFirebase<T>(
  adminEnv: Record<string, string | undefined>,
  work: (local: LocalParts) => Promise<T>,
): Promise<T> {
  const env = localOnly(adminEnv);
  await mustAnswer(env.FIREBASE_AUTH_EMULATOR_HOST);
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: env.GCLOUD_PROJECT }, `demo-school-${Date.now()}`);
  try {
    const files = createFileStore(() => getStorage(app), readConfig(adminEnv).storageBucket);
    return await work({ auth: getAuth(app), firestore: getFirestore(app), files });
  } finally {
    await deleteApp(app);
    for (const [name, value] of before) restore(name, value);
  }
}

function localOnly(adminEnv: Record<string, string | undefined>) {
  const missing = required.find((name) => !adminEnv[name]);
  if (missing) throw new Error(`${missing} is not set: the demo school goes to emulators only.`);
  const env = Object.fromEntries(required.map((name) => [name, adminEnv[name]])) as Record<
    (typeof required)[number],
    string
  >;
  if (!env.GCLOUD_PROJECT.startsWith('demo-')) {
    throw new Error(`The demo school goes to "demo-" projects only, not ${env.GCLOUD_PROJECT}.`);
  }
  return { ...env, STORAGE_EMULATOR_HOST: `http://${env.FIREBASE_STORAGE_EMULATOR_HOST}` };
}

/** The host is checked first, because the Firestore client would retry for minutes. */
async function mustAnswer(host: string): Promise<void> {
  try {
    await fetch(`http://${host}/`);
  } catch (cause) {
    throw new Error(`No local Firebase answers at ${host}. Start it with npm start.`, { cause });
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
