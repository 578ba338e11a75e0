const byteUnits = ['B', 'kB', 'MB', 'GB'] as const;

/** "85%"; with one digit "85.5%" and "85.0%". Takes 0 to 100. */
export function formatPercent(value: number, digits = 0): string {
  return `${value.toFixed(digits)}%`;
}

/** "0 B", "12 kB", "3.4 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const power = Math.min(step, byteUnits.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power < 2 || amount >= 100 ? 0 : 1;
  return `${amount.toFixed(digits)} ${byteUnits[power]}`;
}

/** "9:05", as on a timer. */
export function formatClock(seconds: number): string {
  const { minutes, rest } = split(seconds);
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** "9m 5s", "42s". */
export function formatDuration(seconds: number): string {
  const { minutes, rest } = split(seconds);
  return minutes === 0 ? `${rest}s` : `${minutes}m ${rest}s`;
}

/** "24s", "24.5s": for what takes a few seconds. */
export function formatSeconds(seconds: number): string {
  return `${Math.round(seconds * 10) / 10}s`;
}

/** "9 minutes 5 seconds": for what is spoken or written out. */
export function describeDuration(seconds: number): string {
  const { minutes, rest } = split(seconds);
  const parts = [count(minutes, 'minute'), count(rest, 'second')];
  if (minutes === 0) return count(rest, 'second');
  return rest === 0 ? count(minutes, 'minute') : parts.join(' ');
}

/** "1 question", "3 questions". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** "40 quizzes", and of those that were found "3 of 40 quizzes". */
export function countFound(found: number, total: number, all: string): string {
  return found === total ? all : `${found} of ${all}`;
}

/** The same of a list that is not read to its end: "More than 60 quizzes", or found in so far. */
export function countFoundSoFar(found: number, total: number, plural: string, isLooking: boolean) {
  return isLooking
    ? `${found} of ${total} ${plural} so far. Looking through the rest…`
    : `More than ${total} ${plural}`;
}

function split(seconds: number) {
  const whole = Math.max(0, Math.round(seconds));
  return { minutes: Math.floor(whole / 60), rest: whole % 60 };
}
