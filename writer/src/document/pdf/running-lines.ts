import type { Line } from './line.ts';
import { findUsualHeight, findUsualSpacing } from './usual-measures.ts';

/** How many rows at the top and bottom of a page may be running headers or footers. */
const EDGE_ROWS = 2;
const SHARE_OF_PAGES = 0.3;
/** A chapter's title only heads that chapter's pages, so it recurs within a few pages. */
const NEARBY_PAGES = 8;
/** A larger line is a heading that ends in a number. */
const LARGEST_HEAD = 1.1;

/** Removes page numbers and recurring headers and footers, then joins the pages. */
export function dropRunningLines(pages: Line[][]): Line[] {
  const spacing = findUsualSpacing(pages.flat());
  const text = findUsualHeight(pages.flat());
  const edges = pages.map((lines) => findEdges(lines, spacing));
  const pagesOfText = new Map<string, number[]>();
  edges.forEach((lines, page) => {
    for (const key of new Set([...lines].map(masked))) {
      pagesOfText.set(key, [...(pagesOfText.get(key) ?? []), page]);
    }
  });
  return pages.flatMap((lines, page) =>
    lines.filter((line) => {
      if (!edges[page]?.has(line)) return true;
      return !(
        isPageNumber(line.text) ||
        isNumberedFooter(line, text) ||
        recurs(pagesOfText.get(masked(line)) ?? [], pages.length)
      );
    }),
  );
}

/** The lines at a page's edges that are set apart by extra space or another size. */
function findEdges(lines: Line[], spacing: number): Set<Line> {
  const rows = findRows(lines);
  return new Set([...outerRows(rows, spacing), ...outerRows(rows.toReversed(), spacing)].flat());
}

function outerRows(rows: Line[][], spacing: number): Line[][] {
  for (let count = EDGE_ROWS; count > 0; count -= 1) {
    const [outer, inner] = [rows[count - 1]?.[0], rows[count]?.[0]];
    if (!outer || !inner) continue;
    const distance = Math.abs(outer.y - inner.y);
    const isOtherSize = Math.abs(outer.height - inner.height) > 0.05 * inner.height;
    const isApart = distance > 1.3 * spacing * Math.max(outer.height, inner.height);
    if (isOtherSize || isApart) return rows.slice(0, count);
  }
  return [];
}

/** Groups lines that are side by side, from the top of the page down. */
function findRows(lines: Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && line.y - row[0].y < 0.5 * line.height) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

function masked(line: Line): string {
  return line.text.toLowerCase().replace(/\d+|\b[ivxlc]+$/gu, '#');
}

function isPageNumber(text: string): boolean {
  return /^(?:page\s*)?[-\u2013\u2014|\s]*(?:\d{1,4}|[ivxlc]{1,7})[-\u2013\u2014|\s]*(?:of\s*\d+|\/\s*\d+)?$/iu.test(
    text,
  );
}

/** The head of a chapter's page beside its number, in the size of the text. */
const CHAPTER_HEAD =
  /^(?:(?:chapter|unit|lesson|module)\s+(?:\d+|[ivx]+)\b\W.{4,80}\s\d{1,4}|\d{1,4}\s+(?:chapter|unit|lesson|module)\s+(?:\d+|[ivx]+)\b.{0,80})$/iu;

/** Matches "Chapter 2. Roles and duties 11", and smaller text with a page number such as "7-45". */
function isNumberedFooter({ text, height }: Line, usual: number): boolean {
  if (height <= LARGEST_HEAD * usual && CHAPTER_HEAD.test(text)) return true;
  return (
    height <= 0.95 * usual &&
    /^(?:\d{1,4}\s+\S.{0,80}|\S.{0,80}[\s|]\d{1,4}|\w{1,3}[-\u2013]\d{1,3})$/u.test(text)
  );
}

function recurs(pages: number[], pageCount: number): boolean {
  if (pages.length >= 2 && pages.length >= SHARE_OF_PAGES * pageCount) return true;
  return pages.some((page, at) => (pages[at + 2] ?? Infinity) - page <= NEARBY_PAGES);
}
