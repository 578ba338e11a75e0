import { readDate, type DateLike } from './dates.ts';

const monthFormat = new Intl.DateTimeFormat('en', { month: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** "12", "Mar" and "09:05", or null: the parts of a label where there is no room for more. */
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
