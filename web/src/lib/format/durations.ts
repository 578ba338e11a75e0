import { count } from './numbers.ts';

/** Returns "9:05", as on a timer. */
export function formatClock(seconds: number): string {
  const { minutes, rest } = split(seconds);
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** Returns "9m 5s" or "42s". */
export function formatDuration(seconds: number): string {
  const { minutes, rest } = split(seconds);
  return minutes === 0 ? `${rest}s` : `${minutes}m ${rest}s`;
}

/** Returns "24s" or "24.5s", for short times. */
export function formatSeconds(seconds: number): string {
  return `${Math.round(seconds * 10) / 10}s`;
}

/** Returns "9 minutes 5 seconds", for text that is spoken or written out. */
export function describeDuration(seconds: number): string {
  const { minutes, rest } = split(seconds);
  const parts = [count(minutes, 'minute'), count(rest, 'second')];
  if (minutes === 0) return count(rest, 'second');
  return rest === 0 ? count(minutes, 'minute') : parts.join(' ');
}

/** Returns "12 minutes left" or "2 hours left", rounded up so as not to rush anybody. */
export function describeTimeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'Less than a minute left';
  if (minutes < 120) return `${minutes} minutes left`;
  const hours = Math.floor(minutes / 60);
  return `${hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')} left`;
}

function split(seconds: number) {
  const whole = Math.max(0, Math.round(seconds));
  return { minutes: Math.floor(whole / 60), rest: whole % 60 };
}
