/** What may go wrong; each share is of the calls that it can happen to, 0 to 1. */
export type BadDayOptions = {
  /** The same seed brings the same faults, as far as requests at the same time keep their order. */
  seed: number;
  firestore?: FirestoreFaults;
  functions?: FunctionFaults;
  tasks?: TaskFaults;
};

export type FirestoreFaults = {
  /** Every call takes this long, and up to `spreadMs` longer. */
  latency?: { fixedMs: number; spreadMs: number };
  /** UNAVAILABLE, and the call had no effect. */
  unavailable?: number;
  /** UNAVAILABLE, though the commit took effect. */
  lostAnswer?: number;
  /** DEADLINE_EXCEEDED; half of the commits took effect. */
  deadlineExceeded?: number;
  /** ABORTED, of what belongs to a transaction. */
  aborted?: number;
  /** RESOURCE_EXHAUSTED, and the call had no effect. */
  resourceExhausted?: number;
  /**
   * After a commit that took effect its caller is gone: all that it still asks is refused. Of callers
   * with a name alone, which they send as the header `INSTANCE_HEADER`.
   */
  stopped?: number;
};

type FunctionFaults = {
  /** How long a new worker takes longer than it does. */
  coldStart?: { share: number; ms: number };
  /** A worker is killed at some time within the first `withinMs` of a request. */
  stopped?: { share: number; withinMs: number };
};

type TaskFaults = {
  /** Delivered twice at the same time. */
  twice?: number;
  late?: { share: number; byMs: number };
  /** Delivered once more after it had succeeded. */
  again?: { share: number; afterMs: number };
};
