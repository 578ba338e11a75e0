import {
  errorStatus,
  UNEXPECTED_SENTENCE,
  type ErrorReply,
} from '@study-assistant/contract/errors';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError } from '../domain/api-error.ts';
import type { Logger } from '../domain/logger.ts';

export const answerUnknownRoute: RequestHandler = (request) => {
  throw new ApiError('not-found', `There is nothing at ${request.method} ${request.path}.`);
};

/** Turns every failure into the one error shape; an unexpected one keeps its cause in the log. */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const known = error instanceof ApiError ? error : null;
    const code = known?.code ?? 'unexpected';
    const status = errorStatus[code];
    const report = { method: request.method, path: request.path, status, code };
    if (status >= 500) log.error('request.failed', { ...report, error });
    else if (known?.cause) log.info('request.refused', { ...report, error: known.cause });
    if (response.headersSent) return next(error);
    const reply: ErrorReply = {
      success: false,
      error: known?.message ?? UNEXPECTED_SENTENCE,
      code,
    };
    if (known?.retryAfterSeconds !== undefined) {
      response.set('Retry-After', String(known.retryAfterSeconds));
    }
    response.status(status).json(reply);
  };
}
