import type { Ports } from './ports.ts';

export const HOST = '127.0.0.1';

/** The environment that the Admin SDK and tests of rules need. */
export function buildAdminEnvironment(
  projectId: string,
  ports: Ports & { hub: number },
): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
  };
}

export function toUrls(ports: Ports): Record<keyof Ports, string> {
  return {
    hosting: toUrl(ports.hosting),
    functions: toUrl(ports.functions),
    auth: toUrl(ports.auth),
    firestore: toUrl(ports.firestore),
    storage: toUrl(ports.storage),
  };
}

export function toUrl(port: number): string {
  return `http://${HOST}:${port}`;
}
