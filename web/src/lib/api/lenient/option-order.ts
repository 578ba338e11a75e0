type Read = { options: readonly string[]; optionOrder?: unknown };

/** Adds the order in which options are shown; defaults to the order in which they are written. */
export function withOptionOrder<R extends Read>(read: R): R & { optionOrder: number[] } {
  return { ...read, optionOrder: readOrder(read.options, read.optionOrder) };
}

/** The indexes of items in the order shown; ascending when `order` is not a valid one. */
export function readOrder(items: readonly unknown[], order: unknown): number[] {
  const asWritten = items.map((_, index) => index);
  return isOrderOf(asWritten, order) ? order : asWritten;
}

function isOrderOf(indexes: readonly number[], order: unknown): order is number[] {
  return (
    Array.isArray(order) &&
    order.length === indexes.length &&
    indexes.every((index) => order.includes(index))
  );
}
