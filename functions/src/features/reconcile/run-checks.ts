import type { Logger } from '../../domain/logger.ts';
import { createFindings, type Findings } from './findings.ts';

/** One after the other; one that breaks off does not keep the others from their work. */
export async function runChecks(
  checks: Readonly<Record<string, (findings: Findings) => Promise<void>>>,
  log: Logger,
): Promise<void> {
  const findings = createFindings(log);
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(findings);
    } catch (error) {
      findings.break(name, error);
    }
  }
  log.info('reconcile.done', findings.count());
}
