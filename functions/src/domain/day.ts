/** The day of a moment, UTC, such as "2026-11-22". */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
