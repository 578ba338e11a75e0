type Read = { options: readonly string[]; optionOrder?: unknown };

/** With the order in which the options are shown: as they are written where a server tells of none. */
export function withOptionOrder<R extends Read>(read: R): R & { optionOrder: number[] } {
  const asWritten = read.options.map((_, index) => index);
  const { optionOrder } = read;
  return { ...read, optionOrder: isOrderOf(asWritten, optionOrder) ? optionOrder : asWritten };
}

function isOrderOf(indexes: readonly number[], order: unknown): order is number[] {
  return (
    Array.isArray(order) &&
    order.length === indexes.length &&
    indexes.every((index) => order.includes(index))
  );
}
