/** The first and the last day of a period, as date fields have them. */
export type Days = { first: string; last: string };

/** The same as moments of the reader's clock, the last day whole; null while it is none. */
export function toPeriod({ first, last }: Days): { from: string; until: string } | null {
  const [from, until] = [new Date(`${first}T00:00`), new Date(`${last}T00:00`)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(until.getTime())) return null;
  until.setDate(until.getDate() + 1);
  return from < until ? { from: from.toISOString(), until: until.toISOString() } : null;
}
