/** Builds what is asked for by its id, once, and keeps the `most` that were asked for last. */
export function keepRecent<T>(build: (id: string) => T, most: number): (id: string) => T {
  const kept = new Map<string, T>();
  return (id) => {
    const found = kept.get(id) ?? build(id);
    kept.delete(id);
    kept.set(id, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
