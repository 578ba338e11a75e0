import {
  errorStatus,
  UNEXPECTED_SENTENCE,
  type ErrorReply,
} from '@study-assistant/contract/wire/errors';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ApiError } from '../domain/api-error.ts';
import type { Logger } from '../domain/logger.ts';
import { REQUEST_ID_HEADER } from './give-request-id.ts';

/**
 * An address that is no text, such as "/%E0%A4%A", is refused before a route fails at it; also where its
 * percent signs were escaped on the way here (platform/log/raw-requests.ts). No id of ours has one.
 */
export const refuseUnreadableAddress: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(decodeURIComponent(request.path));
  } catch (cause) {
    throw new ApiError('invalid-request', 'This address is not valid.', { cause });
  }
  next();
};

export const answerUnknownRoute: RequestHandler = (request) => {
  throw new ApiError('not-found', `There is nothing at ${request.method} ${request.path}.`);
};

/**
 * Turns every failure into the one error shape; an unexpected one keeps its cause in the log. A refusal
 * is one line there at most, by its kind alone: what a stranger sends stays out of the log.
 */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const known = error instanceof ApiError ? error : null;
    const code = known?.code ?? 'unexpected';
    const status = errorStatus[code];
    const report = { method: request.method, route: routeOf(request), status, code };
    if (status >= 500) log.error('request.failed', { ...report, error });
    else if (code === 'too-many-requests') log.info('request.limited', report);
    else if (known?.cause) log.info('request.refused', { ...report, because: kindOf(known.cause) });
    if (response.headersSent) return next(error);
    const reply: ErrorReply = {
      success: false,
      error: known?.message ?? UNEXPECTED_SENTENCE,
      code,
      ...requestIdOf(response),
    };
    if (known?.retryAfterSeconds !== undefined) {
      response.set('Retry-After', String(known.retryAfterSeconds));
    }
    response.status(status).json(reply);
  };
}

function requestIdOf(response: Response): { requestId?: string } {
  const requestId = response.get(REQUEST_ID_HEADER);
  return requestId === undefined ? {} : { requestId };
}

/** As it is declared, such as "/quizzes/:id": an address may hold anything. */
function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'unknown';
}

/** Not its message, which may repeat what was sent. */
function kindOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
