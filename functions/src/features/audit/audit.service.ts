import type { AuditEntry, listAudit } from '@study-assistant/contract/school/audit';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { matchesSearch } from '../../domain/matches-search.ts';
import { placeSchema, readCursor, toCursor, type Place } from '../../platform/firestore/pages.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Asked = Parsed<typeof listAudit>['query'];

type Deps = { audit: Pick<AuditRepository, 'list'> };

export type AuditService = ReturnType<typeof createAuditService>;

/** The database knows no part of a name: a search reads so many entries at once, and no more than that. */
const SEARCHED_AT_ONCE = 200;
const MAX_SEARCHED = 2000;

/** Who changed what others may do or get. */
export function createAuditService({ audit }: Deps) {
  return {
    /** Newest first. A search that has read enough says where it goes on, with what it has found so far. */
    async list({ limit, before, search, ...asked }: Asked): Promise<Answer<typeof listAudit>> {
      const size = (search ?? '') === '' ? limit : SEARCHED_AT_ONCE;
      const entries: AuditEntry[] = [];
      let after = readCursor(placeSchema, before);
      for (let read = 0; read < MAX_SEARCHED; read += size) {
        const { found, end } = await audit.list(asked, { limit: size, after });
        for (const [at, entry] of found.entries()) {
          if (!matchesSearch(namesOf(entry), search)) continue;
          entries.push(entry);
          if (entries.length < limit) continue;
          const isLast = at === found.length - 1;
          return { entries, next: toNext(isLast ? end : placeOf(entry)) };
        }
        if (end === null) return { entries, next: null };
        after = end;
      }
      return { entries, next: toNext(after) };
    },
  };
}

function namesOf({ actor, target }: AuditEntry): string[] {
  return [actor?.name ?? '', target.name];
}

function toNext(place: Place | null): string | null {
  return place && toCursor(place);
}

/** Times are kept to the millisecond. */
function placeOf({ id, at }: AuditEntry): Place {
  const ms = Date.parse(at);
  const seconds = Math.floor(ms / 1000);
  return [seconds, (ms - seconds * 1000) * 1_000_000, id];
}
