import { dateFormat } from '@study-assistant/contract/wire/formats';
import { readDate, type DateLike } from './dates.ts';

/** Returns "12", "Mar" and "09:05", or null, for labels with little room. */
export function formatDayParts(
  value: DateLike,
): { day: string; month: string; time: string } | null {
  const date = readDate(value);
  return (
    date && {
      day: String(date.getDate()),
      month: dateFormat('en', { month: 'short' }).format(date),
      time: dateFormat('en-GB', { timeStyle: 'short' }).format(date),
    }
  );
}
