import { dateFormat } from '@study-assistant/contract/wire/formats';

/** Every form in which a time reaches the browser. */
export type DateLike =
  Date | string | number | { seconds: number } | { _seconds: number } | null | undefined;

/** Returns null for absent or invalid dates. A number is milliseconds. */
export function readDate(value: unknown): Date | null {
  const date = toDate(value);
  return date && Number.isFinite(date.getTime()) ? date : null;
}

/** Returns "12 Mar 2026", or null. */
export function formatDate(value: DateLike): string | null {
  const date = readDate(value);
  return date && dateFormat('en-GB', { dateStyle: 'medium' }).format(date);
}

/** Returns "12 Mar 2026, 09:05", or null. */
export function formatDateTime(value: DateLike): string | null {
  const date = readDate(value);
  return date && dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** Returns "09:05:30", in the reader's time zone unless told another. Takes milliseconds. */
export function formatTime(moment: number, timeZone?: string): string {
  return dateFormat('en-GB', { timeStyle: 'medium', timeZone }).format(moment);
}

/** Returns "2026-03-12" in the reader's time zone, for the names of downloaded files. */
export function formatDateForFileName(value: Date): string {
  return dateFormat('sv-SE', { dateStyle: 'short' }).format(value);
}

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === 'number') return new Date(value);
  if (typeof value === 'string') return new Date(isDay(value) ? `${value}T00:00` : value);
  if (typeof value !== 'object' || value === null) return null;
  const { seconds, _seconds = seconds } = value as { seconds?: unknown; _seconds?: unknown };
  return typeof _seconds === 'number' ? new Date(_seconds * 1000) : null;
}

/** A day without an hour is that day in every zone, not midnight in UTC. */
function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value);
}
