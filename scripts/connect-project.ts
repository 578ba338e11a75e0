import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
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
 * Works on a deployed project with the environment's credentials or, without a project's id, on the
 * local Firebase that `npm start` started.
 */
export async function withProject(
  projectId: string | undefined,
  work: (app: App) => Promise<void>,
): Promise<void> {
  Object.assign(
    process.env,
    projectId ? { GCLOUD_PROJECT: projectId } : { ...LOCAL, ...process.env },
  );
  const project = { projectId: projectId ?? PROJECT_ID };
  const app = initializeApp(projectId ? { ...project, credential: applicationDefault() } : project);
  try {
    await work(app);
  } finally {
    await deleteApp(app);
  }
}
