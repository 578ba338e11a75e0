import type { Line } from './line.ts';

/** How far a shadow is below its letters, in ems. */
const SHADOW = 0.2;
const FEWEST_LETTERS = 3;

/** Fake bold and shadows draw the same letters again within half an em. */
export function isOverdrawn(line: Line, item: Line): boolean {
  if (!isOnLine(line, item, 1 / 2)) return false;
  const near = Math.min(emOf(line, item) / 2, (item.right - item.x) / 2);
  const isAtEnd = line.text.endsWith(item.text) && Math.abs(line.right - item.right) <= near;
  if (isAtEnd || (line.text === item.text && Math.abs(line.x - item.x) <= near)) return true;
  return isWithin(line, item);
}

/** Tells whether a piece repeats letters in the middle of a line, where they stand. */
function isWithin(line: Line, item: Line): boolean {
  const em = emOf(line, item);
  if (item.x < line.x - em / 2 || item.right > line.right + em / 2) return false;
  const [all, part] = [squeeze(line.text), squeeze(item.text)];
  // A letter or two of a line close by may stand at nearly the same place.
  const isShort = part.length < FEWEST_LETTERS;
  if (!isOnLine(line, item, isShort ? 0.02 : SHADOW)) return false;
  const width = line.right - line.x;
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + 1)) {
    if (Math.abs(item.x - line.x - (width * at) / all.length) <= (isShort ? em / 4 : em))
      return true;
  }
  return false;
}

/**
 * What a piece adds to a line whose end it draws once more, as where the last of several shadows goes
 * on: "ordination" over "6.2 Co" adds "rdination". Null where it does not.
 */
export function restBehind(line: Line, item: Line): string | null {
  const overlap = line.right - item.x;
  const em = emOf(line, item);
  if (!isOnLine(line, item, SHADOW) || item.right <= line.right || overlap < em / 4) return null;
  const [all, part] = [squeeze(line.text), squeeze(item.text)];
  const width = item.right - item.x;
  for (let length = Math.min(all.length, part.length - 1); length > 0; length -= 1) {
    const isThere = Math.abs((width * length) / part.length - overlap) <= em * 0.6 + overlap / 5;
    if (isThere && all.endsWith(part.slice(0, length))) return behind(item.text, length);
  }
  return null;
}

/** The text behind so many visible characters. */
function behind(text: string, visible: number): string {
  let left = visible;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return text.slice(at);
    if (text.charAt(at).trim() !== '') left -= 1;
  }
  return '';
}

/** Tells whether a piece is at most this share of an em above or below a line. */
function isOnLine(line: Line, item: Line, share: number): boolean {
  return Math.abs(line.y - item.y) <= share * emOf(line, item);
}

function emOf(line: Line, item: Line): number {
  return Math.min(line.height, item.height);
}

function squeeze(text: string): string {
  return text.replace(/\s+/gu, '');
}
