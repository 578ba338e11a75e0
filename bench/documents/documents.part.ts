import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { root, runScript } from '../../scripts/product.ts';
import { definePart, type Log } from '../figures/part.ts';
import { makeDocuments } from './make-documents.ts';
import { watchChildMemory } from './watch-child-memory.ts';

const PAGES = [1, 10, 100, 300, 600];
const RUNS = 3;

type Reading = {
  file: string;
  /** The median of a few runs, in milliseconds. */
  ms: number;
  /** The peak memory of all reading processes together, in megabytes. */
  peakRss: number;
  characters: number;
  /** The time of pdftotext for the same PDF; null for other formats or if it is not installed. */
  pdftotextMs: number | null;
};

/** Reads documents of 1 to 600 pages in a separate process, as the product does. */
export const documentsPart = definePart<Reading[]>({
  async measure(log, { isShort }) {
    await runScript('functions', 'build');
    const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
    const hasPdftotext = findPdftotext(log);
    // The product has one extractor too: each keeps a process ready for the next document.
    const workerUrl = pathToFileURL(path.join(root, 'functions/dist/extract-worker.js'));
    const extractor = createTextExtractor({ workerUrl });
    const readings: Reading[] = [];
    try {
      for (const pages of isShort ? PAGES.slice(0, 2) : PAGES) {
        for (const document of await makeDocuments(pages)) {
          const file = path.join(folder, document.name);
          await writeFile(file, document.bytes);
          readings.push({
            ...(await read(extractor, document)),
            pdftotextMs: hasPdftotext && file.endsWith('.pdf') ? timePdftotext(file) : null,
          });
        }
        log(`${pages} pages: measured`);
      }
      return readings;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  tables: (readings) => [
    {
      caption:
        'Reading a document, with the start of the process that does it; the name is its number of pages.',
      columns: ['document', 'ms', 'MB', 'characters', 'pdftotext, ms', 'times pdftotext'],
      rows: readings.map(({ file, ms, peakRss, characters, pdftotextMs }) => [
        ...[file, ms, peakRss, characters, pdftotextMs ?? ''],
        pdftotextMs === null ? '' : Math.round((ms / pdftotextMs) * 10) / 10,
      ]),
    },
  ],
});

async function read(
  extractor: ReturnType<typeof createTextExtractor>,
  { name, bytes }: { name: string; bytes: Uint8Array },
) {
  const times: number[] = [];
  const memory = watchChildMemory();
  let characters = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const { sections } = await extractor.extract({ bytes, fileName: name });
    times.push(performance.now() - began);
    characters = sections.reduce((sum, { text }) => sum + text.length, 0);
  }
  return { file: name, ms: medianOf(times), peakRss: memory.stop(), characters };
}

function findPdftotext(log: Log): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    log('pdftotext (Debian’s poppler-utils) is not installed: its column stays empty.');
    return false;
  }
}

function timePdftotext(file: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    execFileSync('pdftotext', [file, '-'], { stdio: 'ignore' });
    return performance.now() - began;
  });
  return medianOf(times);
}

function medianOf(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}
