import * as endpoints from '@study-assistant/contract/classes/class-invitations';
import type { ClassOffer } from '@study-assistant/contract/classes/class-invitations';
import type { SchoolClass } from '@study-assistant/contract/classes/class-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

/** The classes that a student is asked into, newest first. */
export function classOffersQuery(uid: string) {
  return queryOptions({
    queryKey: ['classes', 'offered', uid],
    queryFn: async ({ signal }): Promise<ClassOffer[]> =>
      (await call(endpoints.listClassOffers, { params: { uid } }, { signal })).invitations,
  });
}

export async function acceptClassOffer(uid: string, id: string): Promise<SchoolClass> {
  return (await call(endpoints.acceptClassOffer, { params: { uid, id } })).class;
}

export async function declineClassOffer(uid: string, id: string): Promise<void> {
  await call(endpoints.declineClassOffer, { params: { uid, id } });
}

/** By a teacher of the class. */
export async function withdrawClassInvitation(id: string, invitationId: string): Promise<void> {
  await call(endpoints.withdrawClassInvitation, { params: { id, invitationId } });
}

/** For a student, by whoever looks after the school. */
export async function acceptForPerson(uid: string, id: string): Promise<SchoolClass> {
  return (await call(endpoints.acceptForPerson, { params: { uid, id } })).class;
}

export async function withdrawForPerson(uid: string, id: string): Promise<void> {
  await call(endpoints.withdrawForPerson, { params: { uid, id } });
}
