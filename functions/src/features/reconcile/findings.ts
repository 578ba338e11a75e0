import type { LogEvent, Logger } from '../../domain/logger.ts';

export type Findings = ReturnType<typeof createFindings>;

/** What a night finds, told to the log one by one and counted. */
export function createFindings(log: Logger) {
  const found: Partial<Record<LogEvent, number>> = {};
  let failed = 0;
  async function tryTo(
    event: LogEvent,
    fields: Record<string, unknown>,
    work: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      failed += 1;
      log.error('reconcile.not-mended', { what: event, ...fields, error });
    }
  }
  return {
    /** Tells of it and mends it; one that cannot be mended stops nothing, and is found again. */
    async mend(
      event: LogEvent,
      fields: Record<string, unknown>,
      work: () => Promise<unknown>,
    ): Promise<void> {
      found[event] = (found[event] ?? 0) + 1;
      log.warn(event, fields);
      await tryTo(event, fields, work);
    },

    /** What is due: counted, and told only where it cannot be done. */
    async clear(
      event: LogEvent,
      fields: Record<string, unknown>,
      work: () => Promise<unknown>,
    ): Promise<void> {
      found[event] = (found[event] ?? 0) + 1;
      await tryTo(event, fields, work);
    },

    /** Tells of what is left as it is, since there is too much of it to be believed. */
    refuse(event: LogEvent, fields: Record<string, unknown>): void {
      failed += 1;
      log.error('reconcile.too-much', { what: event, ...fields });
    },

    /** A part of the work that broke off. */
    break(check: string, error: unknown, fields: Record<string, unknown> = {}): void {
      failed += 1;
      log.error('reconcile.broken-off', { check, ...fields, error });
    },

    count: () => ({ found, failed }),
  };
}
