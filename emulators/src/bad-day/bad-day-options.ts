/** The faults to inject. A share is that of the calls it can happen to, 0 to 1. */
export type BadDayOptions = {
  /** The same seed gives the same faults, as far as concurrent requests keep their order. */
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
  /** DEADLINE_EXCEEDED; half of the commits take effect. */
  deadlineExceeded?: number;
  /** ABORTED, for calls of a transaction. */
  aborted?: number;
  /** RESOURCE_EXHAUSTED, and the call had no effect. */
  resourceExhausted?: number;
  /**
   * After a commit that took effect its caller is stopped, and everything else it asks is refused.
   * Only callers that send a name in the header `INSTANCE_HEADER` can be stopped.
   */
  stopped?: number;
};

type FunctionFaults = {
  /** How much longer the start of a new worker takes. */
  coldStart?: { share: number; ms: number };
  /** A worker is killed at some time within the first `withinMs` of a request. */
  stopped?: { share: number; withinMs: number };
};

type TaskFaults = {
  /** Delivered twice at the same time. */
  twice?: number;
  late?: { share: number; byMs: number };
  /** Delivered once more after it has succeeded. */
  again?: { share: number; afterMs: number };
};
