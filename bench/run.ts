import { readFile, writeFile } from 'node:fs/promises';
import { PAGE_FILE, renderPage } from './figures/performance-page.ts';
import { saveResult } from './figures/results-file.ts';
import { print } from './figures/table.ts';
import { PARTS } from './parts.ts';
import { measureSpeed } from './processes/measure-speed.ts';
import { runParts } from './run-parts.ts';

/**
 * `npm run bench` measures what the product costs, in full or for the named parts, and writes
 * bench/results.json and docs/performance.md. Times depend on the machine. `--short` quickly shows
 * whether everything works, and keeps nothing.
 */
const words = process.argv.slice(2);
const isShort = words.includes('--short');
const named = words.filter((word) => word !== '--short');
const unknown = named.find((name) => !(name in PARTS));
if (unknown) {
  console.error(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const asked = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name));
const isWhole = await runParts(asked, {
  isShort,
  measureSpeed,
  say: (line) => console.log(line),
  show: print,
  async keep(name, measured) {
    const results = await saveResult(name, measured);
    const page = await readFile(PAGE_FILE, 'utf8');
    await writeFile(PAGE_FILE, await renderPage(page, PARTS, results));
  },
});
// Anything that is still waiting when a part has ended would wait forever.
process.exit(isWhole ? 0 : 1);
