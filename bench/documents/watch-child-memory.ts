import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 20;
const KILOBYTES = 1024;

/**
 * Watches the total memory of this process's children through Linux's /proc; 0 on other systems.
 * `stop` returns the peak in megabytes.
 */
export function watchChildMemory(): { stop(): number } {
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, sumOfChildren())), LOOK_MS);
  return {
    stop() {
      clearInterval(looking);
      return Math.round(most / KILOBYTES);
    },
  };
}

/** In kilobytes. */
function sumOfChildren(): number {
  return listChildren().reduce((sum, pid) => {
    const [, rss] = /VmRSS:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`)) ?? [];
    return sum + Number(rss ?? 0);
  }, 0);
}

/** Every thread is searched, because a child belongs to the thread that started it. */
function listChildren(): string[] {
  const threads = listIfThere('/proc/self/task');
  return threads.flatMap((thread) =>
    readIfThere(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function listIfThere(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
