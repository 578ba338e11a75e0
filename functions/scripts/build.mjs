import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { copyData, copyFiles } from './copy-data.mjs';
import { listLicences } from './list-licences.mjs';
import { readCommit } from './read-commit.mjs';

/**
 * Makes functions/dist, the unit of deployment: our own code, the writer, the contract and the server's
 * npm packages in bundles, the writer's texts and tables, the licences of all these, and a package.json
 * that lists what stays outside at the lockfile's versions. Cloud Build installs that folder alone, where
 * a workspace link would not resolve. One file loads in half the time that a thousand take.
 */
const root = new URL('../../', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

const LICENCES = 'THIRD-PARTY-LICENCES.txt';
/** Where writer/data lies in dist. */
const DATA = 'data';

/**
 * What recognises the text of scans: its packages have a dozen variants of it, of which these files are
 * one, a tenth of 58 MB. Its code is in a bundle of its own, loaded with the first scan.
 */
const RECOGNISER = {
  'tesseract.js-core': 'tesseract-core-simd-lstm.wasm',
  '@tesseract.js-data/eng': '4.0.0_best_int/eng.traineddata.gz',
};
/** Where they lie in dist. */
const RECOGNISER_FOLDER = 'recogniser';

/** Bundled, and listed all the same: firebase-tools looks for them in the folder that it loads. */
const ASKED_FOR_BY_TOOLS = ['firebase-admin', 'firebase-functions'];

/** A bundle of modules has none of these, which CommonJS packages in it use. */
const COMMONJS_NAMES = `
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;
`.trim();

const [lock, own, writer] = await Promise.all(
  ['package-lock.json', 'functions/package.json', 'writer/package.json'].map(readJson),
);

/**
 * Another package brings an older version of the first, which lies where this one is looked for from
 * dist. The second is two hundred small files, which took half of the time that a short document takes.
 */
const BUNDLED = ['@xmldom/xmldom', 'mammoth'];

/**
 * What reads and writes texts stays outside: one part is native, another looks for files beside itself,
 * and all of it is loaded when a document comes, not at the start.
 */
const outside = Object.keys(writer.dependencies).filter(
  (name) => !(name in own.dependencies) && !(name in RECOGNISER) && !BUNDLED.includes(name),
);

/** A map that knows one place, the first. */
const NO_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

/**
 * The maps tell of our own code alone. A trace names a package's functions by itself, and the places of
 * packages would be half of the maps.
 */
const mapsOfOwnCode = {
  name: 'maps-of-own-code',
  setup(bundle) {
    bundle.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${NO_MAP}`,
      loader: 'js',
    }));
  },
};

/**
 * What packages load at their start and the server never uses, by file, with what stands in its place.
 * Together they took a tenth of a cold start.
 */
const LEFT_OUT = [
  // The messages of services that the server does not call.
  [/\/google-gax\/build\/protos\/(iam_service|locations|operations)\.js$/, 'module.exports = {};'],
  // Each client of Firestore brings one for the places of databases.
  [
    /\/google-gax\/build\/src\/locationService\.js$/,
    'exports.LocationsClient = class { close() {} };',
  ],
  // Node has URLs of its own.
  [
    /\/node_modules\/whatwg-url\/lib\/public-api\.js$/,
    'module.exports = { URL, URLSearchParams };',
  ],
  // Sentences of fifty languages about refused values.
  [/\/zod\/v4\/locales\/index\.js$/, "export { default as en } from './en.js';"],
];

/** A file that another version of its package no longer has fails the build. */
const leaveOut = {
  name: 'leave-out',
  setup(bundle) {
    const missing = new Set(LEFT_OUT.map(([filter]) => filter));
    for (const [filter, contents] of LEFT_OUT)
      bundle.onLoad({ filter }, () => {
        missing.delete(filter);
        return { contents, loader: 'js' };
      });
    bundle.onEnd(() => ({
      errors: [...missing].map((filter) => ({ text: `No package has the file ${filter}` })),
    }));
  },
};

await copyData(folderAt('writer/data/', root), folderAt(`${DATA}/`, dist));
await copyFiles(
  Object.entries(RECOGNISER).map(([name, file]) =>
    fileURLToPath(new URL(`node_modules/${name}/${file}`, root)),
  ),
  folderAt(`${RECOGNISER_FOLDER}/`, dist),
);
const { metafile } = await build({
  absWorkingDir: root.pathname,
  entryPoints: {
    index: 'functions/src/index.ts',
    'extract-worker': 'writer/src/processes/extract.worker.ts',
    'offline-writer': 'writer/src/processes/write.worker.ts',
  },
  outdir: 'functions/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: outside,
  // Every file of the bundle lies beside the folder.
  define: {
    WRITER_DATA_FOLDER: JSON.stringify(`./${DATA}/`),
    RECOGNISER_FOLDER: JSON.stringify(`./${RECOGNISER_FOLDER}/`),
  },
  banner: { js: COMMONJS_NAMES },
  charset: 'utf8',
  // Names and lines stay, so that a stack trace can still be read.
  minifySyntax: true,
  sourcemap: true,
  // Traces need the places, not the text once more.
  sourcesContent: false,
  plugins: [leaveOut, mapsOfOwnCode],
  metafile: true,
  logLevel: 'warning',
});
await writeFile(new URL('package.json', dist), JSON.stringify(manifest(), null, 2) + '\n');
await writeFile(
  new URL(LICENCES, dist),
  await listLicences(metafile, Object.keys(RECOGNISER), root),
);
await removeOthers([
  'package.json',
  LICENCES,
  DATA,
  RECOGNISER_FOLDER,
  ...Object.keys(metafile.outputs).map((file) => basename(file)),
]);

function folderAt(path, base) {
  return fileURLToPath(new URL(path, base));
}

async function readJson(path) {
  return JSON.parse(await readFile(new URL(path, root), 'utf8'));
}

/** Files of earlier builds. Not the whole folder beforehand: the emulator only sees changed files. */
async function removeOthers(current) {
  const old = (await readdir(dist)).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => rm(new URL(name, dist), { recursive: true })));
}

function manifest() {
  return {
    name: 'study-assistant-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    // So that a deployment can tell whether these are the files that were tested.
    builtFrom: readCommit(root.pathname),
    // The cloud's version is firebase.json's runtime; the bundle also runs on a developer's Node.
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(
      [...outside, ...ASKED_FOR_BY_TOOLS].sort().map((name) => [name, locked(name)]),
    ),
  };
}

function locked(name) {
  const places = ['functions', 'writer'].map((workspace) => `${workspace}/node_modules/${name}`);
  const entry = [...places, `node_modules/${name}`]
    .map((place) => lock.packages[place])
    .find(Boolean);
  if (!entry) throw new Error(`${name} is not in package-lock.json`);
  return entry.version;
}
