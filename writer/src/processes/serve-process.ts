import { watchLimits, type WorkLimits } from './watch-limits.ts';

/**
 * The counterpart of `askProcess`, which answers the one request of this process. The process waits
 * to be ended, since its exit could overtake its reply.
 *
 * @param limitsOf what the process may use for a request
 */
export function serveProcess<Request, Message>(
  limitsOf: (request: Request) => WorkLimits,
  answer: (request: Request, send: (message: Message) => void) => Promise<void>,
): void {
  process.once('message', (request: Request) => {
    watchLimits(limitsOf(request));
    void answer(request, (message) => process.send?.(message));
  });
  process.once('disconnect', () => process.exit(0));
}

/** Describes an error in words that can be sent to the log of the parent process. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
