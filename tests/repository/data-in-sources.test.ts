import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const PACKAGES = ['contract', 'writer', 'exchange', 'functions', 'web', 'emulators'];
const CODE = /\.[mc]?tsx?$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;
/** File types that contain only data. */
const DATA = /\.(?:txt|csv|tsv|jsonl?|dat|bin)$/;
const MOST_LINES = 400;
const MOST_BYTES = 60_000;

/** Explains why a source file is data, which belongs outside that folder; null for code. */
function whyData(name: string, content: string): string | null {
  if (TEST.test(name)) return null;
  if (DATA.test(name)) return `${name} is data by its name`;
  const bytes = Buffer.byteLength(content);
  if (bytes > MOST_BYTES) return `${name} has ${bytes} bytes`;
  const lines = content.trimEnd().split('\n').length;
  return CODE.test(name) && lines > MOST_LINES ? `${name} has ${lines} lines` : null;
}

async function findData(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  const found = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return whyData(path.relative(root, file), await readFile(file, 'utf8'));
  });
  return (await Promise.all(found)).filter((why) => why !== null);
}

test.each(PACKAGES)('%s/src holds code; texts and tables lie beside it', async (name) => {
  expect(await findData(`${name}/src`)).toEqual([]);
});

test.each([
  ['writer/src/words.data.ts', 'a\n'.repeat(401), '401 lines'],
  ['writer/src/vectors.ts', 'a'.repeat(60_001), '60001 bytes'],
  ['web/src/logo.svg', 'é'.repeat(30_001), '60002 bytes'],
  ['functions/src/schools.json', '[]', 'by its name'],
])('%s would be found', (name, content, why) => {
  expect(whyData(name, content)).toContain(why);
});

test.each([
  ['writer/src/words.ts', 'a\n'.repeat(400)],
  ['writer/src/words.test.ts', 'a\n'.repeat(2_000)],
  ['web/src/page.css', 'a\n'.repeat(600)],
])('%s is none', (name, content) => {
  expect(whyData(name, content)).toBeNull();
});
