import { constants, setPriority } from 'node:os';
import { watchLimits, type WorkLimits } from './watch-limits.ts';

/**
 * The other end of `askProcess`: answers the one request of this process. It stays until it is ended:
 * its exit might overtake its reply.
 *
 * @param limitsOf what the process may take, by what is asked
 */
export function serveProcess<Request, Message>(
  limitsOf: (request: Request) => WorkLimits,
  answer: (request: Request, send: (message: Message) => void) => Promise<void>,
): void {
  // Whoever waits for a page comes before whoever waits for a quiz, where they share a machine.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('message', (request: Request) => {
    watchLimits(limitsOf(request));
    void answer(request, (message) => process.send?.(message));
  });
  process.once('disconnect', () => process.exit(0));
}

/** What went wrong, in words that can be sent to the log of the process that asked. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
