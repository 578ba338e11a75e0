import { readFile } from 'node:fs/promises';
import { FAULTS, VERDICTS } from './reading-row.ts';
import type { Reading } from './unmarked.ts';

const PLACE = '"READING"';

/** A page of its own, without a server: it keeps its progress in the browser and saves JSONL. */
export async function asHtml(reading: Reading): Promise<string> {
  const page = await readFile(new URL('page.html', import.meta.url), 'utf8');
  const data = JSON.stringify({ ...reading, verdicts: VERDICTS, faults: FAULTS });
  // No text of a document may end the element that it stands in.
  return page.replace(PLACE, () => data.replaceAll('<', '\\u003c'));
}
