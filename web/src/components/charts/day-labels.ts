import type { DateLike } from '../../lib/format/dates.ts';
import { formatDayParts } from '../../lib/format/day-parts.ts';

/** The lines below one point; an empty line is null. */
export type DayLabel = { day: string; month: string | null; time: string | null };

/**
 * Labels short enough for every point: the day, the month where it begins, and the time when a day
 * has several points.
 */
export function labelDays(moments: readonly DateLike[]): DayLabel[] {
  const parts = moments.map(formatDayParts);
  return parts.map((one, index) => {
    if (!one) return { day: 'N/A', month: null, time: null };
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const isSameDay = (other: typeof one | null | undefined) =>
      other?.day === one.day && other.month === one.month;
    return {
      day: one.day,
      month: before?.month === one.month ? null : one.month,
      time: isSameDay(before) || isSameDay(after) ? one.time : null,
    };
  });
}
