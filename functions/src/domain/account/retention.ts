/** When an account that was closed then is erased by itself. */
export function eraseAfterOf(closedAt: Date, months: number): Date {
  return addMonths(closedAt, months);
}

/** Accounts that were closed before then are due, to within the days by which months differ. */
export function closedBefore(now: Date, months: number): Date {
  return addMonths(now, -months);
}

/** The same day of another month, or its last day where it has none such. */
function addMonths(time: Date, months: number): Date {
  const moved = new Date(time);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(time.getUTCDate(), days));
  return moved;
}
