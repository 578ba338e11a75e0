import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Increased whenever stored documents change their shape. Data of an older layout cannot be read,
 * and no release needs it.
 */
const LAYOUT = '7';

/**
 * Prepares the folder in which a local start keeps its data. Data of another layout is removed, so
 * that the start begins with the demo school again, and `log` is told so.
 */
export async function prepareState(folder: string, log: (line: string) => void): Promise<void> {
  const marker = path.join(folder, 'layout');
  const layout = existsSync(marker) ? await readFile(marker, 'utf8') : null;
  if (layout === LAYOUT) return;
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    log(
      'The data of your last start is of an older layout: this start begins with a new demo school.',
    );
    await rm(folder, { recursive: true });
  }
  await mkdir(folder, { recursive: true });
  await writeFile(marker, LAYOUT);
}
