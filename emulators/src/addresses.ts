import type { Ports } from './ports.ts';

export const HOST = '127.0.0.1';

/** What the Admin SDK has to find in its environment. */
export function adminEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  };
}

export function urlsOf(ports: Ports): Record<keyof Ports, string> {
  return {
    hosting: urlOf(ports.hosting),
    functions: urlOf(ports.functions),
    auth: urlOf(ports.auth),
    firestore: urlOf(ports.firestore),
    storage: urlOf(ports.storage),
  };
}

export function urlOf(port: number): string {
  return `http://${HOST}:${port}`;
}
