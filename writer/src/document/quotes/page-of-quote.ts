import type { Section } from '../source-document.ts';

/** The page of an offset into a section's text; null for formats without pages. */
export function findPage(section: Section, offset: number): number | null {
  const started = section.pageStarts?.filter((start) => start.offset <= offset) ?? [];
  return started.at(-1)?.page ?? section.page;
}

/** The page on which a verbatim quote from a section begins. */
export function findPageOfQuote(section: Section, quote: string): number | null {
  return findPage(section, Math.max(0, section.text.indexOf(quote)));
}
