import { cleanLine } from '../clean-text.ts';
import { mendWords } from '../mend-words.ts';
import { putInReadingOrder } from './column-order.ts';
import type { Line } from './line.ts';
import { restoreLigatures } from './lost-ligatures.ts';
import type { TextContent, TextItem, Viewport } from './open-pdf.ts';
import { isOverdrawn, restBehind } from './overdrawn.ts';
import { isNoteMark, isRaised, readRaised } from './raised.ts';

/** Smaller text is not meant to be read but hidden. */
const SMALLEST_HEIGHT = 2;

/** The lines of one page in reading order. */
export function readLines(content: TextContent, viewport: Viewport, page: number): Line[] {
  const directions = new Map<number, Line[]>();
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue;
    const placed = place(item, viewport, page);
    if (!placed) continue;
    const lines = directions.get(placed.direction) ?? [];
    directions.set(placed.direction, lines);
    append(lines, placed.line);
  }
  return mainDirections([...directions.values()])
    .flatMap((lines) => mergeNeighbours(putInReadingOrder(lines)))
    .map((line) => ({ ...line, text: mendWords(cleanLine(restoreLigatures(line.text))) }))
    .filter((line) => line.text !== '');
}

/** Removes the little text in other directions, such as a stamp or a label along a figure. */
function mainDirections(directions: Line[][]): Line[][] {
  const sized = directions
    .map((lines) => ({ lines, size: lines.reduce((sum, line) => sum + line.text.length, 0) }))
    .sort((a, b) => b.size - a.size);
  return sized.filter(({ size }) => size >= 0.2 * (sized[0]?.size ?? 0)).map(({ lines }) => lines);
}

/** The place of an item on the visible page, turned so that its text runs to the right. */
function place(item: TextItem, viewport: Viewport, page: number) {
  const [a = 1, b = 0, , , x = 0, y = 0] = item.transform;
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = viewport.transform;
  const shownX = va * x + vc * y + ve;
  const shownY = vb * x + vd * y + vf;
  const isOutside =
    shownX < -5 || shownY < -5 || shownX > viewport.width + 5 || shownY > viewport.height + 5;
  const angle = Math.atan2(vb * a + vd * b, va * a + vc * b);
  const quarter = Math.round(angle / (Math.PI / 2));
  const isSlanted = Math.abs(angle - quarter * (Math.PI / 2)) > 0.1;
  if (isOutside || isSlanted) return null;
  const height = item.height || Math.hypot(a, b);
  if (height < SMALLEST_HEIGHT) return null;

  const direction = (quarter + 4) % 4;
  const [left, top] = (
    [
      [shownX, shownY],
      [shownY, -shownX],
      [-shownX, -shownY],
      [-shownY, shownX],
    ] as const
  )[direction as 0 | 1 | 2 | 3];
  const line: Line = {
    text: item.str,
    page,
    x: left,
    right: left + item.width,
    y: top,
    height,
    font: item.fontName,
  };
  return { direction, line };
}

/** Adds an item to the previous line if it continues it, and drops one that is drawn twice. */
function append(lines: Line[], item: Line): void {
  if (item.text.trim() === '') return;
  const recent = lines.slice(-12);
  if (recent.some((line) => isOverdrawn(line, item))) return;
  for (const line of recent) {
    const rest = restBehind(line, item);
    if (rest === null) continue;
    line.text += rest;
    line.right = Math.max(line.right, item.right);
    return;
  }
  const last = lines.at(-1);
  if (last && continues(last, item)) extend(last, item);
  else lines.push(item);
}

function continues(line: Line, item: Line): boolean {
  const em = Math.max(line.height, item.height);
  return onSameBaseline(line, item) && gap(line, item) < 1.2 * em && gap(line, item) > -em;
}

/** Superscripts and subscripts are up to half an em off the baseline. */
function onSameBaseline(a: Line, b: Line): boolean {
  return Math.abs(a.y - b.y) <= 0.45 * Math.max(a.height, b.height);
}

/** The space between two pieces, in either direction of writing. */
function gap(a: Line, b: Line): number {
  return Math.max(b.x - a.right, a.x - b.right);
}

function extend(line: Line, item: Line): void {
  const isSeparate =
    gap(line, item) > 0.15 * Math.min(line.height, item.height) ||
    areTwoWords(line.text, item.text);
  const separator = isSeparate && !/\s$/u.test(line.text) ? ' ' : '';
  const opensWithMark = line.mark === undefined && isRaised(line, item) && isNoteMark(line.text);
  const addition =
    !isSeparate && isRaised(item, line) ? readRaised(line.text, item.text) : item.text;
  if (item.height > line.height || item.text.length > line.text.length) {
    line.y = item.y;
    line.height = item.height;
  }
  if (line.font !== item.font) line.font = null;
  if (opensWithMark && !/^[\u2044/]/u.test(item.text)) {
    line.mark = line.text.trim();
    line.text = item.text;
  } else {
    line.text += separator + addition;
  }
  line.x = Math.min(line.x, item.x);
  line.right = Math.max(line.right, item.right);
}

/** Two labels may touch ("Ionization" and "Gas"); a name such as "McDonald" may be in pieces. */
function areTwoWords(before: string, behind: string): boolean {
  return /\p{Ll}{3}$/u.test(before) && /^\p{Lu}\p{Ll}{2}/u.test(behind) && !/\bMac$/u.test(before);
}

/** Joins pieces of one line separated by wide gaps, now that they are neighbours. */
function mergeNeighbours(lines: Line[]): Line[] {
  const merged: Line[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    if (last && onSameBaseline(last, line) && line.x >= last.right) extend(last, { ...line });
    else merged.push({ ...line });
  }
  return merged;
}
