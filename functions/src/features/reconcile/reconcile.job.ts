import type { Logger } from '../../domain/logger.ts';
import { createClaimsCheck, type ClaimsDeps } from './check-claims.ts';
import { createOrphanChecks, type OrphansDeps } from './check-orphans.ts';
import { createStudentsCheck, type StudentsDeps } from './check-students.ts';
import { createYearCheck, type YearDeps } from './check-year.ts';
import { runChecks } from './run-checks.ts';

type Deps = StudentsDeps & OrphansDeps & ClaimsDeps & YearDeps & { log: Logger };

/**
 * Looks through everything that is kept twice or belongs to something else, tells what does not fit,
 * and mends it. May run at any time, any number of times, and break off anywhere.
 */
export function createReconcileJob({ log, ...deps }: Deps) {
  const checks = {
    ...createOrphanChecks(deps),
    checkStudents: createStudentsCheck(deps),
    checkClaims: createClaimsCheck(deps),
    checkYear: createYearCheck(deps),
  };
  return (): Promise<void> => runChecks(checks, log);
}
