import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Which part of the code may import which. Imports point one way only:
 *
 *   server   route → service → stored (documents) → platform; features and http side by side; domain below all;
 *            server above them builds what there is
 *   browser  app → features → questions → components, queries → lib; only queries call the server
 *   writer   model, questions → facts → language → document; the validator serves both; no server, no settings
 *   contract read by all, reads none
 *
 * tests/repository/import-directions.test.ts holds a file for each rule that must fail, because a path rule with a typo silently allows.
 */
/** A folder of features is read, so that a new feature is kept apart from the day that it is made. */
const featureZones = (root) =>
  readdirSync(path.join(import.meta.dirname, root, 'features')).map((feature) => ({
    target: `${root}/features/${feature}`,
    from: `${root}/features`,
    except: [`./${feature}`],
    message: 'Features do not import each other; they meet in app.',
  }));

/** What each folder of the writer knows of the others. */
const writerFolders = {
  document: [],
  language: ['document'],
  subject: ['language'],
  validator: ['document', 'language', 'subject'],
  facts: ['document', 'language', 'subject', 'validator'],
  quiz: ['language', 'validator'],
  questions: ['document', 'language', 'learned', 'subject', 'validator', 'facts', 'quiz'],
  model: ['document', 'language', 'validator', 'quiz'],
  passages: ['language', 'model', 'subject'],
};
const writerZones = Object.entries(writerFolders).map(([folder, known]) => ({
  target: `./writer/src/${folder}`,
  from: './writer/src',
  except: [folder, ...known, 'writer.ts', 'breathe.ts', 'read-data.ts', 'keyed-lines.ts'].map(
    (name) => `./${name}`,
  ),
  message: `What writer/${folder} knows is listed in eslint.directions.js.`,
}));

const zones = [
  {
    target: './contract/src',
    from: ['./functions', './writer', './exchange', './web', './emulators', './tests'],
    message: 'The contract reads neither side.',
  },
  {
    target: './web/src',
    from: ['./functions', './writer', './emulators'],
    message: 'The browser talks to the server over /api.',
  },
  {
    target: './functions/src',
    from: ['./web', './emulators'],
    message: 'The server knows no browser code.',
  },
  {
    target: './writer',
    from: ['./functions', './web', './emulators', './scripts', './tests'],
    message: 'The writer knows the contract and nothing else.',
  },
  {
    target: './writer/src',
    from: './writer/scorecard',
    message: 'The writer does not know what judges its questions.',
  },
  {
    target: './exchange',
    from: ['./functions', './web', './emulators', './writer', './scripts', './tests'],
    message: 'Formats of questions know the contract and nothing else.',
  },
  {
    target: './emulators',
    from: ['./exchange', './functions', './writer', './web', './contract'],
    message: 'The local Firebase knows no product.',
  },
  {
    target: './emulators/src/rules/language',
    from: './emulators/src/rules/request',
    message: 'The language of rules knows no request.',
  },
  ...featureZones('./web/src'),
  {
    target: './web/src/features',
    from: './web/src/app',
    message: 'A feature knows nothing of the app.',
  },
  {
    target: ['./web/src/questions', './web/src/components', './web/src/queries', './web/src/lib'],
    from: ['./web/src/features', './web/src/app'],
    message: 'Questions, components, queries and lib know no feature.',
  },
  {
    target: ['./web/src/components', './web/src/queries', './web/src/lib'],
    from: './web/src/questions',
    message: 'Components, queries and lib know no kind of question.',
  },
  {
    target: ['./web/src/queries', './web/src/lib'],
    from: './web/src/components',
    message: 'Queries and lib know no component.',
  },
  {
    target: ['./web/src/components/ui', './web/src/lib'],
    from: './web/src/queries',
    message: 'The kit and lib know nothing of what the server keeps.',
  },
  {
    target: ['./web/src/app', './web/src/features', './web/src/components'],
    from: ['./web/src/lib/api/api-client.ts', './web/src/lib/api/upload.ts'],
    message: 'A page asks web/src/queries, which alone calls the server.',
  },
  ...featureZones('./functions/src'),
  {
    target: './functions/src/domain',
    from: ['features', 'http', 'platform', 'stored'].map((name) => `./functions/src/${name}`),
    message: 'Domain rules are pure: no I/O.',
  },
  {
    target: ['./functions/src/platform', './functions/src/http', './functions/src/stored'],
    from: './functions/src/features',
    message: 'Platform, http and what is stored know no feature.',
  },
  {
    target: ['./functions/src/platform', './functions/src/http'],
    from: './functions/src/stored',
    message: 'Platform and http know nothing of what is stored.',
  },
  {
    target: './functions/src/stored',
    from: './functions/src/http',
    message: 'What is stored knows no request.',
  },
  {
    target: ['domain', 'features', 'http', 'platform', 'stored', 'advice'].map(
      (name) => `./functions/src/${name}`,
    ),
    from: './functions/src/server',
    message: 'The server builds; nothing that it builds asks for it.',
  },
].flatMap((zone) => [zone.target].flat().map((target) => ({ ...zone, target })));

