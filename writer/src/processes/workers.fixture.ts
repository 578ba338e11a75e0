import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** A worker as scripts/bundle-workers.setup.ts has made it. */
export function bundledWorker(name: 'extract' | 'write'): URL {
  return pathToFileURL(path.join(inject('workerFolder'), `${name}.worker.mjs`));
}
