import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { readConfig } from '../functions/src/platform/config.ts';
import { createServices } from '../functions/src/services.ts';
import { PROJECT_ID, STANDARD_PORTS as ports } from './product.ts';

const LOCAL = {
  GCLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  METADATA_SERVER_DETECTION: 'none',
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
};

/**
 * `npm run reconcile`: the work of the night, now. Without a project's id, in the local Firebase that
 * `npm start` started; with one, in that project, as whom the environment's credentials name.
 */
async function run(projectId: string | undefined): Promise<void> {
  Object.assign(
    process.env,
    projectId ? { GCLOUD_PROJECT: projectId } : { ...LOCAL, ...process.env },
  );
  const project = { projectId: projectId ?? PROJECT_ID };
  const app = initializeApp(projectId ? { ...project, credential: applicationDefault() } : project);
  try {
    await createServices(app, readConfig()).reconcile();
  } finally {
    await deleteApp(app);
  }
}

await run(process.argv[2]);
