import type { Line } from './page-lines.ts';

/** Lines at the top and at the bottom of a page that may be a running header or footer. */
const edgeLines = 2;
const shareOfPages = 0.3;
/** A chapter's title heads only that chapter's pages: it recurs within a few pages. */
const nearbyPages = 8;

/** Drops page numbers and the headers and footers that recur from page to page, then joins the pages. */
export function dropRunningLines(pages: Line[][]): Line[] {
  const edges = pages.map(edgesOf);
  const pagesOfText = new Map<string, number[]>();
  edges.forEach((lines, page) => {
    for (const key of new Set([...lines].map(masked))) {
      pagesOfText.set(key, [...(pagesOfText.get(key) ?? []), page]);
    }
  });
  return pages.flatMap((lines, page) =>
    lines.filter((line) => {
      if (!edges[page]?.has(line)) return true;
      return !isPageNumber(line.text) && !recurs(pagesOfText.get(masked(line)) ?? [], pages.length);
    }),
  );
}

function edgesOf(lines: Line[]): Set<Line> {
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  return new Set([...byHeight.slice(0, edgeLines), ...byHeight.slice(-edgeLines)]);
}

function masked(line: Line): string {
  return line.text.toLowerCase().replace(/\d+|\b[ivxlc]+$/gu, '#');
}

function isPageNumber(text: string): boolean {
  return /^(?:page\s*)?[-\u2013\u2014|\s]*(?:\d{1,4}|[ivxlc]{1,7})[-\u2013\u2014|\s]*(?:of\s*\d+|\/\s*\d+)?$/iu.test(
    text,
  );
}

function recurs(pages: number[], pageCount: number): boolean {
  if (pages.length >= 2 && pages.length >= shareOfPages * pageCount) return true;
  return pages.some((page, at) => (pages[at + 2] ?? Infinity) - page <= nearbyPages);
}
