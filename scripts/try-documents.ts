import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { FREE_PORTS, runScript, startProduct } from './product.ts';
import { orderQuiz, signUpTeacher } from './try-documents/order-quiz.ts';
import { isExpected, outcomeOf } from './try-documents/outcome.ts';
import { watchMemory } from './try-documents/watch-memory.ts';

/**
 * `npm run quiz:try -- FOLDER` has a quiz written from every document in a folder through the API
 * of a separate stack, and prints each outcome. If the folder has a manifest.json (a list of `file`
 * and `expect`), an unexpected outcome fails the run.
 */
const MOST_SECONDS = 30;
const MOST_MEGABYTES = 512;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '5' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Which folder? npm run quiz:try -- FOLDER [--count 5]');
  process.exitCode = 1;
} else {
  process.exitCode = (await tryAll(folder, Number(values.count))) ? 0 : 1;
}

async function tryAll(root: string, count: number): Promise<boolean> {
  const expected = await readManifest(root);
  await Promise.all([runScript('web', 'build'), runScript('functions', 'build')]);
  const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined });
  const memory = watchMemory();
  let misses = 0;
  try {
    const teacher = await signUpTeacher(product);
    for (const file of await documentsIn(root)) {
      const bytes = await readFile(path.join(root, file));
      memory.takePeak();
      const name = path.basename(file);
      const tried = await orderQuiz(product, teacher, { name, bytes }, count);
      const megabytes = memory.takePeak();
      const outcome = outcomeOf(tried.sentence);
      const wanted = expected.get(file);
      const isMiss =
        (wanted !== undefined && !isExpected(outcome, wanted)) ||
        tried.seconds > MOST_SECONDS ||
        megabytes > MOST_MEGABYTES;
      if (isMiss) misses += 1;
      console.log(
        `${isMiss ? 'MISS' : 'ok  '} ${file}: ${outcome}${wanted === undefined ? '' : ` (expected ${wanted})`}` +
          `, ${tried.seconds.toFixed(1)} s, ${megabytes} MB`,
      );
      console.log(
        `       ${tried.sentence ?? `${tried.questions} questions. ${tried.notice ?? ''}`}`,
      );
    }
  } finally {
    memory.stop();
    await product.stop();
  }
  console.log(misses === 0 ? 'All as expected.' : `${misses} not as expected.`);
  return misses === 0;
}

async function documentsIn(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => /\.(?:pdf|docx?)$/iu.test(name)).toSorted();
}

async function readManifest(root: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(root, 'manifest.json'), 'utf8').catch(() => '[]');
  const entries = z
    .array(z.object({ file: z.string(), expect: z.string() }))
    .parse(JSON.parse(text));
  return new Map(entries.map(({ file, expect }) => [file, expect]));
}
