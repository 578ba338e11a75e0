import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint, Parsed } from '@study-assistant/contract/endpoint';
import type { Permission } from '@study-assistant/contract/roles';
import type { Response, Router } from 'express';
import { authenticate, requireCaller, type VerifyToken } from './authenticate.ts';
import { parse, register } from './bind.ts';

type Download = { fileName: string; contentType: string; sizeBytes: number; bytes: Readable };

type Ways<E extends Endpoint, School> = {
  /** The id of the school that gave the ticket; throws when the ticket is none of ours. */
  schoolOf(ticket: string): string;
  withTicket(school: School, params: Parsed<E>['params'], ticket: string): Promise<Download>;
  withToken(school: School, params: Parsed<E>['params']): Promise<Download>;
};

export type BindDownload<School> = <E extends Endpoint>(
  endpoint: E,
  permission: Permission,
  ways: Ways<E, School>,
) => void;

type BinderOptions<School> = {
  router: Router;
  verifyToken: VerifyToken;
  openSchool: (schoolId: string) => School;
};

/** Binds an endpoint that answers with a file, to a ticket in its query or to a token. */
export function createDownloadBinder<School>({
  router,
  verifyToken,
  openSchool,
}: BinderOptions<School>): BindDownload<School> {
  return (endpoint, permission, ways) => {
    register(router, endpoint, async (request, response) => {
      const params = parse(endpoint.params, request.params) as Parsed<typeof endpoint>['params'];
      const { ticket } = parse(endpoint.query, request.query) as { ticket?: string };
      if (ticket !== undefined) {
        const school = openSchool(ways.schoolOf(ticket));
        return sendFile(response, await ways.withTicket(school, params, ticket));
      }
      const caller = requireCaller(await authenticate(request, verifyToken), permission);
      await sendFile(response, await ways.withToken(openSchool(caller.schoolId), params));
    });
  };
}

/** Always an attachment of the type that we know it to be; nothing in it can run on our origin. */
async function sendFile(
  response: Response,
  { fileName, contentType, sizeBytes, bytes }: Download,
): Promise<void> {
  // Fails here, with an answer of ours, when the file is gone.
  await once(bytes, 'readable');
  response.attachment(fileName).set({
    'Content-Type': contentType,
    'Content-Length': String(sizeBytes),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
  await pipeline(bytes, response);
}
