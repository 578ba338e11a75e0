import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommit } from '../../functions/scripts/read-commit.mjs';
import { root } from '../product.ts';
import { readTestedRun, RULES_FILES } from '../tested/tested-run.ts';
import { checkCommit } from './check-commit.ts';
import { checkFunctions } from './check-functions.ts';
import { checkIndexes } from './check-indexes.ts';
import { checkProviders } from './check-providers.ts';
import { checkRules } from './check-rules.ts';
import { checkRuntime } from './check-runtime.ts';
import { checkSettings } from './check-settings.ts';
import { printFindings } from './print-findings.ts';
import { chooseProject, readSettings } from './read-settings.ts';
import { sayUnseen } from './say-unseen.ts';

/** Reports before a deployment what would fail after it or go unnoticed. It needs no network. */
const { values } = parseArgs({ options: { project: { type: 'string', short: 'P' } } });
const project = await chooseProject(root, values.project);
const settings = readSettings(root, project);
const tested = await readTestedRun();
const config = JSON.parse(await read('firebase.json')) as {
  functions: { runtime: string }[];
  hosting: Parameters<typeof checkProviders>[1]['hosting'];
};
const rules = await Promise.all(RULES_FILES.map(async (name) => [name, await read(name)]));

console.log(`Before a deployment to ${project.id}`);
const isReady = printFindings([
  ...checkSettings(settings, project.id),
  ...checkProviders(settings, config, project.id),
  ...checkCommit({
    current: readCommit(root),
    built: await readBuilt(),
    tested: tested?.commit ?? null,
  }),
  ...(await checkFunctions(settings)),
  ...checkIndexes(await read('firestore.indexes.json'), tested),
  ...checkRules(Object.fromEntries(rules) as Record<string, string>, tested),
  ...checkRuntime(config.functions[0]?.runtime ?? 'none', new Date().toISOString().slice(0, 10)),
]);
console.log(sayUnseen(project.id));
process.exitCode = isReady ? 0 : 1;

function read(name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8');
}

/** The commit from which functions/dist was built. */
async function readBuilt(): Promise<string | null> {
  const text = await read('functions/dist/package.json').catch(() => '{}');
  return (JSON.parse(text) as { builtFrom?: string | null }).builtFrom ?? null;
}
