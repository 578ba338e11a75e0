import type { Endpoint, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Permission } from '@study-assistant/contract/wire/roles';
import type { Caller } from '../domain/caller.ts';
import { parse, register, type BinderOptions } from './bind.ts';
import { countDownload, requireSignedIn } from './gate.ts';
import { sendFile, type Download } from './send-file.ts';

type Query = { ticket?: string; view?: '1' };

type Ways<E extends Endpoint, School, Ticket> = {
  /** What a ticket says; throws when it is none of ours, before there is a school for it. */
  readTicket(ticket: string, params: Parsed<E>['params'], now: Date): Promise<Ticket>;
  withTicket(school: School, params: Parsed<E>['params'], ticket: Ticket): Promise<Download>;
  withToken(school: School, params: Parsed<E>['params'], caller: Caller): Promise<Download>;
};

export type BindDownload<School> = <E extends Endpoint, Ticket extends { schoolId: string }>(
  endpoint: E,
  permission: Permission,
  ways: Ways<E, School, Ticket>,
) => void;

/** Binds an endpoint that answers with a file, to a ticket in its query or to a token. */
export function createDownloadBinder<School>(options: BinderOptions<School>): BindDownload<School> {
  return (endpoint, permission, ways) => {
    register(options.router, endpoint, async (request, response) => {
      const params = parse(endpoint.params, request.params) as Parsed<typeof endpoint>['params'];
      const { ticket, view } = parse(endpoint.query, request.query) as Query;
      const exchange = { request, response, isToBeViewed: view !== undefined };
      if (ticket !== undefined) {
        const read = await ways.readTicket(ticket, params, options.clock());
        const school = options.openSchool(read.schoolId);
        return sendFile(exchange, await ways.withTicket(school, params, read));
      }
      // A link is opened by the browser itself, which shows no more than its ticket.
      const caller = await requireSignedIn(request, permission, options);
      await countDownload(request, caller, endpoint, options);
      const school = options.openSchool(caller.schoolId);
      await sendFile(exchange, await ways.withToken(school, params, caller));
    });
  };
}
