import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { root } from './product.ts';

const SETTLE_MS = 200;
const SOURCES = ['functions/src', 'writer/src', 'writer/data', 'contract/src'];

/** Rebuilds the functions when their sources change; the emulator reloads the build. */
export function watchFunctions(rebuild: () => Promise<void>): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      rebuild().catch((error: unknown) => console.error(String(error)));
    }, SETTLE_MS);
  }
  const watchers: FSWatcher[] = SOURCES.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, schedule),
  );
  return {
    close() {
      clearTimeout(timer);
      watchers.forEach((watcher) => watcher.close());
    },
  };
}
