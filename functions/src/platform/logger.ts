import * as logger from 'firebase-functions/logger';
import type { Logger } from '../domain/logger.ts';

/** Cloud Logging's structured lines; an error keeps its stack and causes. */
export const cloudLogger: Logger = {
  info: (message, fields) => logger.info(message, readable(fields)),
  warn: (message, fields) => logger.warn(message, readable(fields)),
  error: (message, fields) => logger.error(message, readable(fields)),
};

function readable(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const { error, ...rest } = fields;
  return error === undefined ? rest : { ...rest, cause: describe(error) };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return (error.stack ?? error.message) + cause;
}
