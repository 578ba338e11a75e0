import { softenCapitals } from './soften-capitals.ts';

const LONGEST_TITLE = 200;
/** A longer text is not a title and is not read to its end. */
export const LONGEST_READ = 2 * LONGEST_TITLE;

/** What programs write as a title, and headings that say nothing about a document. */
const LEFTOVERS = [
  /^(?:untitled|document|title|microsoft word|(?:powerpoint )?presentation|slide|layout|page|sheet|book|new|scan|scanned|image|img|photo|file|draft|copy|print|normal|template|blank)(?: (?:document|presentation|page))?[\s\d\-_.()]*$/iu,
  /^(?:untitled|microsoft word|powerpoint presentation|slide \d+|layout \d+|document\d+)\b/iu,
  /^(?:abstract|acknowledge?ments?|aims?|answers?|appendix|authors?|bibliography|contents|contributors|copyright|exercises?|foreword|glossary|index|introduction|keywords?|(?:learning )?(?:objectives|outcomes)|notes?|outline|overview|preface|questions?|references?|remarks?|summary|(?:table of )?contents|worksheet)(?:\s+[\d.]+)?$/iu,
  /^(?:figure|fig\.?|table|plate|diagram|image|photo|box|activity|exercise|example)\s*\d/iu,
  /^(?:roll no|reprint|isbn|copyright|©|www\.|https?:)/iu,
];

/** "Chapter 11" alone is true but does not help. */
const BARE_CHAPTER =
  /^(?:chapter|chap|ch|unit|lesson|section|part|module|topic|week|class|grade|lecture|book)\b[.\s]*(?:no\.?\s*)?(?:\d+|[ivxl]+)$|^appendix\s+\w$/iu;

/** The page number in "Roles and duties 11"; "Apollo 11" and "Rivers grade 7" keep theirs. */
const PAGE_NUMBER =
  /(?<=\s(?!(?:grade|class|year|form|stage|level|chapter|unit|lesson|section|part|module|topic|week|day|term|book|volume|no|number|version)\s)\p{Ll}{3,})\s\d{1,3}$/u;

export function isBareChapter(title: string): boolean {
  return BARE_CHAPTER.test(title);
}

/** Tells whether a tidy title says nothing about the document's content. */
export function saysNothing(title: string): boolean {
  return (
    title.length < 3 ||
    title.length > LONGEST_TITLE ||
    !/\p{L}{2}/u.test(title) ||
    /\p{L}_\p{L}|[{}<>\\]/u.test(title) ||
    isBareChapter(title) ||
    LEFTOVERS.some((leftover) => leftover.test(title))
  );
}

/** Removes shouting capitals, the page number of a table of contents, and repetitions. */
export function tidyTitle(text: string): string {
  const tidy = softenCapitals(text.trim().slice(0, LONGEST_READ))
    .replace(/\s*(?:\.\s?){3,}\s*\d*$/u, '')
    .replace(/\s*[|•–—-]\s*(?:page\s*|p\.\s*)?\d{1,4}$/iu, '')
    .replace(PAGE_NUMBER, '')
    .replace(/^(.{3,})\s[-–—|:]\s\1$/u, '$1')
    .replace(/[\s:;,\-–—_|]+$/u, '')
    .replace(/^[\s:;,.\-–—_|•*]+/u, '');
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
