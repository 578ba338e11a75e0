import type { Usage } from '../../emulators/src/firestore/databases/usage.ts';
import type { Answer, Request, Site } from '../processes/open-site.ts';

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
export type Observe = (endpoint: string, request: Request) => Promise<Record<string, unknown>>;

/** A notebook of calls to one site. */
export function createObserver(site: Site) {
  const observations: Observation[] = [];

  /** What Firestore was asked for while `work` was done. */
  async function note(
    endpoint: string,
    work: () => Promise<Pick<Answer, 'body' | 'bytes' | 'ms'>>,
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
    call(endpoint: string, request: Request) {
      return note(endpoint, async () => {
        const answer = await site.call(request);
        if (answer.status < 300) return answer;
        throw new Error(`${endpoint} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
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
