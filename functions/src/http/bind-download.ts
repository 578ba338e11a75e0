import type { Endpoint, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Permission } from '@study-assistant/contract/wire/roles';
import { parse, register, type BinderOptions } from './bind.ts';
import { countDownload, requireSignedIn } from './gate.ts';
import { sendFile, type Download } from './send-file.ts';

type Query = { ticket?: string; view?: '1' };

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

/** Binds an endpoint that answers with a file, to a ticket in its query or to a token. */
export function createDownloadBinder<School>(options: BinderOptions<School>): BindDownload<School> {
  return (endpoint, permission, ways) => {
    register(options.router, endpoint, async (request, response) => {
      const params = parse(endpoint.params, request.params) as Parsed<typeof endpoint>['params'];
      const { ticket, view } = parse(endpoint.query, request.query) as Query;
      const exchange = { request, response, isToBeViewed: view !== undefined };
      if (ticket !== undefined) {
        const school = options.openSchool(ways.schoolOf(ticket));
        return sendFile(exchange, await ways.withTicket(school, params, ticket));
      }
      // A link is opened by the browser itself, which shows no more than its ticket.
      const caller = await requireSignedIn(request, permission, options);
      await countDownload(request, caller, endpoint, options);
      const school = options.openSchool(caller.schoolId);
      await sendFile(exchange, await ways.withToken(school, params));
    });
  };
}
