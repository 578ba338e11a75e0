import { readDate, type DateLike } from './dates.ts';

const monthFormat = new Intl.DateTimeFormat('en', { month: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Returns "12", "Mar" and "09:05", or null, for labels with little room. */
export function formatDayParts(
  value: DateLike,
): { day: string; month: string; time: string } | null {
  const date = readDate(value);
  return (
    date && {
      day: String(date.getDate()),
      month: monthFormat.format(date),
      time: timeFormat.format(date),
    }
  );
}
