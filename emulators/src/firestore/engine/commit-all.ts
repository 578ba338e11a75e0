import type { Write } from '../protocol/messages.ts';
import type { Engine } from './engine.ts';

/** Firestore takes at most this many writes in one commit. */
const WRITES_PER_COMMIT = 500;

/** Commits any number of writes, in as many commits as needed; listeners get each of them. */
export async function commitAll(engine: Engine, writes: Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITES_PER_COMMIT) {
    engine.clock.tick();
    await engine.client.commit({ writes: writes.slice(start, start + WRITES_PER_COMMIT) });
  }
}
