import { watchLimits, type WorkLimits } from './watch-limits.ts';

/** What a process says when it has answered: it may be asked again, or is to be ended. */
export const FREE = 'free';
export const SPENT = 'spent';

/** A process that a long book made larger than this is not kept. */
const MAX_KEPT_MEGABYTES = 400;

/**
 * The counterpart of `askProcess`, which answers the requests of this process, one after the other. The
 * process waits to be ended, since its exit could overtake its reply.
 *
 * @param limitsOf what the process may use for a request
 * @param requests how many requests it answers in its life
 */
export function serveProcess<Request, Message>(
  limitsOf: (request: Request) => WorkLimits,
  answer: (request: Request, send: (message: Message) => void) => Promise<void>,
  requests = 1,
): void {
  let left = requests;
  async function serve(request: Request): Promise<void> {
    left -= 1;
    // What comes after its last request belongs to that request.
    if (left === 0) process.off('message', onMessage);
    const endWatch = watchLimits(limitsOf(request));
    await answer(request, (message) => process.send?.(message));
    endWatch();
    const isSmall = process.memoryUsage.rss() < MAX_KEPT_MEGABYTES * 1_000_000;
    process.send?.(left > 0 && isSmall ? FREE : SPENT);
  }
  const onMessage = (request: Request) => void serve(request);
  process.on('message', onMessage);
  process.once('disconnect', () => process.exit(0));
}

/** Describes an error in words that can be sent to the log of the parent process. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
