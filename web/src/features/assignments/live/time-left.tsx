import { useNow } from '../../../lib/dom/use-now.ts';
import { formatClock } from '../../../lib/format/durations.ts';

type TimeLeftProps = { deadline: string; clockAhead: number };

const HOUR_SECONDS = 60 * 60;

/** "9:05", counted down by the server's clock; from some hours on, how many. */
export function TimeLeft({ deadline, clockAhead }: TimeLeftProps) {
  const now = useNow(1000) + clockAhead;
  const seconds = Math.max(0, Math.floor((Date.parse(deadline) - now) / 1000));
  if (seconds >= 2 * HOUR_SECONDS) return `${Math.floor(seconds / HOUR_SECONDS)} hours`;
  return formatClock(seconds);
}
