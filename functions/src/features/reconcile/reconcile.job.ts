import type { Logger } from '../../domain/logger.ts';
import { createClaimsCheck, type ClaimsDeps } from './check-claims.ts';
import { createOrphanChecks, type OrphansDeps } from './check-orphans.ts';
import { createStudentsCheck, type StudentsDeps } from './check-students.ts';
import { createFindings } from './findings.ts';

type Deps = StudentsDeps & OrphansDeps & ClaimsDeps & { log: Logger };

/**
 * Looks through everything that is kept twice or belongs to something else, tells what does not fit,
 * and mends it. May run at any time, any number of times, and break off anywhere.
 */
export function createReconcileJob({ log, ...deps }: Deps) {
  const checks = {
    ...createOrphanChecks(deps),
    checkStudents: createStudentsCheck(deps),
    checkClaims: createClaimsCheck(deps),
  };
  return async function reconcile(): Promise<void> {
    const findings = createFindings(log);
    for (const [name, check] of Object.entries(checks)) {
      try {
        await check(findings);
      } catch (error) {
        findings.break(name, error);
      }
    }
    log.info('reconcile.done', findings.count());
  };
}
