import { randomBytes } from 'node:crypto';
import type { Answer, Endpoint, Parsed } from '@study-assistant/contract/wire/endpoint';
import { getHealth } from '@study-assistant/contract/wire/health';
import type { Permission } from '@study-assistant/contract/wire/roles';
import type { Request, RequestHandler, Response, Router } from 'express';
import type * as z from 'zod/mini';
import { ApiError } from '../domain/api-error.ts';
import type { Caller, TokenHolder } from '../domain/caller.ts';
import type { Asked } from '../domain/limits.ts';
import { ownerFolder } from '../domain/owner-folder.ts';
import { DEFAULT_SCHOOL_ID } from '../domain/school/school-id.ts';
import { authenticate, findSchoolId, requireSecondStep } from './authenticate.ts';
import { readClientAddress } from './client-address.ts';
import { createOftenCounter } from './count-often.ts';
import { holdsTag, sendUnchanged, setTag, toTag, type KeptBy } from './entity-tags.ts';
import { requireApp, type Gate } from './gate.ts';
import { limitsOf, limitsOfUpload } from './limited-endpoints.ts';
import { receiveUpload, type StoredUpload, type UploadSink } from './receive-upload.ts';
import { readJson } from './request-body.ts';

type CallerOf<A> = A extends 'public' ? null : A extends Permission ? Caller : TokenHolder;

type OfCaller<A, School> = A extends Permission ? School : null;

export type Context<E extends Endpoint, School> = Parsed<E> & {
  caller: CallerOf<E['access']>;
  /** The services of the caller's school; null where the endpoint asks for no role. */
  school: OfCaller<E['access'], School>;
  /** The file of a multipart request, in storage already. */
  upload: E extends { file?: undefined } ? undefined : StoredUpload;
  header: (name: string) => string | undefined;
  /** Answers with another status than the endpoint's own. */
  setStatus: (status: number) => void;
};

type BindOptions<E extends Endpoint, School> = {
  /**
   * Something that is another one after each change of what the handler answers, found for less than the
   * answer; null where that is not known. May the caller not have the answer, it throws as the handler
   * does. It is read before the answer, which then is never older than its version says.
   */
  version?: (context: Context<E, School>) => Promise<string | null>;
  /** Who may keep an answer that has a version; the browser unless told. */
  keptBy?: KeptBy;
};

/** `School` is what the handlers need of the services of a school. */
export type Bind<School> = <E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E, School>) => Promise<Answer<E>>,
  options?: BindOptions<E, School>,
) => void;

export type BinderOptions<School> = Gate & {
  router: Router;
  openSchool: (schoolId: string) => School;
  openUploads: (schoolId: string) => UploadSink;
  /** Parses every reply with its schema: on in development and tests, off where it costs. */
  checkReplies: boolean;
  /** The release that runs: another one may answer the same in another form. */
  release: string;
  clock: () => Date;
};

/** Makes the one function that every route uses: authenticate, authorise, parse, count, call, answer. */
export function createBinder<School>(options: BinderOptions<School>): Bind<School> {
  const { router, verifyToken, openSchool, openUploads, checkReplies } = options;
  const countOften = createOftenCounter(options);
  return (endpoint, handler, { version: findVersion, keptBy = 'browser' } = {}) => {
    const run: RequestHandler = async (request, response) => {
      if (endpoint.path !== getHealth.path) await requireApp(request, options);
      const caller =
        endpoint.access === 'public'
          ? null
          : await authenticate(request, verifyToken, endpoint.access);
      if (caller) requireSecondStep(caller, endpoint, request.params);
      const schoolId = caller && findSchoolId(caller, endpoint.access);
      const sink = schoolId === null ? null : openUploads(schoolId);
      // Who has no school yet is counted in the first one.
      const countedIn = schoolId ?? caller?.schoolId ?? DEFAULT_SCHOOL_ID;
      const count = async (asked: readonly Asked[]) => {
        if (!caller || asked.length === 0) return;
        const address = readClientAddress((name) => request.header(name));
        await options.countAsked(countedIn, { uid: caller.uid, address }, asked);
      };
      await count(limitsOfUpload(endpoint, request));
      const { body, upload } = await readBody(endpoint, request, caller, sink);
      let status = endpoint.status ?? 200;
      try {
        const context = {
          caller,
          school: schoolId === null ? null : openSchool(schoolId),
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, body),
          upload,
          header: (name: string) => request.header(name),
          setStatus: (other: number) => (status = other),
        } as unknown as Context<typeof endpoint, School>;
        await count(limitsOf(endpoint, context));
        // Also what turns out to be unchanged: finding that out costs reads too.
        if (caller) await countOften(endpoint, caller, countedIn);
        const version = (await findVersion?.(context)) ?? null;
        const tag = version && toTag(version, caller, options);
        if (tag && holdsTag(request, tag)) return sendUnchanged(response, tag, keptBy);
        const answer = await handler(context);
        if (tag) setTag(response, tag, keptBy);
        send(endpoint, response, status, { success: true, ...answer }, checkReplies);
      } catch (error) {
        if (upload) await sink?.remove(upload.path);
        throw error;
      }
    };
    register(router, endpoint, run);
  };
}

export function register(router: Router, endpoint: Endpoint, run: RequestHandler): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  router[method](endpoint.path, run);
}

async function readBody(
  endpoint: Endpoint,
  request: Request,
  caller: TokenHolder | null,
  sink: UploadSink | null,
): Promise<{ body: unknown; upload: StoredUpload | undefined }> {
  if (!endpoint.file || !caller || !sink) {
    return { body: endpoint.body ? await readJson(request) : undefined, upload: undefined };
  }
  const path = `${ownerFolder(endpoint.file.folder, caller.uid)}/${randomBytes(12).toString('hex')}`;
  const { fields, upload } = await receiveUpload(request, endpoint.file, sink, path);
  if (!upload) throw new ApiError('invalid-request', endpoint.file.missing);
  return { body: fields, upload };
}

/** Parses with a schema; the first problem's sentence is the person's. */
export function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  const sentence = issue?.message ?? 'This request is not valid.';
  throw new ApiError(
    'invalid-request',
    field && isBare(sentence) ? `${field}: ${sentence}` : sentence,
  );
}

/** Zod's own messages do not name the field; our sentences need no name. */
function isBare(sentence: string): boolean {
  return sentence.startsWith('Invalid');
}

function send(
  endpoint: Endpoint,
  response: Response,
  status: number,
  reply: unknown,
  check: boolean,
): void {
  if (check) {
    const result = endpoint.reply.safeParse(reply);
    if (!result.success)
      throw new Error(`${endpoint.path} breaks its contract: ${result.error.message}`);
  }
  response.status(status).json(reply);
}
