import * as endpoints from '@study-assistant/contract/people/invitations';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { listInvitations } from '../lib/api/lenient/admin.ts';

export type Invitee = Input<typeof endpoints.inviteTeachers>['body']['teachers'][number];
export type InvitationResult = Reply<typeof endpoints.inviteTeachers>['results'][number];

/** Those that wait, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'invitations'],
  queryFn: async ({ signal }) => (await call(listInvitations, {}, { signal })).invitations,
});

/** Answers with one result for each, in their order. */
export async function inviteTeachers(teachers: Invitee[]): Promise<InvitationResult[]> {
  return (await call(endpoints.inviteTeachers, { body: { teachers } })).results;
}

export async function withdrawInvitation(id: string): Promise<void> {
  await call(endpoints.withdrawInvitation, { params: { id } });
}
