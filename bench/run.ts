import { readFile, writeFile } from 'node:fs/promises';
import { PAGE_FILE, renderPage } from './figures/performance-page.ts';
import { readResults, saveResult } from './figures/results-file.ts';
import { print } from './figures/table.ts';
import { PARTS } from './parts.ts';

/**
 * `npm run bench`: measures what the product costs, all of it or the parts that are named, into
 * bench/results.json and docs/performance.md. Figures of time are this machine's.
 */
const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in PARTS));
if (unknown) {
  console.error(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, part] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n## ${name}`);
  const started = performance.now();
  const figures = await part.measure((line) => console.log(line));
  await saveResult(name, (performance.now() - started) / 1000, figures);
  part.tables(figures).forEach(print);
}
const results = await readResults();
if (results) {
  await writeFile(PAGE_FILE, await renderPage(await readFile(PAGE_FILE, 'utf8'), PARTS, results));
}
