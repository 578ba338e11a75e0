/** As many values as Firestore takes in one "in". */
const MAX_DISJUNCTIONS = 30;

/** The values in portions that one "in" takes each. */
export function toDisjunctions<T>(values: readonly T[], most = MAX_DISJUNCTIONS): T[][] {
  return Array.from({ length: Math.ceil(values.length / most) }, (_, at) =>
    values.slice(at * most, (at + 1) * most),
  );
}
