import * as logger from 'firebase-functions/logger';
import type { LogEvent, Logger } from '../../domain/logger.ts';
import { describeError } from './describe-error.ts';
import { currentRequestId } from './request-id.ts';

/** Cloud Logging's structured lines; an error keeps its stack and causes, and none of people's words. */
export const cloudLogger: Logger = {
  info: (event, fields) => logger.info(event, readable(event, fields)),
  warn: (event, fields) => logger.warn(event, readable(event, fields)),
  error: (event, fields) => logger.error(event, readable(event, fields)),
};

function readable(
  event: LogEvent,
  { error, ...fields }: Record<string, unknown> = {},
): Record<string, unknown> {
  const requestId = currentRequestId();
  return {
    event,
    ...(requestId !== undefined && { requestId }),
    ...fields,
    ...(error !== undefined && { cause: describeError(error) }),
  };
}
