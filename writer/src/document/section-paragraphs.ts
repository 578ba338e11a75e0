import { mendWords } from './mend-words.ts';
import type { PageStart, Section } from './source-document.ts';
import { joinHeadings, tidyHeading } from './tidy-heading.ts';

/** A paragraph or heading and, if the format has pages, where it begins and continues. */
export type Block = { text: string; isHeading: boolean; page?: number; pageStarts?: PageStart[] };

/** Collects paragraphs under the heading above them, page by page. */
export function joinBlocks(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  let heading: string | null = null;
  let isAfterHeading = false;
  for (const block of realHeadingsOnly(blocks.filter(saysSomething))) {
    const { isHeading, page = null, pageStarts = [] } = block;
    // Offsets of pages are those of the text as it is; its lines have been mended.
    const text = pageStarts.length > 0 ? block.text : mendWords(block.text);
    const last = sections.at(-1);
    const isNext = isAfterHeading;
    isAfterHeading = isHeading;
    if (isHeading) {
      const tidy = tidyHeading(text);
      heading = isNext && heading !== null ? joinHeadings(heading, tidy) : tidy;
    } else if (last?.heading === heading && last.page === page) append(last, text, pageStarts);
    else sections.push({ heading, page, text, ...(pageStarts.length > 0 && { pageStarts }) });
  }
  return sections;
}

function append(section: Section, text: string, pageStarts: PageStart[]): void {
  const before = section.text.length + 2;
  section.text += `\n\n${text}`;
  if (pageStarts.length === 0) return;
  const shifted = pageStarts.map(({ offset, page }) => ({ offset: offset + before, page }));
  section.pageStarts = [...(section.pageStarts ?? []), ...shifted];
}

/** Lone bullets, rows of signs and cells with a figure cannot be part of a sentence. */
function saysSomething({ text }: Block): boolean {
  return text.length > 40 || /\p{L}\p{M}*\p{L}|\p{Lo}/u.test(text);
}

/** If most text looks like headings (all in bold, a poster), none is one, so no text is lost. */
function realHeadingsOnly(blocks: Block[]): Block[] {
  const inHeadings = totalLength(blocks.filter((block) => block.isHeading));
  if (inHeadings <= totalLength(blocks) / 2) return blocks;
  return blocks.map((block) => ({ ...block, isHeading: false }));
}

function totalLength(blocks: Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

/** Finds sections without marked headings, by a short title-like line over running text. */
export function joinParagraphs(paragraphs: string[]): Section[] {
  const kept = paragraphs.filter((text) => text !== '' && !isContentsEntry(text));
  return joinBlocks(
    kept.map((text, at) => ({
      text,
      isHeading: isNumberedHeading(text) || (isTitleLike(text) && isProse(kept[at + 1] ?? '')),
    })),
  );
}

function isTitleLike(text: string): boolean {
  return (
    text.length <= 80 &&
    text.split(' ').length <= 10 &&
    /^[\p{Lu}\d].*\p{L}{3}/u.test(text) &&
    !/[.,;!?]$|[{}<>=]/u.test(text) &&
    // "Objectives:" heads what follows, a longer one only leads to it.
    (!text.endsWith(':') || text.split(' ').length <= 3)
  );
}

function isProse(text: string): boolean {
  return text.length >= 60 && /[.!?:]["'\u201d\u2019)]*$/u.test(text);
}

/** Matches "4.2 Osmosis ........ 117". */
export function isContentsEntry(text: string): boolean {
  return /(?:\.\s?){4,}\s*(?:\d+|[ivxlc]+)$/iu.test(text);
}

/** Matches "Chapter 4 The Cell" and "4.2 Osmosis". */
export function isNumberedHeading(text: string): boolean {
  return (
    text.length <= 90 &&
    /^(?:(?:chapter|unit|lesson|section|part|module)\s+(?:\d+|[ivxl]+)\b|\d+(?:\.\d+)+\.?\s+\p{Lu})/iu.test(
      text,
    ) &&
    !/[.,;!?]$/u.test(text)
  );
}
