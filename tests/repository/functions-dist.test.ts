import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../writer/src/document/extraction-limits.ts';
import { scanOf } from '../../writer/src/document/scan/scan.fixture.ts';
import { aPptxSlide, pptxParts } from '../../writer/src/document/slides/slides.fixture.ts';
import { zipOf } from '../../writer/src/document/zip/zip.fixture.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Serves the exported function as the cloud does, on any free port, and prints the port. */
const server = `
  import { createServer } from 'node:http';
  import { api } from './index.js';
  const server = createServer((request, response) => api(request, response));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const sentences = [
  'A glacier is a large mass of ice that moves slowly over land under its own weight.',
  'A moraine is a ridge of rocks and soil that a glacier leaves behind where it melts.',
  'A delta is a fan of sediment that forms where a river meets the calm water of a sea.',
  'Erosion is the process by which wind, water or ice carries soil and rock away.',
  'Weathering is the breaking of rock into smaller pieces by water, ice and plants.',
  'A watershed is an area of land from which all rain flows into the same river.',
];

/** The server's request to the writer's process. */
const writing = {
  task: 'quiz',
  limits: { processMegabytes: 900, cpuSeconds: 120 },
  request: {
    document: {
      title: 'Rivers and Ice',
      kind: 'txt',
      pageCount: null,
      sections: [{ heading: null, page: null, text: sentences.join(' ') }],
    },
    settings: { toughness: 'Medium', targetGrade: 'Grade 8', numQuestions: 5 },
    variant: 0,
    avoid: [],
    topicsInUse: [],
  },
};

let folder: string;
let child: ChildProcess | undefined;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'functions-dist-'));
  await cp(path.join(root, 'functions/dist'), folder, { recursive: true });
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  await writeFile(path.join(folder, 'serve.mjs'), server);
  const served = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-study-assistant', APP_VERSION: '1.2.3' },
  });
  child = served;
  let errors = '';
  served.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const port = await new Promise<string>((resolve, reject) => {
    served.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    served.once('exit', () => reject(new Error(errors)));
  });
  site = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  child?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('the deployable, installed alone, answers health', async () => {
  const response = await fetch(`${site}/api/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true, version: '1.2.3' });
});

/** Returns the last message of one of the deployable's processes. */
async function ask(entry: string, request: object): Promise<unknown> {
  // The writer reports over the pipe which limit it has exceeded.
  const worker = fork(path.join(folder, entry), {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    serialization: 'advanced',
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.on('message', (message: { kind: string }) => {
        if (message.kind !== 'progress') resolve(message);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`${entry} ended with ${code}`)));
      worker.send(request);
    });
  } finally {
    worker.kill();
  }
}

test('the deployable has all that its writer reads, and names a table that is damaged', async () => {
  const quiz = await ask('offline-writer.js', writing);
  expect(quiz).toMatchObject({ kind: 'quiz', quiz: { title: 'Rivers and Ice' } });
  await writeFile(path.join(folder, 'data/wordnet/synonyms.txt'), 'person');
  expect(await ask('offline-writer.js', writing)).toMatchObject({
    kind: 'failure',
    message: 'The questions could not be written.',
    cause: expect.stringContaining(
      'The writer cannot read its data wordnet/synonyms.txt',
    ) as string,
  });
});

test('the deployable reads a scan without the packages of the recogniser', async () => {
  const bytes = await scanOf([{ lines: sentences }]);
  const request = { bytes, fileName: 'rivers.pdf', format: 'pdf', isScan: true };
  const answer = await ask('extract-worker.js', { ...request, limits: DEFAULT_LIMITS });
  expect(answer).toMatchObject({ kind: 'document', document: { pageCount: 1 } });
  expect(JSON.stringify(answer)).toContain('A moraine is a ridge of rocks');
});

test('the deployable reads slides', async () => {
  const bytes = zipOf(pptxParts([aPptxSlide('Rivers', sentences)]));
  const request = { bytes, fileName: 'rivers.pptx', format: 'zip', limits: DEFAULT_LIMITS };
  const answer = await ask('extract-worker.js', request);
  expect(answer).toMatchObject({ kind: 'document', document: { kind: 'pptx', pageCount: 1 } });
  expect(JSON.stringify(answer)).toContain('A moraine is a ridge of rocks');
});

test('the deployable lists exact versions and nothing of the workspace', async () => {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies);
  expect(packages.filter((name) => name.startsWith('@study-assistant/'))).toEqual([]);
  // The readers of documents stay outside; what answers a request is in the bundle.
  expect(packages).toContain('pdf-parse');
  expect(packages).not.toContain('express');
  expect(packages).not.toContain('tesseract.js-core');
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the licences of what is in the bundle are beside it', async () => {
  const licences = await readFile(path.join(folder, 'THIRD-PARTY-LICENCES.txt'), 'utf8');
  const titles = [
    'tesseract.js-core 7',
    'express 5',
    'firebase-admin 13',
    '@google-cloud/firestore 7',
    'zod 4',
  ];
  for (const title of titles) expect(licences).toContain(`\n${title}`);
  expect(licences).toContain('WordNet 3.1 Copyright 2011 by Princeton University');
  expect(licences).toContain('UNIVERSITY MAKES NO REPRESENTATIONS');
  expect(licences).toContain('Creative Commons Attribution 4.0');
  expect(licences).not.toContain('pdf-parse');
});
