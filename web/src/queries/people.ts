import type { Grade } from '@study-assistant/contract/people/accounts';
import * as invitations from '@study-assistant/contract/people/invitations';
import * as endpoints from '@study-assistant/contract/people/people';
import type { Erasure, Person, PersonStatus } from '@study-assistant/contract/people/people';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import type { Role } from '@study-assistant/contract/wire/roles';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { download } from '../lib/api/download.ts';
import { listInvitations, listPeople } from '../lib/api/lenient/admin.ts';
import { inPages } from '../lib/api/pages.ts';
import { changeUser } from '../lib/auth/session.ts';

const POLL_MS = 2000;

/** Null stands for all. */
export type PeopleFilter = {
  search: string;
  role: Role | null;
  grade: Grade | null;
  status: PersonStatus | null;
};

export type PersonFile = Omit<Reply<typeof endpoints.getPerson>, 'success'>;
type PersonChange = Input<typeof endpoints.changePerson>['body'];
export type HandedOver = Reply<typeof endpoints.handOver>['moved'];
export type Owned = Input<typeof endpoints.erasePerson>['body']['owned'];

export const peopleQueries = {
  /** The people that match the filter, page by page. */
  list: (filter: PeopleFilter) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'people', 'list', asked(filter)],
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...pageParam, ...asked(filter) };
        const { people, next } = await call(listPeople, { query }, { signal });
        return { items: people, next };
      },
      ...inPages<Person>(),
    }),
  one: (uid: string) =>
    queryOptions({
      queryKey: ['admin', 'people', 'one', uid],
      queryFn: ({ signal }): Promise<PersonFile> =>
        call(endpoints.getPerson, { params: { uid } }, { signal }),
    }),
  /** Polled while it runs. */
  erasure: (id: string) =>
    queryOptions({
      queryKey: ['admin', 'erasures', id],
      queryFn: async ({ signal }): Promise<Erasure> =>
        (await call(endpoints.getErasure, { params: { id } }, { signal })).erasure,
      refetchInterval: ({ state }) => state.data?.status === 'running' && POLL_MS,
    }),
};

function asked({ search, role, grade, status }: PeopleFilter) {
  const words = search.trim();
  return {
    ...(words !== '' && { search: words }),
    ...(role !== null && { role }),
    ...(grade !== null && { grade }),
    ...(status !== null && { status }),
  };
}

/** Lists, classes, counts, grades and the audit may all have changed, so everything is outdated. */
export function forgetPeople(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}

export async function changePerson(uid: string, change: PersonChange): Promise<Person> {
  const { person } = await call(endpoints.changePerson, { params: { uid }, body: change });
  // An admin may have changed her own name, which every page shows.
  changeUser(person);
  return person;
}

export async function closePerson(uid: string): Promise<Person> {
  return (await call(endpoints.closePerson, { params: { uid } })).person;
}

export async function openPerson(uid: string): Promise<Person> {
  return (await call(endpoints.openPerson, { params: { uid } })).person;
}

export async function handOver(uid: string, to: string): Promise<HandedOver> {
  return (await call(endpoints.handOver, { params: { uid }, body: { to } })).moved;
}

export async function erasePerson(uid: string, email: string, owned: Owned): Promise<Erasure> {
  const body = { email, owned };
  return (await call(endpoints.erasePerson, { params: { uid }, body })).erasure;
}

/** Everything that is kept about a person, as a zip. */
export function exportPerson(uid: string): Promise<Blob> {
  return download(endpoints.exportPerson, { params: { uid }, query: {} });
}

export type Invitee = Input<typeof invitations.inviteTeachers>['body']['teachers'][number];
export type InvitationResult = Reply<typeof invitations.inviteTeachers>['results'][number];

/** Open invitations, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'invitations'],
  queryFn: async ({ signal }) => (await call(listInvitations, {}, { signal })).invitations,
});

/** Returns one result for each teacher, in their order. */
export async function inviteTeachers(teachers: Invitee[]): Promise<InvitationResult[]> {
  return (await call(invitations.inviteTeachers, { body: { teachers } })).results;
}

export async function withdrawInvitation(id: string): Promise<void> {
  await call(invitations.withdrawInvitation, { params: { id } });
}
