/** What `work` makes of every value, in their order; no more than `atOnce` are at work at the same time. */
export async function mapAtMost<T, R>(
  atOnce: number,
  values: readonly T[],
  work: (value: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = values.entries();
  async function takeNext(): Promise<void> {
    for (const [at, value] of waiting) results[at] = await work(value);
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return results;
}
