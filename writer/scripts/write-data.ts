import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a table of writer/data, by its path in there, in the form that `readData` reads. */
export async function writeData(name: string, lines: readonly string[]): Promise<void> {
  await writeFile(path.resolve(import.meta.dirname, '../data', name), `${lines.join('\n')}\n`);
}

/** Sorts lines "key|rest" for `readKeyedLines`; those of one key stay in their order. */
export function sortByKey(lines: readonly string[]): string[] {
  return lines
    .map((line) => ({ key: line.slice(0, line.indexOf('|')), line }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ line }) => line);
}
