import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a table of writer/data, by its path in there, in the form that `readData` reads. */
export async function writeData(name: string, lines: readonly string[]): Promise<void> {
  await writeFile(path.resolve(import.meta.dirname, '../data', name), `${lines.join('\n')}\n`);
}
