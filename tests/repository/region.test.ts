import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { TASKS } from '../../functions/src/tasks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const run = promisify(execFile);

type Endpoint = { id: string; region: string };
type Backend = { endpoints: Record<string, Record<string, Endpoint>> };
type Rewrite = { source: string; function?: { functionId: string; region?: string } };

/** What a deployment asks Hosting to forward to. */
const { findEndpointForRewrite } =
  require('firebase-tools/lib/deploy/hosting/convertConfig.js') as {
    findEndpointForRewrite: (
      site: string,
      backend: Backend,
      id: string,
      region: string | undefined,
    ) => { matchingEndpoint?: Endpoint };
  };

/** The regions of all functions, found as a deployment finds them: by loading what was built. */
async function discoverRegions(settings: Record<string, string>): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'functions-manifest-'));
  const manifest = path.join(folder, 'functions.yaml');
  const binary = path.join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  try {
    await run(process.execPath, [binary, path.join(root, 'functions/dist')], {
      cwd: path.join(root, 'functions/dist'),
      env: {
        PATH: process.env.PATH,
        GCLOUD_PROJECT: 'demo-study-assistant',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
        ...settings,
      },
    });
    const { endpoints } = JSON.parse(await readFile(manifest, 'utf8')) as {
      endpoints: Record<string, { region: string[] }>;
    };
    return new Map(Object.entries(endpoints).map(([id, { region }]) => [id, region]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readRewrite(): Promise<NonNullable<Rewrite['function']>> {
  const config = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: Rewrite[] };
  };
  const rewrite = config.hosting.rewrites.find(({ source }) => source === '/api/**');
  if (!rewrite?.function) throw new Error('firebase.json forwards /api/** to no function.');
  return rewrite.function;
}

test.each([
  ['the region of the setting', { FUNCTIONS_REGION: 'europe-west1' }, 'europe-west1'],
  ['the default region where none is set', {}, 'us-central1'],
])('all functions, and Hosting with them, are in %s', async (_what, settings, region) => {
  const regions = await discoverRegions(settings);
  const served = ['api', 'reconcile', ...Object.keys(TASKS)];
  expect([...regions.keys()].sort()).toEqual(served.sort());
  expect([...new Set([...regions.values()].flat())]).toEqual([region]);

  const { functionId, region: named } = await readRewrite();
  const api = { id: functionId, region };
  const backend = { endpoints: { [region]: { [functionId]: api } } };
  const { matchingEndpoint } = findEndpointForRewrite('site', backend, functionId, named);
  expect(matchingEndpoint).toEqual(api);
});
