import type { AuditAct } from '@study-assistant/contract/school/audit';
import * as endpoints from '@study-assistant/contract/school/school';
import type { School, YearChange } from '@study-assistant/contract/school/school';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { listAudit, type ReadAuditEntry } from '../lib/api/lenient/admin.ts';
import { inPages } from '../lib/api/pages.ts';

const POLL_MS = 2000;

export type YearPlan = Omit<Reply<typeof endpoints.getYearChange>, 'success'>;
export type NewYear = { name: string; archiveClasses: boolean; except: string[]; again: boolean };

export const schoolQuery = queryOptions({
  queryKey: ['admin', 'school'],
  queryFn: async ({ signal }): Promise<School> =>
    (await call(endpoints.getSchool, {}, { signal })).school,
});

/** What a new year would do, and the progress of the last one, which is polled while it runs. */
export const yearQuery = queryOptions({
  queryKey: ['admin', 'year'],
  queryFn: ({ signal }): Promise<YearPlan> => call(endpoints.getYearChange, {}, { signal }),
  refetchInterval: ({ state }) => state.data?.last?.status === 'running' && POLL_MS,
});

export async function renameSchool(name: string): Promise<School> {
  return (await call(endpoints.changeSchool, { body: { name } })).school;
}

/** The ways beside e-mail and password that the school takes from now on. */
export async function takeProviders(ids: string[]): Promise<School> {
  return (await call(endpoints.changeSchool, { body: { signInProviders: ids } })).school;
}

export async function startYear(year: NewYear): Promise<YearChange> {
  return (await call(endpoints.startYear, { body: year })).change;
}

export type { ReadAuditEntry };

/** Null stands for all; `uid` is an account that acted or was affected. */
export type AuditFilter = { search: string; act: AuditAct | null; uid: string | null };

/** Newest first, page by page. */
export function auditQuery({ search, act, uid }: AuditFilter) {
  const words = search.trim();
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', { words, act, uid }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...pageParam,
        ...(words !== '' && { search: words }),
        ...(act !== null && { act }),
        ...(uid !== null && { uid }),
      };
      const { entries, next } = await call(listAudit, { query }, { signal });
      return { items: entries, next };
    },
    ...inPages<ReadAuditEntry>(),
  });
}
