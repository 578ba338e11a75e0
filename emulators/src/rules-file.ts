import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseRules, type Ruleset } from './rules/rules.ts';

export type WatchedRules = { current(): Ruleset; stop(): void };

/** Polled, because editors replace a file in ways that events miss. */
const INTERVAL_MILLISECONDS = 500;

/**
 * The rules of a file, read again whenever it changes. A mistake in it rejects the start; later on
 * it is warned of, and the rules stay as they were.
 */
export async function watchRules(
  file: string,
  warn: (message: string) => void,
): Promise<WatchedRules> {
  let ruleset = await load(file);
  function reload(): void {
    load(file).then(
      (changed) => (ruleset = changed),
      (error: unknown) => warn(`The rules stay as they were: ${String(error)}`),
    );
  }
  watchFile(file, { interval: INTERVAL_MILLISECONDS, persistent: false }, reload);
  return { current: () => ruleset, stop: () => unwatchFile(file, reload) };
}

async function load(file: string): Promise<Ruleset> {
  return parseRules(await readFile(file, 'utf8'), file);
}
