/** What is wrong, whatever the service calls it. */
export type FailureKind =
  'busy' | 'used-up' | 'late' | 'down' | 'unreachable' | 'bad-key' | 'no-model' | 'not-accepted';

/**
 * A service's answer that is a failure. `message` keeps status and codes only: the service's own
 * messages may repeat what was sent.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';

  constructor(
    readonly kind: FailureKind,
    because: string,
    /** How long the service asks us to wait, ms; null when it does not say. */
    readonly afterMs: number | null = null,
  ) {
    super(because);
  }
}

/** What a status means where the service says no more. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'busy';
  if (status >= 500) return 'down';
  if (status === 408) return 'late';
  if (status === 401 || status === 403) return 'bad-key';
  return status === 404 ? 'no-model' : 'not-accepted';
}
