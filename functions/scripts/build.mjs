import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { keepPackagesOutside } from './keep-packages-outside.mjs';

/**
 * Makes functions/dist, the unit of deployment: our own code, the writer and the contract in bundles,
 * npm packages left outside, and a package.json that lists exactly those at the lockfile's versions.
 * Cloud Build installs that folder alone, where a workspace link would not resolve.
 */
const root = new URL('../../', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

const BUNDLED = ['functions', 'writer', 'contract'];

const lock = await readJson('package-lock.json');
const [own, ...others] = await Promise.all(BUNDLED.map((name) => readJson(`${name}/package.json`)));

const { metafile } = await build({
  absWorkingDir: new URL('..', import.meta.url).pathname,
  entryPoints: {
    index: 'src/index.ts',
    'extract-worker': '../writer/src/processes/extract.worker.ts',
    'offline-writer': '../writer/src/processes/write.worker.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  // Names and lines stay, so that a stack trace can still be read.
  minifySyntax: true,
  sourcemap: true,
  // Traces need the places, not the text once more.
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  plugins: [keepPackagesOutside],
});
await writeFile(new URL('package.json', dist), JSON.stringify(manifest(), null, 2) + '\n');
await removeOthers([
  'package.json',
  ...Object.keys(metafile.outputs).map((file) => basename(file)),
]);

async function readJson(path) {
  return JSON.parse(await readFile(new URL(path, root), 'utf8'));
}

/** Files of earlier builds. Not the whole folder beforehand: the emulator only sees changed files. */
async function removeOthers(current) {
  const old = (await readdir(dist)).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => rm(new URL(name, dist), { recursive: true })));
}

function manifest() {
  const packages = [own, ...others].flatMap(({ dependencies }) => Object.keys(dependencies));
  return {
    name: 'study-assistant-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    // The cloud's version is firebase.json's runtime; the bundle also runs on a developer's Node.
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(
      [...new Set(packages)].sort().map((name) => [name, locked(name)]),
    ),
  };
}

function locked(name) {
  const places = [
    ...BUNDLED.map((workspace) => `${workspace}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
  const entry = places.map((place) => lock.packages[place]).find(Boolean);
  if (!entry) throw new Error(`${name} is not in package-lock.json`);
  return entry.version;
}
