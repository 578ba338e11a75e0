import type { IncomingHttpHeaders } from 'node:http';
import {
  Metadata,
  status,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Method, Type } from 'protobufjs';
import { describeFirestoreService } from '../protocol/protos.ts';
import { invalidArgument, toStatusError, type StatusError } from '../protocol/status.ts';
import { decodeToJson, encodeJson } from './proto-json.ts';
import { setField, setFromQuery } from './read-query.ts';
import { listRoutes, matchRoute, type Match } from './routes.ts';

type RestRequest = { verb: string; url: URL; headers: IncomingHttpHeaders; body: string };
type RestReply = { status: number; body: object };
/** Returns null for a path that the API does not have. */
export type AnswerRest = (request: RestRequest) => Promise<RestReply | null>;

type Handler = (
  call: object,
  callback: (error: StatusError | null, answer: object) => void,
) => void;

/** https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto */
const HTTP_STATUS: Record<number, number> = {
  [status.CANCELLED]: 499,
  [status.INVALID_ARGUMENT]: 400,
  [status.DEADLINE_EXCEEDED]: 504,
  [status.NOT_FOUND]: 404,
  [status.ALREADY_EXISTS]: 409,
  [status.PERMISSION_DENIED]: 403,
  [status.RESOURCE_EXHAUSTED]: 429,
  [status.FAILED_PRECONDITION]: 400,
  [status.ABORTED]: 409,
  [status.OUT_OF_RANGE]: 400,
  [status.UNIMPLEMENTED]: 501,
  [status.UNAVAILABLE]: 503,
  [status.UNAUTHENTICATED]: 401,
};

/**
 * Firestore's REST API: each request becomes the message that a gRPC client would have sent, and its
 * answer becomes JSON.
 */
export function createRest(
  service: ServiceDefinition,
  implementation: UntypedServiceImplementation,
): AnswerRest {
  let routes: ReturnType<typeof listRoutes> | null = null;

  return async ({ verb, url, headers, body }) => {
    if (!url.pathname.startsWith('/v1/')) return null;
    // A tenth of a second, which a server that only SDKs ask need not spend.
    routes ??= listRoutes(describeFirestoreService());
    const match = matchRoute(routes, verb, url.pathname);
    if (!match) return null;
    const { method } = match;
    try {
      const messages = await call(method, readRequest(match, url, body), headers);
      const answers = messages.map((message) => encodeAnswer(method, message));
      return { status: 200, body: method.responseStream ? answers : (answers[0] ?? {}) };
    } catch (error) {
      return toFailure(method, toStatusError(error));
    }
  };

  function call(method: Method, request: Buffer, headers: IncomingHttpHeaders): Promise<object[]> {
    const metadata = new Metadata();
    for (const [name, value] of Object.entries(headers)) {
      if (typeof value === 'string' && !name.startsWith(':')) metadata.set(name, value);
    }
    const getPath = () => `/google.firestore.v1.Firestore/${method.name}`;
    const handle = implementation[method.name] as unknown as Handler;
    return new Promise((resolve, reject) => {
      const answers: object[] = [];
      const write = (answer: object) => answers.push(answer);
      const end = () => resolve(answers);
      const emit = (_: 'error', error: StatusError) => reject(error);
      const message = service[method.name]?.requestDeserialize(request) as object;
      handle({ request: message, metadata, getPath, write, end, emit }, (error, answer) => {
        if (error) reject(error);
        else resolve([answer]);
      });
    });
  }

  function encodeAnswer(method: Method, message: object): object {
    const bytes = service[method.name]?.responseSerialize(message) ?? Buffer.alloc(0);
    return decodeToJson(method.resolvedResponseType as Type, bytes) as object;
  }
}

function readRequest({ method, body, values }: Match, { searchParams }: URL, text: string): Buffer {
  const type = method.resolvedRequestType as Type;
  const json = text.trim() === '' || body === null ? {} : parseBody(text);
  const request: Record<string, unknown> =
    body === '*' ? { ...json } : body === null ? {} : { [body]: { ...json } };
  if (body !== '*') setFromQuery(request, type, searchParams);
  for (const [field, value] of values) setField(request, type, field, value);
  return encodeJson(type, request);
}

function parseBody(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${String(error)}`);
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  throw invalidArgument('Invalid JSON payload received. The body is no object.');
}

/** What answers with a list fails with a list. */
function toFailure({ responseStream }: Method, { code, details }: StatusError): RestReply {
  const httpStatus = HTTP_STATUS[code] ?? 500;
  const failure = { error: { code: httpStatus, message: details, status: status[code] } };
  return { status: httpStatus, body: responseStream ? [failure] : failure };
}
