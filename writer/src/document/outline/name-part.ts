import { toProperTitle } from '../title/proper-title.ts';
import { tidyTitle } from '../title/tidy-title.ts';
import type { PageRange } from './document-part.ts';

const LONGEST_NAME = 90;
/** How many headings are considered in search of two meaningful ones. */
const LOOKED_AT = 10;

/** Names a part by its headings, else by its pages, else by the document. */
export function namePart(
  { headings, pages }: { headings: readonly string[]; pages: PageRange | null },
  documentTitle: string,
): string {
  const foremost = headings.slice(0, LOOKED_AT);
  const proper = foremost.map(toProperTitle).filter((title) => title !== null);
  const names = [...new Set(proper.length > 0 ? proper : foremost.map(tidyTitle))];
  const [first, second] = names;
  if (first === undefined) return pages ? namePages(pages) : documentTitle;
  if (second === undefined) return shorten(first, LONGEST_NAME);
  const others = names.length - 2 + Math.max(0, headings.length - LOOKED_AT);
  const short = shorten(first, LONGEST_NAME / 2);
  const next = shorten(second, LONGEST_NAME / 2);
  return others === 0 ? `${short}; ${next}` : `${short}; ${next}; and ${others} more`;
}

function namePages({ from, to }: PageRange): string {
  return from === to ? `Page ${from}` : `Pages ${from} to ${to}`;
}

/** Shortens the name at the end of a word. */
function shorten(name: string, longest: number): string {
  if (name.length <= longest) return name;
  return `${name.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
}
