import type { Logger } from '../../domain/logger.ts';

/**
 * Logs a rejection that nobody handled, and goes on. Node would end the process otherwise, and with
 * it the requests of everybody else whom it serves at that moment.
 */
export function logUnhandledRejections(log: Logger): void {
  process.on('unhandledRejection', (error: unknown) => {
    log.error(UNHANDLED_REJECTION, { error });
  });
}

/** By this name the log is watched, in production and by the tests. */
export const UNHANDLED_REJECTION = 'process.unhandled-rejection';
