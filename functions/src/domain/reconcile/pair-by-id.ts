type Named = { id: string };

/**
 * Pairs what two lists have under one id, and what only one of them has with null. Both come in the
 * order of their ids, and of each no more than one is held.
 */
export async function* pairById<A extends Named, B extends Named>(
  left: AsyncIterable<A>,
  right: AsyncIterable<B>,
): AsyncGenerator<[A, B] | [A, null] | [null, B]> {
  const others = right[Symbol.asyncIterator]();
  let other = await others.next();
  for await (const one of left) {
    while (!other.done && other.value.id < one.id) {
      yield [null, other.value];
      other = await others.next();
    }
    if (!other.done && other.value.id === one.id) {
      yield [one, other.value];
      other = await others.next();
    } else {
      yield [one, null];
    }
  }
  for (; !other.done; other = await others.next()) yield [null, other.value];
}
