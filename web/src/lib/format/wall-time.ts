import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 60 * MINUTE_MS;

/** Converts a moment to the wall time of a zone, in the format of a datetime-local field. */
export function toWallTime(iso: string, timeZone: string): string {
  const moment = Date.parse(iso);
  const shown = moment + offsetAt(moment, timeZone);
  return new Date(shown).toISOString().slice(0, 16);
}

/**
 * Converts a wall time to its moment; null if it is not a time. An hour that occurs twice, when
 * clocks go back, means the first one. An hour that is skipped, when they go forward, is moved on:
 * 02:30 becomes 03:30.
 */
export function fromWallTime(wall: string, timeZone: string): string | null {
  const shown = Date.parse(`${wall}Z`);
  if (Number.isNaN(shown)) return null;
  // The offset before the change is tried first: it gives the earlier of two and moves a gap on.
  const [before, after] = [-HALF_DAY_MS, HALF_DAY_MS].map((by) => offsetAt(shown + by, timeZone));
  const candidates = [before, after].map((offset = 0) => shown - offset);
  const [first = shown] = candidates;
  const found = candidates.find((moment) => moment + offsetAt(moment, timeZone) === shown);
  return new Date(found ?? first).toISOString();
}

/** Like `fromWallTime`, but a time that was not edited keeps its exact moment. */
export function changeTime(before: string | null, wall: string, timeZone: string): string | null {
  if (before !== null && toWallTime(before, timeZone) === wall) return before;
  return fromWallTime(wall, timeZone);
}

/** Adds days to a wall time, whatever the clocks do in between. */
export function addDays(wall: string, days: number): string {
  const shown = new Date(`${wall}Z`);
  shown.setUTCDate(shown.getUTCDate() + days);
  return shown.toISOString().slice(0, 16);
}

/** Explains a time that is ambiguous or skipped because clocks change; else null. */
export function explainClockChange(wall: string, timeZone: string): string | null {
  const iso = fromWallTime(wall, timeZone);
  if (iso === null) return null;
  const meant = toWallTime(iso, timeZone);
  if (meant !== wall) {
    return `The clocks go forward that night: ${timeOf(wall)} is left out, so it will be ${timeOf(meant)}.`;
  }
  const next = new Date(Date.parse(iso) + 60 * MINUTE_MS).toISOString();
  if (toWallTime(next, timeZone) !== wall) return null;
  return `The clocks go back that night: ${timeOf(wall)} comes twice, and the first one counts.`;
}

function timeOf(wall: string): string {
  return wall.slice(11);
}

function offsetAt(moment: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(moment)) * MINUTE_MS;
}
