import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { readImports } from './read-imports.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'circles-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Finds the circles among the given files. */
async function circlesOf(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  const sources = Object.keys(files).filter((file) => file.endsWith('.ts'));
  return findCircles(await readImports(root, sources));
}

test('two files that import each other are a circle, also by a type', async () => {
  const circles = await circlesOf({
    'src/page.ts': "import { cut } from './column.ts';",
    'src/column.ts': "import type { Page } from './page.ts';",
  });
  expect(circles).toEqual(['src: page.ts imports column.ts, column.ts imports page.ts']);
});

test('a longer way round is a circle, by an export and by a late import', async () => {
  const circles = await circlesOf({
    'src/a.ts': "export { b } from './b.ts';",
    'src/b.ts': "const c = await import('./c.ts');",
    'src/c.ts': "import './a.ts';",
    'src/d.ts': "import './a.ts';",
  });
  expect(circles).toEqual(['src: a.ts imports b.ts, b.ts imports c.ts, c.ts imports a.ts']);
});

test('folders are a circle where no files are', async () => {
  const circles = await circlesOf({
    'src/order/order.ts': "import '../versions/version.ts';",
    'src/versions/version.ts': '',
    'src/versions/edit.ts': "import '../order/job.ts';",
    'src/order/job.ts': '',
  });
  expect(circles).toEqual([
    'src: order/order.ts imports versions/version.ts, versions/edit.ts imports order/job.ts',
  ]);
});

test('a file and the folder beside it are a circle', async () => {
  const circles = await circlesOf({
    'src/quizzes.ts': "import './versions/edit.ts';",
    'src/versions/edit.ts': '',
    'src/versions/replace.ts': "import '../quizzes.ts';",
  });
  expect(circles).toHaveLength(1);
});

test('packages are a circle by what they export', async () => {
  const circles = await circlesOf({
    'contract/package.json': '{ "exports": { "./*": "./src/*.ts" } }',
    'writer/package.json': '{ "exports": { "./writer": "./src/writer.ts" } }',
    'contract/src/quizzes.ts': "import '@study-assistant/writer/writer';",
    'writer/src/writer.ts': "import '@study-assistant/contract/quizzes';",
  });
  expect(circles).toHaveLength(1);
});

test('imports that point one way are none', async () => {
  const circles = await circlesOf({
    'src/route.ts': "import './service.ts';\nimport './rules/grade.ts';",
    'src/service.ts': "import './rules/grade.ts';",
    'src/rules/grade.ts': "import './points.ts';",
    'src/rules/points.ts': "import 'zod';",
  });
  expect(circles).toEqual([]);
});
