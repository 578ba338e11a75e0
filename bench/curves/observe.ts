import type { Usage } from '../../emulators/src/firestore/databases/usage.ts';
import type { Answer, Request } from '../processes/call-site.ts';
import type { Site } from '../processes/open-site.ts';

/** The cost of one call in one school. */
export type Observation = Usage & {
  endpoint: string;
  /** Tasks that it queued. */
  tasks: number;
  /** Bytes of the answer to the caller, which is what the call shows. */
  shown: number;
  ms: number;
};

/** Makes a call and records its cost; a refusal is a mistake of the bench and ends it. */
export type Observe = (endpoint: string, request: Observed) => Promise<Record<string, unknown>>;

/** A held answer is requested again with its tag, as a browser does. */
type Observed = Request & { isHeld?: boolean };

/** Records the calls to one site. */
export function createObserver(site: Site) {
  const observations: Observation[] = [];
  const tags = new Map<string, string | undefined>();

  /** Records the Firestore usage of `work`. */
  async function note(
    endpoint: string,
    work: () => Promise<Omit<Answer, 'tag'>>,
  ): Promise<Record<string, unknown>> {
    const before = await site.usage();
    const tasksBefore = countTasks(await site.tasks());
    const { body, bytes, ms } = await work();
    const after = await site.usage();
    observations.push({
      endpoint,
      reads: after.reads - before.reads,
      writes: after.writes - before.writes,
      deletes: after.deletes - before.deletes,
      bytesIn: after.bytesIn - before.bytesIn,
      bytesOut: after.bytesOut - before.bytesOut,
      tasks: countTasks(await site.tasks()) - tasksBefore,
      shown: bytes,
      ms: Math.round(ms),
    });
    return body;
  }

  return {
    observations,
    call(endpoint: string, { isHeld = false, ...request }: Observed) {
      return note(endpoint, async () => {
        const heldTag = isHeld ? tags.get(request.path) : undefined;
        const answer = await site.call({ ...request, heldTag });
        tags.set(request.path, answer.tag);
        return answer;
      });
    },
    /**
     * Runs a task of the product at once. It shows nobody anything, so each document that it
     * changes counts as a kilobyte shown.
     */
    async task(name: string, run: () => Promise<unknown>): Promise<void> {
      const started = performance.now();
      const { writes } = await site.usage();
      await note(name, async () => {
        await run();
        const changed = (await site.usage()).writes - writes;
        return { body: {}, bytes: changed * 1024, ms: performance.now() - started };
      });
    },
  };
}

function countTasks(byQueue: Record<string, number>): number {
  return Object.values(byQueue).reduce((sum, count) => sum + count, 0);
}
