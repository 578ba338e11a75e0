import { isContentsEntry, isNumberedHeading } from '../section-paragraphs.ts';
import type { Line } from './line.ts';
import { findUsualFont, findUsualHeight, findUsualSpacing } from './usual-measures.ts';

export type Paragraph = {
  lines: Line[];
  /** The page on which it begins. */
  page: number;
  isHeading: boolean;
};

type Draft = Paragraph & {
  last: Line;
  right: number;
  /** The font shared by all lines, or null. */
  font: string | null;
};

/** How many labels and captions may separate the parts of a paragraph. */
const MOST_BETWEEN = 6;
/** A heading is set larger than the text by at least this. */
const HEADING_SCALE = 1.12;
/** Smaller text is a label or a footer, whatever it says. */
const SMALLEST_HEADING = 0.97;
const LONGEST_HEADING = 150;

/** Collects lines into paragraphs and headings, across columns and pages. */
export function findParagraphs(lines: Line[]): Paragraph[] {
  const spacing = findUsualSpacing(lines);
  const usual = { height: findUsualHeight(lines), font: findUsualFont(lines) };
  const drafts: Draft[] = [];
  for (const line of lines) {
    if (isContentsEntry(line.text)) continue;
    const last = drafts.at(-1);
    const open = last && follows(last, line, spacing) ? last : interrupted(drafts, line);
    if (open) add(open, line);
    else drafts.push(start(line, line.height >= HEADING_SCALE * usual.height));
  }
  return drafts.map((draft, at) => ({
    ...draft,
    isHeading:
      isTitleLike(draft) &&
      (draft.isHeading ||
        (isNumberedHeading(joinText(draft)) &&
          draft.last.height >= SMALLEST_HEADING * usual.height) ||
        isBoldTitle(draft, drafts[at + 1], usual)),
  }));
}

function start(line: Line, isHeading: boolean): Draft {
  const { page, right, font } = line;
  return { lines: [line], page, isHeading, last: line, right, font };
}

function add(draft: Draft, line: Line): void {
  draft.lines.push(line);
  draft.last = line;
  if (draft.font !== line.font) draft.font = null;
  draft.right = Math.max(draft.right, line.right);
}

/** Tells whether a line continues the paragraph directly above it. */
function follows(draft: Draft, line: Line, spacing: number): boolean {
  const { last } = draft;
  if (last.page !== line.page || !isSameSize(last, line)) return false;
  const step = line.y - last.y;
  // An upward step leads to the next column, which `interrupted` handles.
  if (step < -0.5 * line.height || step > 1.3 * spacing * line.height) return false;
  // A line entirely in bold is separate from the plain one below it.
  if (draft.font !== null && line.font !== null && draft.font !== line.font) return false;
  if (draft.isHeading) return true;
  if (startsItem(line.text) && endsSentence(last.text)) return false;
  if (/^[\u2022\u25aa\u25cf\u25e6\u2023\u00b7\uf0b7]/u.test(line.text)) return false;
  const isShort = last.right < draft.right - 2 * line.height;
  const isIndented = line.x > last.x + 0.8 * line.height;
  return !(endsSentence(last.text) && (isShort || isIndented));
}

/**
 * Finds the unfinished paragraph that a line continues after a column, page or caption: it lacks
 * its end, and the line its beginning.
 */
function interrupted(drafts: Draft[], line: Line): Draft | undefined {
  const open = drafts
    .slice(-MOST_BETWEEN)
    .reverse()
    .find((draft) => isUnfinished(draft, line));
  if (!open) return undefined;
  if (/^[\p{Ll}(]/u.test(line.text)) return open;
  // A capital or a figure may begin anything, so it continues only an end that needs more, or a
  // full line at the end of a column or page.
  if (
    /(?:,|\b(?:a|an|and|as|at|by|for|from|in|is|of|on|or|than|that|the|to|with))$/u.test(
      open.last.text,
    )
  )
    return open;
  const isNextColumn = open.last.page !== line.page || line.y < open.last.y;
  const isFull = open.last.right > open.right - open.last.height;
  const isText = open.last.font === line.font && !startsItem(line.text);
  return open === drafts.at(-1) && isNextColumn && isFull && isText && open.lines.length > 1
    ? open
    : undefined;
}

function isUnfinished(draft: Draft, line: Line): boolean {
  return (
    !draft.isHeading &&
    isSameSize(draft.last, line) &&
    line.page - draft.last.page <= 1 &&
    !endsSentence(draft.last.text) &&
    joinText(draft).length > 40
  );
}

function isSameSize(a: Line, b: Line): boolean {
  return Math.abs(a.height - b.height) <= 0.08 * Math.max(a.height, b.height);
}

function endsSentence(text: string): boolean {
  return /[.!?:\u2026]["'\u201d\u2019)\]\d]*$/u.test(text);
}

function startsItem(text: string): boolean {
  return /^(?:\(?(?:\d{1,2}|[a-zA-Z])[.)]|[-\u2013*])\s/u.test(text);
}

function isTitleLike(draft: Draft): boolean {
  const text = joinText(draft);
  return text.length <= LONGEST_HEADING && /\p{L}{3}/u.test(text) && !/[.,;]$|[{}<>=]/u.test(text);
}

/** A line of usual size in a different font above running text is most likely a bold heading. */
function isBoldTitle(
  draft: Draft,
  next: Draft | undefined,
  usual: { height: number; font: string | null },
): boolean {
  const text = joinText(draft);
  return (
    draft.font !== null &&
    draft.font !== usual.font &&
    draft.last.height >= SMALLEST_HEADING * usual.height &&
    text.length <= 90 &&
    /^(?!(?:fig|figure|table|example)\b)[\p{Lu}\d]/iu.test(text) &&
    next !== undefined &&
    next.font !== draft.font &&
    joinText(next).length > 60
  );
}

function joinText(draft: Draft): string {
  return draft.lines.map((line) => line.text).join(' ');
}
