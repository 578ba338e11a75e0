import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../product.ts';

const run = promisify(execFile);

/** What a deployment reads about a function, with the manifest's names for times and secrets. */
export type FunctionEndpoint = {
  region: string[];
  availableMemoryMb?: number;
  minInstances?: number | null;
  maxInstances?: number;
  concurrency?: number;
  timeoutSeconds?: number;
  secretEnvironmentVariables?: { key: string }[];
  taskQueueTrigger?: { rateLimits?: { maxConcurrentDispatches?: number } };
};

/** Finds all functions as a deployment does: by loading the build with its settings. */
export async function discoverFunctions(
  settings: Record<string, string>,
): Promise<Map<string, FunctionEndpoint>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'functions-manifest-'));
  const manifest = path.join(folder, 'functions.yaml');
  const binary = path.join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const dist = path.join(root, 'functions/dist');
  try {
    await run(process.execPath, [binary, dist], {
      cwd: dist,
      env: {
        PATH: process.env.PATH,
        GCLOUD_PROJECT: 'demo-study-assistant',
        ...settings,
        FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      },
    });
    const { endpoints } = JSON.parse(await readFile(manifest, 'utf8')) as {
      endpoints: Record<string, FunctionEndpoint>;
    };
    return new Map(Object.entries(endpoints));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
