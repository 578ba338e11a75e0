import type { Line } from './line.ts';

/** Table cells are narrow, while lines of running text fill most of their column. */
const FILLED_SHARE = 0.55;
const FEWEST_LINES = 4;

/**
 * Puts the pieces of a page into reading order. Most PDFs store their text in that order, so it is
 * kept, unless an empty strip down the page shows columns: then each is read to its end, between
 * pieces that cross the strip.
 */
export function putInReadingOrder(pieces: Line[], depth = 0): Line[] {
  const gutter = depth < 2 ? findGutter(pieces) : null;
  if (gutter === null) return pieces;
  const byHeight = [...pieces].sort((a, b) => a.y - b.y || a.x - b.x);
  const ordered: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  function flush() {
    ordered.push(...putInReadingOrder(left, depth + 1), ...putInReadingOrder(right, depth + 1));
    left = [];
    right = [];
  }
  for (const piece of byHeight) {
    if (piece.right <= gutter) left.push(piece);
    else if (piece.x >= gutter) right.push(piece);
    else {
      flush();
      ordered.push(piece);
    }
  }
  flush();
  return ordered;
}

/** The x of the strip that the fewest pieces cross, if it separates two columns. */
function findGutter(pieces: Line[]): number | null {
  if (pieces.length < 2 * FEWEST_LINES) return null;
  const start = Math.min(...pieces.map((piece) => piece.x));
  const end = Math.max(...pieces.map((piece) => piece.right));
  let best: { x: number; crossing: number } | null = null;
  for (let share = 0.25; share <= 0.75; share += 0.01) {
    const x = start + share * (end - start);
    const crossing = pieces.filter((piece) => piece.x < x && piece.right > x).length;
    if ((!best || crossing < best.crossing) && partsColumns(pieces, x, start, end, crossing)) {
      best = { x, crossing };
    }
  }
  return best?.x ?? null;
}

function partsColumns(
  pieces: Line[],
  x: number,
  start: number,
  end: number,
  crossing: number,
): boolean {
  const left = pieces.filter((piece) => piece.right <= x);
  const right = pieces.filter((piece) => piece.x >= x);
  const fewer = Math.min(left.length, right.length);
  return (
    fewer >= FEWEST_LINES &&
    crossing <= fewer &&
    medianWidth(left) >= FILLED_SHARE * (x - start) &&
    medianWidth(right) >= FILLED_SHARE * (end - x)
  );
}

function medianWidth(pieces: Line[]): number {
  const widths = pieces.map((piece) => piece.right - piece.x).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}
