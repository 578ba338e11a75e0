/** The parts of the engine's context that say where a document is. */
export type Places = {
  toGapicPath(path: string): string;
  serializer: { decodeValue(value: Reference): unknown };
};
type Reference = { referenceValue?: string };

/** Enough for the largest collection of a test; beyond it everything is forgotten. */
const MOST = 20_000;

/**
 * Makes the engine build the name and the reference of a document once. Otherwise it checks, encodes
 * and divides both for each comparison of a sort, which costs more than all else in a query.
 */
export function rememberPlaces(context: Places): void {
  const { serializer } = context;
  const toName = context.toGapicPath.bind(context);
  const toReference = remember((referenceValue) => serializer.decodeValue({ referenceValue }));
  context.toGapicPath = remember(toName);
  // The serializer belongs to an Admin SDK too, which keeps its own.
  context.serializer = Object.create(serializer, {
    decodeValue: {
      value(value: Reference) {
        const { referenceValue } = value;
        return referenceValue
          ? toReference(referenceValue)
          : serializer.decodeValue.call(this, value);
      },
    },
  }) as Places['serializer'];
}

function remember<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= MOST) made.clear();
    const one = make(key);
    made.set(key, one);
    return one;
  };
}
