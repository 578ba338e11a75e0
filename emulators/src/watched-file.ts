import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type Watched<Content> = { current(): Content; stop(): void };

/** The file is polled, because editors replace it in ways that events miss. */
const INTERVAL_MILLISECONDS = 500;

/**
 * The content of a file, read again whenever it changes. A mistake rejects the start; later it
 * causes a warning, and the previous content stays in force.
 */
export async function watchParsed<Content>(
  file: string,
  parse: (text: string, file: string) => Content,
  warn: (message: string) => void,
): Promise<Watched<Content>> {
  const load = async (): Promise<Content> => parse(await readFile(file, 'utf8'), file);
  let content: Content = await load();
  function reload(): void {
    load().then(
      (changed) => (content = changed),
      (error: unknown) =>
        warn(`What ${path.basename(file)} said before still holds: ${String(error)}`),
    );
  }
  watchFile(file, { interval: INTERVAL_MILLISECONDS, persistent: false }, reload);
  return { current: () => content, stop: () => unwatchFile(file, reload) };
}
