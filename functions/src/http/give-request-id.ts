import type { RequestHandler } from 'express';
import { newRequestId, readTraceId, runWithRequestId } from '../platform/log/request-id.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Every answer says by which id its request stands in the log. */
export const giveRequestId: RequestHandler = (request, response, next) => {
  const id = readTraceId(request.header('x-cloud-trace-context')) ?? newRequestId();
  response.set(REQUEST_ID_HEADER, id);
  runWithRequestId(id, next);
};
