import {
  endOtherSessions as endOthersEndpoint,
  endOwnSession as endEndpoint,
  listOwnSessions,
} from '@study-assistant/contract/people/own-sessions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

/** Where the person is signed in, last used first. */
export function ownSessionsQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid, 'sessions'],
    queryFn: async ({ signal }) => (await call(listOwnSessions, {}, { signal })).sessions,
  });
}

export async function endSession(id: string): Promise<void> {
  await call(endEndpoint, { params: { id } });
}

/** Ends all but the one of this browser. */
export async function endOtherSessions(): Promise<void> {
  await call(endOthersEndpoint, {});
}
