import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startRulesServers } from './servers.ts';

/** The texts under test; the mutation check puts others in their place. */
export type Rules = { firestoreRules: string; storageRules: string };

declare module 'vitest' {
  interface ProvidedContext extends Rules {
    firestoreHost: string;
    storageHost: string;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');

/** The rules on the emulators that the environment names, or on a local Firestore and Storage. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;
  const isGiven = FIRESTORE_EMULATOR_HOST && FIREBASE_STORAGE_EMULATOR_HOST;
  const servers = isGiven
    ? {
        firestoreHost: FIRESTORE_EMULATOR_HOST,
        storageHost: FIREBASE_STORAGE_EMULATOR_HOST,
        stop: () => Promise.resolve(),
      }
    : await startRulesServers();
  project.provide('firestoreHost', servers.firestoreHost);
  project.provide('storageHost', servers.storageHost);
  project.provide('firestoreRules', readRules('firestore.rules'));
  project.provide('storageRules', readRules('storage.rules'));
  return () => servers.stop();
}

function readRules(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
