/** What is wrong, independent of the service's own words. */
export type FailureKind =
  'busy' | 'used-up' | 'late' | 'down' | 'unreachable' | 'bad-key' | 'no-model' | 'not-accepted';

/**
 * A failure reported by a service. `message` only has the status and codes, since a service's own
 * messages may repeat what was sent.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';

  constructor(
    readonly kind: FailureKind,
    because: string,
    /** The pause that the service asks for, ms; null if it does not say. */
    readonly afterMs: number | null = null,
  ) {
    super(because);
  }
}

/** The meaning of a status when the service says no more. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'busy';
  if (status >= 500) return 'down';
  if (status === 408) return 'late';
  if (status === 401 || status === 403) return 'bad-key';
  return status === 404 ? 'no-model' : 'not-accepted';
}
