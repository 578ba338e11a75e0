import type { Section, SourceDocument } from '../source-document.ts';
import type { DocumentPart, PageRange } from './document-part.ts';
import { headingLevel, LOWEST_LEVEL } from './heading-level.ts';
import { namePart } from './name-part.ts';

export const MAX_PARTS = 60;
/** A shorter part is not worth choosing. */
const FEWEST_WORDS = 40;
/** A longer part is split into runs of pages with this many words each. */
const LONG_PART_WORDS = 3000;
const RUN_WORDS = 1200;
/** With more parts, such as a heading for every word, neighbours are first joined blindly. */
const MOST_LOOKED_THROUGH = 1000;
/** With fewer numbered headings, their numbers mean nothing. */
const FEWEST_CHAPTERS = 3;

type Unnamed = Omit<DocumentPart, 'title'> & { headings: string[] };

/**
 * The parts of a document, which together cover all of it: sections under their headings, for a
 * book its chapters, and runs of pages where there is no heading for long.
 */
export function listParts(document: SourceDocument): DocumentPart[] {
  const level = chooseLevel(document.sections);
  const groups = groupSections(document.sections, level);
  const parts = joinShort(joinBlindly(groups.flatMap(splitLong).map(gather)));
  const names = parts.map((part) => namePart(part, document.title));
  return parts.map(({ pages, words, sections }, at) => {
    const name = names[at] ?? document.title;
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return { title: isAlone ? name : withPages(name, pages), pages, words, sections };
  });
}

function withPages(name: string, pages: PageRange | null): string {
  if (!pages) return name;
  const { from, to } = pages;
  return from === to ? `${name}, page ${from}` : `${name}, pages ${from} to ${to}`;
}

type Numbered = Section & { at: number };

/** The lowest level whose headings are few enough to look through. */
function chooseLevel(sections: readonly Section[]): number {
  const headings = sections
    .filter(({ heading }, at) => heading !== null && heading !== sections[at - 1]?.heading)
    .map(({ heading }) => headingLevel(heading ?? ''));
  if (headings.length <= MAX_PARTS) return LOWEST_LEVEL;
  for (let level = LOWEST_LEVEL - 1; level > 0; level -= 1) {
    const count = headings.filter((one) => one <= level).length;
    if (count <= MAX_PARTS && count >= FEWEST_CHAPTERS) return level;
  }
  return LOWEST_LEVEL;
}

/** Each group begins with a heading of at least that level; text before the first is one too. */
function groupSections(sections: readonly Section[], level: number): Numbered[][] {
  const groups: Numbered[][] = [];
  sections.forEach((section, at) => {
    const { heading } = section;
    const isNew = heading !== null && heading !== sections[at - 1]?.heading;
    if (groups.length === 0 || (isNew && headingLevel(heading) <= level)) groups.push([]);
    groups.at(-1)?.push({ ...section, at });
  });
  return groups;
}

function splitLong(group: readonly Numbered[]): Numbered[][] {
  const total = group.reduce((sum, { text }) => sum + countWords(text), 0);
  if (total <= LONG_PART_WORDS || group[0]?.page === null) return [[...group]];
  const runs: Numbered[][] = [];
  let words = Infinity;
  for (const section of group) {
    const isNewPage = section.page !== runs.at(-1)?.at(-1)?.page;
    if (isNewPage && words >= RUN_WORDS) {
      runs.push([]);
      words = 0;
    }
    runs.at(-1)?.push(section);
    words += countWords(section.text);
  }
  return runs;
}

function gather(sections: readonly Numbered[]): Unnamed {
  const heading = sections[0]?.heading ?? null;
  const from = sections[0]?.at ?? 0;
  const pages = sections.flatMap(({ page, pageStarts = [] }) =>
    page === null ? [] : [page, ...pageStarts.map((start) => start.page)],
  );
  return {
    headings: heading === null ? [] : [heading],
    pages: pages.length === 0 ? null : { from: pages[0] ?? 1, to: pages.at(-1) ?? 1 },
    words: sections.reduce((sum, { text }) => sum + countWords(text), 0),
    sections: { from, to: from + sections.length },
  };
}

function joinBlindly(parts: readonly Unnamed[]): Unnamed[] {
  const size = Math.ceil(parts.length / MOST_LOOKED_THROUGH);
  if (size <= 1) return [...parts];
  return parts
    .filter((_, at) => at % size === 0)
    .map((first, at) => parts.slice(at * size + 1, (at + 1) * size).reduce(join, first));
}

/** Joins the shortest part with its shorter neighbour, until the parts are long and few enough. */
function joinShort(parts: readonly Unnamed[]): Unnamed[] {
  const joined = [...parts];
  while (joined.length > 1) {
    const shortest = Math.min(...joined.map(({ words }) => words));
    if (shortest >= FEWEST_WORDS && joined.length <= MAX_PARTS) break;
    const at = joined.findIndex(({ words }) => words === shortest);
    const before = joined[at - 1]?.words ?? Infinity;
    const behind = joined[at + 1]?.words ?? Infinity;
    const first = before < behind ? at - 1 : at;
    joined.splice(first, 2, join(joined[first] as Unnamed, joined[first + 1] as Unnamed));
  }
  return joined;
}

function join(first: Unnamed, second: Unnamed): Unnamed {
  const { pages, headings, words, sections } = first;
  return {
    headings: [...new Set([...headings, ...second.headings])],
    pages: pages &&
      second.pages && {
        from: Math.min(pages.from, second.pages.from),
        to: Math.max(pages.to, second.pages.to),
      },
    words: words + second.words,
    sections: { from: sections.from, to: second.sections.to },
  };
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
