import type { Line } from './line.ts';
import { readRange, type PageRange, type ReadPage } from './read-pages.ts';

/** Has another process read pages of the same document; null if it cannot. It never rejects. */
export type ShareRange = (range: PageRange) => Promise<Line[][] | null>;

/** Starting a process and opening the document again takes as long as some hundred pages. */
const FEWEST_TO_SHARE = 100;
/** This process reads more than half, since the other one starts later. */
const OWN_PART = 0.55;

/** Reads all pages; in a long document another process reads the last ones at the same time. */
export async function readAllPages(
  readPage: ReadPage,
  pageCount: number,
  share?: ShareRange,
): Promise<{ pages: Line[][]; error: unknown }> {
  if (!share || pageCount <= FEWEST_TO_SHARE)
    return readRange(readPage, { from: 1, to: pageCount });
  const last = Math.ceil(OWN_PART * pageCount);
  const rest = { from: last + 1, to: pageCount };
  const shared = share(rest);
  const own = await readRange(readPage, { from: 1, to: last });
  const pages = await shared;
  const other = pages
    ? { pages: await nameFontsAlike(pages, readPage), error: null }
    : await readRange(readPage, rest);
  return { pages: [...own.pages, ...other.pages], error: other.error ?? own.error };
}

/**
 * Each process names fonts in the order in which it meets them. A page read by both shows which of
 * its names correspond to ours.
 */
async function nameFontsAlike(pages: Line[][], readPage: ReadPage): Promise<Line[][]> {
  const names = new Map<string, string | null>();
  for (const lines of pages) {
    for (const { font, page } of lines) {
      if (font === null || names.has(font)) continue;
      // The other process could read this page, so we can; if not, its fonts stay unknown.
      const own = await readPage(page).catch(() => []);
      lines.forEach(
        (line, at) => line.font !== null && names.set(line.font, own[at]?.font ?? null),
      );
    }
  }
  return pages.map((lines) =>
    lines.map((line) => ({ ...line, font: line.font && (names.get(line.font) ?? null) })),
  );
}
