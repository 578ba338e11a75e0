import type { AuditAct } from '@study-assistant/contract/school/audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { listAudit, type ReadAuditEntry } from '../lib/api/lenient/admin.ts';
import { inPages } from './pages.ts';

export type { ReadAuditEntry };

/** Null is all of them; `uid` is an account that did it or had it done to it. */
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
