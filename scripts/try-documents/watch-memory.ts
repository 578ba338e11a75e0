import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const EVERY_MS = 150;

export type MemoryWatch = {
  /** The peak size of one reading or writing process since the last call, in megabytes. */
  takePeak(): number;
  stop(): void;
};

/** Watches the child processes that read documents and write quizzes. */
export function watchMemory(): MemoryWatch {
  let peak = 0;
  const timer = setInterval(() => {
    // A failed reading is made up for by the next.
    void largest().then(
      (megabytes) => (peak = Math.max(peak, megabytes)),
      () => undefined,
    );
  }, EVERY_MS);
  return {
    takePeak() {
      const taken = peak;
      peak = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

async function largest(): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss=,args=']);
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), kilobytes, command }] : [];
  });
  const ours = new Set([process.pid]);
  // A parent may come after its child in the list.
  for (let before = 0; before < ours.size;) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  const sizes = all
    .filter(({ pid, command }) => ours.has(pid) && /extract-worker|offline-writer/u.test(command))
    .map(({ kilobytes }) => Number(kilobytes) / 1000);
  return Math.round(Math.max(0, ...sizes));
}
