import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FREE_PORTS, root, runScript, startProduct } from '../scripts/product.ts';
import { seedDemoSchool } from '../scripts/seed.ts';
import { signInAs } from './demo-client.ts';
import { measureEndpoints } from './endpoints.ts';
import { firstLoad } from './first-load.ts';
import { runLighthouse } from './lighthouse.ts';
import { longBook } from './long-book.ts';
import { callWhileWriting } from './while-writing.ts';

/** Prints what the product costs: bytes, starts, reads and writes. Figures of time are this machine's. */
await Promise.all([runScript('web', 'build'), runScript('functions', 'build')]);

console.log('\nFirst load of /login, bytes after gzip');
console.table(await firstLoad(path.join(root, 'web/dist')));

console.log('\nCold start: loading the functions bundle in a new process, ms (5 runs)');
console.log(coldStarts(5).join(', '));

const started = performance.now();
const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined });
console.log(`\nLocal stack ready after ${seconds(started)} s`);
try {
  await seedDemoSchool(product);
  console.log('\nFirestore documents read, written and deleted by each endpoint');
  console.table(await measureEndpoints(product));

  console.log('\nWhat Lighthouse says of each page: a phone on slow 4G, the median of three');
  console.table(await runLighthouse(product));

  const document = path.join(root, 'emulator-data/files/Forces and Motion.pdf');
  const form = new FormData();
  form.set('file', new Blob([await readFile(document)]), 'Forces and Motion.pdf');
  const teacher = await signInAs(product, 'ingrid.solberg@demo.school');
  const ordered = performance.now();
  await teacher.call({ path: '/api/quiz/generate', form });
  console.log(`\nFrom a PDF to its quiz of 10: ${seconds(ordered)} s`);

  const book = { name: 'Textbook.pdf', bytes: await longBook(600) };
  const { latencies, ...quiz } = await callWhileWriting(product, book);
  console.log(
    `\nFrom a PDF of 600 pages to its quiz of ${quiz.questions}: ${quiz.seconds.toFixed(1)} s`,
  );
  console.log('Meanwhile the API answered in, ms');
  console.table(latencies);
} finally {
  await product.stop();
}

function coldStarts(runs: number): number[] {
  const bundle = path.join(root, 'functions/dist/index.js');
  const code = `const t = performance.now(); await import(${JSON.stringify(bundle)}); console.log(Math.round(performance.now() - t));`;
  return Array.from({ length: runs }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
    ),
  );
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
