import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TASKS } from '../../functions/src/platform/tasks/tasks.ts';
import { checkFunctions } from '../../scripts/deploy-check/check-functions.ts';
import { discoverFunctions } from '../../scripts/deploy-check/discover-functions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

type Endpoint = { id: string; region: string };
type Backend = { endpoints: Record<string, Record<string, Endpoint>> };
type Rewrite = { source: string; function?: { functionId: string; region?: string } };

/** The code by which a deployment finds the target of a Hosting rewrite. */
const { findEndpointForRewrite } =
  require('firebase-tools/lib/deploy/hosting/convertConfig.js') as {
    findEndpointForRewrite: (
      site: string,
      backend: Backend,
      id: string,
      region: string | undefined,
    ) => { matchingEndpoint?: Endpoint };
  };

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
  const functions = await discoverFunctions(settings);
  expect([...functions.keys()].sort()).toEqual(['api', 'reconcile', ...Object.keys(TASKS)].sort());
  const regions = [...functions.values()].flatMap((one) => one.region);
  expect([...new Set(regions)]).toEqual([region]);

  const { functionId, region: named } = await readRewrite();
  const api = { id: functionId, region };
  const backend = { endpoints: { [region]: { [functionId]: api } } };
  const { matchingEndpoint } = findEndpointForRewrite('site', backend, functionId, named);
  expect(matchingEndpoint).toEqual(api);
});

test('memory, instances and concurrency are those of the settings', async () => {
  const functions = await discoverFunctions({
    API_MEMORY: '1GiB',
    API_MIN_INSTANCES: '1',
    API_MAX_INSTANCES: '40',
    API_CONCURRENCY: '20',
    API_TIMEOUT_SECONDS: '60',
    WRITER_MEMORY: '4GiB',
    TASKS_SCALE: '5',
  });
  expect(functions.get('api')).toMatchObject({
    availableMemoryMb: 1024,
    minInstances: 1,
    maxInstances: 40,
    concurrency: 20,
    timeoutSeconds: 60,
  });
  expect(functions.get('writeQuiz')).toMatchObject({
    availableMemoryMb: 4096,
    maxInstances: 30,
    concurrency: 1,
    taskQueueTrigger: { rateLimits: { maxConcurrentDispatches: 30 } },
  });
  expect(functions.get('adviseAttempt')).toMatchObject({ availableMemoryMb: 512 });
});

test('the secret of the model is bound to what asks the model, and to nothing else', async () => {
  const functions = await discoverFunctions({ AI_PROVIDER: 'gemini' });
  const bound = [...functions].filter(([, { secretEnvironmentVariables = [] }]) =>
    secretEnvironmentVariables.some(({ key }) => key === 'GEMINI_API_KEY'),
  );
  const asking = Object.values(TASKS).filter(({ asksModel }) => asksModel);
  expect(bound.map(([name]) => name).sort()).toEqual(
    ['api', ...asking.map(({ name }) => name)].sort(),
  );
});

test('a deployment is told of functions that do not load', async () => {
  expect(await checkFunctions({})).toMatchObject([{ mend: null }, { mend: null }]);
  const [finding] = await checkFunctions({ API_MEMORY: 'plenty' });
  expect(finding?.mend).toMatch(/API_MEMORY/);
});
