/** As many values as Firestore takes in one "in". */
const MAX_DISJUNCTIONS = 30;

/** The values in portions that one "in" takes each. */
export function toDisjunctions<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / MAX_DISJUNCTIONS) }, (_, at) =>
    values.slice(at * MAX_DISJUNCTIONS, (at + 1) * MAX_DISJUNCTIONS),
  );
}