const onlyIn = (name, message) => ({ group: [name, `${name}/**`], message });
const firebaseAdmin = onlyIn(
  'firebase-admin',
  'firebase-admin stays in stored, platform and server.',
);
const firebaseFunctions = onlyIn(
  'firebase-functions',
  'firebase-functions stays in index.ts and platform.',
);
const expressOnly = onlyIn('express', 'express stays in routes, app.ts and http.');
const d3 = onlyIn('d3-*', 'Only components/charts imports d3.');
const layer = (suffix, message) => ({ regex: `\\.${suffix}(\\.ts)?$`, message });
const noRoute = layer('route', 'Nothing but app.ts imports a route.');
const noService = layer('service', 'A repository knows no service.');
const noRepository = layer('repository', 'A route talks to its service.');
const functionsOnly = {
  regex: '\\.repository(\\.ts)?$',
  importNamePattern: '^create',
  message: 'A service is given repositories by Pick; it makes none.',
};

const writerInside = {
  regex: '^\\.{1,2}/.*writer/(?:src|scorecard)/',
  message: 'The writer is used through what its package.json exports.',
};

const readOnlyTransaction = {
  selector:
    'CallExpression[callee.property.name="runTransaction"] > ObjectExpression > Property[key.name="readOnly"]',
  message:
    'When its first read fails, a read-only transaction leaves a rejection that nobody handles. One getAll() reads documents as of one moment.',
};
const collectionByName = {
  selector: 'CallExpression[callee.property.name=/^collection(Group)?$/]',
  message: 'A stored document has one owner: collections are named in functions/src/stored alone.',
};

const collectionWithoutName = {
  selector:
    'CallExpression[callee.property.name=/^collection(Group)?$/]:not([arguments.0.type="Literal"])',
  message:
    'A collection is opened by its name, at one place: hand over what the function there answers.',
};
const fieldByName = {
  selector:
    'CallExpression[callee.property.name="get"][arguments.0.type=/^(Literal|TemplateLiteral)$/]',
  message: 'What a document says is read by its schema: readField reads one field of it.',
};

const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, writerInside] }] },
});

export const directions = [
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['writer/src/**/*.ts'],
    // A test may come in by the front door, such as a reader in a process of its own.
    ignores: ['**/*.{test,fixture}.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...writerZones] }] },
  },
  restrict(['functions/src/**/*.ts'], [firebaseAdmin, firebaseFunctions, expressOnly, noRoute]),
  restrict(
    ['functions/src/**/*.route.ts', 'functions/src/http/**/*.ts'],
    [firebaseAdmin, firebaseFunctions, noRepository, noRoute],
  ),
  restrict(
    ['functions/src/**/*.{service,job}.ts'],
    [firebaseAdmin, firebaseFunctions, expressOnly, noRoute, functionsOnly],
  ),
  restrict(['functions/src/stored/**/*.ts'], [firebaseFunctions, expressOnly, noService, noRoute]),
  restrict(['functions/src/platform/**/*.ts'], [expressOnly, noRoute]),
  restrict(['functions/src/index.ts', 'functions/src/server/**/*.ts'], [expressOnly, noRoute]),
  restrict(['functions/src/server/app.ts'], [firebaseAdmin, firebaseFunctions, noRepository]),
  restrict(['web/src/**/*.{ts,tsx}'], [d3], ['web/src/components/charts/**']),
  {
    files: ['functions/src/**/*.ts', 'scripts/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', readOnlyTransaction] },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/stored/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', readOnlyTransaction, collectionByName] },
  },
  {
    files: ['functions/src/stored/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', readOnlyTransaction, collectionWithoutName, fieldByName],
    },
  },
  {
    files: ['functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'],
    ignores: ['functions/src/platform/settings/config.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings come from platform/settings/config.ts.',
        },
      ],
    },
  },
  {
    files: ['writer/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are passed to the writer.' },
        { object: 'Date', property: 'now', message: 'The time is passed to the writer.' },
        { object: 'performance', property: 'now', message: 'The time is passed to the writer.' },
      ],
    },
  },
];
