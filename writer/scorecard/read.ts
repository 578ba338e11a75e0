import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../src/quiz/seed.ts';
import { asHtml } from './reading/as-html.ts';
import { asMarkdown } from './reading/as-markdown.ts';
import { drawReading, type DrawnItem } from './reading/draw-reading.ts';
import { joinVerdicts } from './reading/join-verdicts.ts';
import {
  readReadingArguments,
  type DrawArguments,
  type KeepArguments,
} from './reading/read-reading-arguments.ts';
import { readRows, toJsonLines } from './reading/read-rows.ts';
import { drawnSchema, keptSchema, sectionId, verdictSchema } from './reading/reading-row.ts';
import { reportReadings } from './reading/report/report-readings.ts';
import { toDrawnRows, toReading } from './reading/unmarked.ts';
import { loadDocuments } from './sources/load-documents.ts';
import { writeOrSay } from './writers/write-or-say.ts';

/** Draws questions to be read unmarked, keeps what a reader said of them, or reports kept readings. */
async function run(words: readonly string[]): Promise<void> {
  const given = readReadingArguments(words);
  if (given.task === 'draw') await draw(given.settings);
  else if (given.task === 'keep') await keep(given.settings);
  else await report(given.files);
}

async function draw({ place, out, print, skip, ...settings }: DrawArguments): Promise<void> {
  const [page] = [out, print].filter((file) => file !== undefined);
  if (page === undefined) throw new Error('Say where to: --out FILE.html or --print FILE.md.');
  const earlier = await Promise.all(skip.map((file) => readRows(file, keptSchema)));
  const alreadyRead = new Set(earlier.flat().map(({ section }) => sectionId(section)));
  const sources = await loadDocuments(place);
  const drawn = await drawReading(sources, { ...settings, alreadyRead }, (source) =>
    writeOrSay(source, settings),
  );
  if (drawn.length === 0)
    throw new Error(
      `Nothing to read: ${place} gives no question that is not read yet and of this confidence (${settings.of}).`,
    );
  const rows = toDrawnRows(drawn, { seed: settings.seed, commit: currentCommit() });
  const sealed = `${page.slice(0, page.length - path.extname(page).length)}.drawn.jsonl`;
  await writeFile(sealed, toJsonLines(rows));
  const reading = toReading(drawn, String(hashText(toJsonLines(rows))));
  if (out !== undefined) await writeFile(out, await asHtml(reading));
  if (print !== undefined) await writeFile(print, asMarkdown(reading));
  console.log(`${describe(drawn)} in ${[out, print].filter(Boolean).join(' and ')}.`);
  console.log(
    `Whose they are stands in ${sealed}: not to be opened before the verdicts are there.`,
  );
}

/** How many of each, which tells nothing of a single one. */
function describe(drawn: readonly DrawnItem[]): string {
  const ours = drawn.filter(({ origin }) => origin === 'ours').length;
  const sections = new Set(drawn.map(({ source }) => source)).size;
  return `${ours} of our questions and ${drawn.length - ours} of human authors from ${sections} sections`;
}

async function keep({ place, verdicts, reader, out }: KeepArguments): Promise<void> {
  const { kept, unread } = joinVerdicts(
    await readRows(place, drawnSchema),
    await readRows(verdicts, verdictSchema),
    { reader, date: new Date().toISOString().slice(0, 10) },
  );
  await writeFile(out, toJsonLines(kept));
  console.log(`${kept.length} verdicts in ${out}.`);
  if (unread.length > 0) console.log(`Left out, without a verdict: ${unread.join(', ')}.`);
}

async function report(files: readonly string[]): Promise<void> {
  const readings = files.map(async (file) => ({
    name: path.basename(file, '.jsonl'),
    rows: await readRows(file, keptSchema),
  }));
  console.log(reportReadings(await Promise.all(readings)).join('\n'));
}

function currentCommit(): string {
  try {
    const words = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
