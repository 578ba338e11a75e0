type Read = { options: readonly string[]; optionOrder?: unknown };

/** With the order in which the options are shown: as they are written where a server tells of none. */
export function withOptionOrder<R extends Read>(read: R): R & { optionOrder: number[] } {
  return { ...read, optionOrder: readOrder(read.options, read.optionOrder) };
}

/** The indexes of some items as they are shown; one after the other where `order` is none of them. */
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
