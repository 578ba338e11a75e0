import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type Watched<Content> = { current(): Content; stop(): void };

/** Polled, because editors replace a file in ways that events miss. */
const INTERVAL_MILLISECONDS = 500;

/**
 * What a file says, read again whenever it changes. A mistake in it rejects the start; later on it
 * is warned of, and what the file said before stays in force.
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
