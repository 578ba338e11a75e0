import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Site } from './site.ts';

const opened = new Map<string, Firestore>();

/** The stack's Firestore without rules, opened once for the life of the test process. */
export function firestoreOf({ adminEnv }: Site): Firestore {
  const { FIRESTORE_EMULATOR_HOST: host = '', GCLOUD_PROJECT: projectId = '' } = adminEnv;
  const open = opened.get(host);
  if (open) return open;
  // The SDK reads the environment when it is first used.
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const firestore = getFirestore(initializeApp({ projectId }, host));
  opened.set(host, firestore);
  return firestore;
}
