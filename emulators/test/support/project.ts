import { fileURLToPath } from 'node:url';
import { startLocalFirebase, type LocalFirebaseOptions } from '../../src/start.ts';

export const PROJECT_ID = 'demo-fixture';
export const PROJECT_ROOT = fileURLToPath(new URL('../fixture-project', import.meta.url));
export const ANY_PORTS = { hosting: 0, functions: 0, auth: 0, firestore: 0, storage: 0 };

export function startFixture(options: Partial<LocalFirebaseOptions> = {}) {
  return startLocalFirebase({
    projectRoot: PROJECT_ROOT,
    projectId: PROJECT_ID,
    ports: ANY_PORTS,
    stateDir: null,
    env: { FIXTURE_SETTING: 'set', FIXTURE_SECRET: 'secret' },
    ...options,
  });
}
