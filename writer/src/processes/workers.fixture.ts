import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** A worker as bundled by scripts/bundle-workers.setup.ts. */
export function bundledWorker(
  name: 'extract.worker' | 'write.worker' | 'work.worker.fixture',
): URL {
  return pathToFileURL(path.join(inject('workerFolder'), `${name}.mjs`));
}
