import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import writer from '../writer/package.json' with { type: 'json' };

declare module 'vitest' {
  interface ProvidedContext {
    workerFolder: string;
  }
}

/**
 * Bundles the writer's workers once for all tests, as in a deployment: compiling a hundred modules
 * for each document would cost far more than reading it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The bundle is inside the writer, where external packages are found.
  const dist = fileURLToPath(new URL('../writer/dist/', import.meta.url));
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(`${dist}workers-`);
  await build({
    absWorkingDir: fileURLToPath(new URL('../writer/src/processes/', import.meta.url)),
    entryPoints: ['extract.worker.ts', 'write.worker.ts', 'work.worker.fixture.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    external: Object.keys(writer.dependencies),
    define: { WRITER_DATA_FOLDER: JSON.stringify('../../data/') },
  });
  project.provide('workerFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
