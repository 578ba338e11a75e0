import { parseIndexes } from '@study-assistant/emulators/firestore/indexes';
import { requireIndex } from '@study-assistant/emulators/firestore/require-index';
import type { TestedRun } from '../tested/tested-run.ts';
import { RUN_TESTS } from './check-commit.ts';
import type { Finding } from './finding.ts';

const FILE = 'firestore.indexes.json';

/** Checks every query of the tests against the indexes that would be deployed. */
export function checkIndexes(text: string, tested: TestedRun | null): Finding[] {
  const queries = tested?.queries ?? [];
  const what = `${FILE} has an index for each of the ${queries.length} queries of the tests`;
  if (queries.length === 0) return [{ what, mend: RUN_TESTS }];
  try {
    const indexes = parseIndexes(text, FILE);
    const missing = queries.flatMap(({ query, aggregations }) =>
      messageOf(() => requireIndex(indexes, query, aggregations)),
    );
    return [{ what, mend: missing.length === 0 ? null : [...new Set(missing)].join('\n') }];
  } catch (error) {
    return [{ what, mend: (error as Error).message }];
  }
}

function messageOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
