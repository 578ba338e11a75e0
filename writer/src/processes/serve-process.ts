import { constants, setPriority } from 'node:os';
import { watchMemory } from './watch-memory.ts';

/**
 * The other end of `askProcess`: answers the one request of this process. It stays until it is ended:
 * its exit might overtake its reply.
 *
 * @param megabytes how large the process may grow in all, by what is asked
 */
export function serveProcess<Request, Message>(
  megabytes: (request: Request) => number,
  answer: (request: Request, send: (message: Message) => void) => Promise<void>,
): void {
  // Whoever waits for a page comes before whoever waits for a quiz, where they share a machine.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('message', (request: Request) => {
    watchMemory(megabytes(request));
    void answer(request, (message) => process.send?.(message));
  });
  process.once('disconnect', () => process.exit(0));
}

/** What went wrong, in words that can be sent to the log of the process that asked. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
