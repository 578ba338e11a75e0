import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WatchQuery } from '@study-assistant/emulators/firestore/watch-query';

/** A query of the database, without what no index depends on. */
export type RecordedQuery = {
  query: Parameters<WatchQuery>[0];
  aggregations: Parameters<WatchQuery>[1];
};

/** Records the queries of a test project, each shape once, if a whole run asks for it. */
export function recordQueries(project: string): { watch: WatchQuery; save(): Promise<void> } {
  const folder = process.env.RECORD_QUERIES;
  const queries = new Map<string, RecordedQuery>();
  return {
    watch(query, aggregations) {
      const { from, where, orderBy } = query;
      const asked = {
        query: { ...(from && { from }), ...(where && { where }), ...(orderBy && { orderBy }) },
        aggregations,
      };
      queries.set(JSON.stringify(asked, hideValue), asked);
    },
    async save() {
      if (folder === undefined) return;
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `queries-${project}.json`);
      await writeFile(file, JSON.stringify([...queries.values()], null, 2));
    },
  };
}

/** The query is the same whatever values it asks for. */
function hideValue(key: string, value: unknown): unknown {
  return key === 'value' ? null : value;
}
