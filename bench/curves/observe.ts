import type { Usage } from '../../emulators/src/firestore/databases/usage.ts';
import type { Answer, Request } from '../processes/call-site.ts';
import type { Site } from '../processes/open-site.ts';

/** What one call cost at one school. */
export type Observation = Usage & {
  endpoint: string;
  /** Tasks that it put into queues. */
  tasks: number;
  /** Bytes of the answer to the caller: what the call shows. */
  shown: number;
  ms: number;
};

/** Makes a call and notes what it cost; a refusal is a mistake of the bench and ends it. */
export type Observe = (endpoint: string, request: Observed) => Promise<Record<string, unknown>>;

/** What is held is asked again with the tag of its last answer, as a browser does. */
type Observed = Request & { isHeld?: boolean };

/** A notebook of calls to one site. */
export function createObserver(site: Site) {
  const observations: Observation[] = [];
  const tags = new Map<string, string | undefined>();

  /** What Firestore was asked for while `work` was done. */
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
     * A task of the product, run at once. It shows nobody anything: each document that it changes
     * counts as a kilobyte shown.
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
