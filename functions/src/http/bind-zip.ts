import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Permission } from '@study-assistant/contract/wire/roles';
import type { Caller } from '../domain/caller.ts';
import { parse, register, type BinderOptions } from './bind.ts';
import { countDownload, requireSignedIn } from './gate.ts';
import { POLICY_OF_SAVED, unlessHungUp } from './send-file.ts';

type ZipAnswer = { fileName: string; bytes: AsyncIterable<Uint8Array> };

/** Binds an endpoint that answers with a zip which is made while it is sent, to a token alone. */
export type BindZip<School> = <E extends Endpoint<Permission>>(
  endpoint: E,
  open: (school: School, caller: Caller, params: Parsed<E>['params']) => Promise<ZipAnswer>,
) => void;

export function createZipBinder<School>(options: BinderOptions<School>): BindZip<School> {
  return (endpoint, open) => {
    register(options.router, endpoint, async (request, response) => {
      const caller = await requireSignedIn(request, endpoint.access, options);
      const params = parse(endpoint.params, request.params) as Parsed<typeof endpoint>['params'];
      await countDownload(request, caller, endpoint, options);
      const school = options.openSchool(caller.schoolId);
      const { fileName, bytes } = await open(school, caller, params);
      response.attachment(fileName).set({
        'Content-Type': 'application/zip',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': POLICY_OF_SAVED,
        'Cache-Control': 'private, no-store',
      });
      // Read no faster than it is taken. Breaks off where a page fails, so that nobody takes half for all.
      await pipeline(Readable.from(bytes), response).catch(unlessHungUp);
    });
  };
}
