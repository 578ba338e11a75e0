import * as logger from 'firebase-functions/logger';
import type { LogEvent, Logger } from '../domain/logger.ts';

/** Cloud Logging's structured lines; an error keeps its stack and causes. */
export const cloudLogger: Logger = {
  info: (event, fields) => logger.info(event, readable(event, fields)),
  warn: (event, fields) => logger.warn(event, readable(event, fields)),
  error: (event, fields) => logger.error(event, readable(event, fields)),
};

function readable(
  event: LogEvent,
  { error, ...fields }: Record<string, unknown> = {},
): Record<string, unknown> {
  return { event, ...fields, ...(error !== undefined && { cause: describe(error) }) };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return (error.stack ?? error.message) + cause;
}
