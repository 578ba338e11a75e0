import { isContentsEntry, isNumberedHeading } from '../section-paragraphs.ts';
import type { Line } from './page-lines.ts';
import { usualHeight, usualSpacing } from './usual-measures.ts';

export type Paragraph = {
  lines: string[];
  /** The page that it begins on. */
  page: number;
  isHeading: boolean;
};

type Draft = Paragraph & { first: Line; last: Line; right: number };

/** A heading is set larger than the text by at least this. */
const headingScale = 1.12;
const longestHeading = 150;

/** Gathers lines into paragraphs and headings, over columns and pages. */
export function paragraphsOf(lines: Line[]): Paragraph[] {
  const body = usualHeight(lines);
  const spacing = usualSpacing(lines);
  const drafts: Draft[] = [];
  for (const line of lines) {
    if (isContentsEntry(line.text)) continue;
    const last = drafts.at(-1);
    const open = last && follows(last, line, spacing) ? last : interrupted(drafts, line);
    if (open) add(open, line);
    else drafts.push(start(line, line.height >= headingScale * body));
  }
  return drafts.map(settleHeading);
}

function start(line: Line, isHeading: boolean): Draft {
  const { page, right } = line;
  return { lines: [line.text], page, isHeading, first: line, last: line, right };
}

function add(draft: Draft, line: Line): void {
  draft.lines.push(line.text);
  draft.last = line;
  draft.right = Math.max(draft.right, line.right);
}

/** Whether a line goes on with the paragraph directly above it. */
function follows(draft: Draft, line: Line, spacing: number): boolean {
  const { last } = draft;
  if (last.page !== line.page || !isSameSize(last, line)) return false;
  const step = line.y - last.y;
  // Upwards is the next column; `interrupted` decides.
  if (step < -0.5 * line.height || step > 1.3 * spacing * line.height) return false;
  if (draft.isHeading) return true;
  if (startsItem(line.text) && endsSentence(last.text)) return false;
  if (/^[\u2022\u25aa\u25cf\u25e6\u2023\u00b7\uf0b7]/u.test(line.text)) return false;
  const isShort = last.right < draft.right - 2 * line.height;
  const isIndented = line.x > last.x + 0.8 * line.height;
  return !(endsSentence(last.text) && (isShort || isIndented));
}

/**
 * The unfinished paragraph that a line goes on with after a column, a page or a caption came between:
 * it lacks its end, the line its beginning.
 */
function interrupted(drafts: Draft[], line: Line): Draft | undefined {
  if (!/^[\p{Ll}(]/u.test(line.text)) return undefined;
  return drafts
    .slice(-4)
    .reverse()
    .find(
      (draft) =>
        !draft.isHeading &&
        isSameSize(draft.last, line) &&
        line.page - draft.last.page <= 1 &&
        !endsSentence(draft.last.text) &&
        draft.lines.join(' ').length > 40,
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

/** Large text is a heading unless it reads as a sentence; a numbered line may be one at any size. */
function settleHeading({ lines, page, isHeading }: Draft): Paragraph {
  const text = lines.join(' ');
  const isTitleLike =
    text.length <= longestHeading && /\p{L}{3}/u.test(text) && !/[.,;]$/u.test(text);
  return { lines, page, isHeading: isTitleLike && (isHeading || isNumberedHeading(text)) };
}
