import { WriterError, type BeforeRequest } from '@study-assistant/writer/writer';
import type { Logger } from '../../domain/logger.ts';
import {
  createUsedUp,
  REQUESTS_IN_A_BLOCK,
  type RequestedBy,
  type TakenRequests,
} from '../../domain/model-requests.ts';

type Deps = {
  /** As many of those that are wanted as the school has left today. */
  takeRequests: (asked: { wanted: number; by: RequestedBy }) => Promise<TakenRequests>;
  giveBack: (taken: TakenRequests) => Promise<void>;
  log: Logger;
};

export type ModelRequests = ReturnType<typeof createModelRequests>;

/**
 * The requests that a school may send to a model in a day. Each is taken before it is sent; one that
 * cannot be counted is not sent.
 */
export function createModelRequests({ takeRequests, giveBack, log }: Deps) {
  async function take(wanted: number, by: RequestedBy): Promise<TakenRequests> {
    const taken = await takeRequests({ wanted, by }).catch((cause: unknown) => {
      throw new WriterError('unavailable', NOT_COUNTED, { cause });
    });
    if (taken.count === 0) throw createUsedUp();
    return taken;
  }

  return {
    async takeOne(by: RequestedBy): Promise<void> {
      await take(1, by);
    },

    /** Gives what a teacher ordered its requests in blocks; what is left of the last one the school has again. */
    async inBlocks<T>(work: (beforeRequest: BeforeRequest) => Promise<T>): Promise<T> {
      let block: TakenRequests = { day: '', count: 0 };
      let last: Promise<void> = Promise.resolve();
      async function takeNext(): Promise<void> {
        if (block.count === 0) block = await take(REQUESTS_IN_A_BLOCK, 'teachers');
        block = { ...block, count: block.count - 1 };
      }
      try {
        // One after the other, so that requests at once share a block.
        return await work(() => (last = last.then(takeNext, takeNext)));
      } finally {
        await last.catch(() => undefined);
        const rest = block;
        // Work that failed may still ask: what is given back here is not its any more.
        block = { ...block, count: 0 };
        if (rest.count > 0) {
          // They stay taken where this fails: the school has fewer, and never more.
          await giveBack(rest).catch((error: unknown) => {
            log.warn('model.requests-kept', { count: rest.count, error });
          });
        }
      }
    },
  };
}

const NOT_COUNTED =
  'The requests to the AI service could not be counted. Please try again later or use the offline writer.';
