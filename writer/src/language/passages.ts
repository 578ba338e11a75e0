import { findPageOfQuote } from '../document/quotes/page-of-quote.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { blankUntaught, isTeachingHeading } from './taught-text.ts';

/** A paragraph of running text and its place. */
export type Passage = {
  text: string;
  section: number;
  heading: string | null;
  page: number | null;
  /** Where it begins in the document, 0 to 1. */
  place: number;
  /** Its share of the document. */
  extent: number;
};

/** A line of a glossary: "Osmosis: movement of water through a membrane". */
export type GlossaryLine = Passage & { term: string; meaning: string };

/** Recognises a reference: “Title,” Newspaper, 26 February 2013. */
export const CITATION = /,[”"]\s+\p{Lu}|\bpp?\.\s*\d|\b(?:https?:|www\.|doi\b|ISBN)/u;

const GLOSSARY_LINE = /^(\p{L}[\p{L}\p{N}’' -]{1,48}?)\s*(?::|\s[–—-])\s+(\S.{18,240})$/u;

/** Splits a document into passages to ask about, without exercises and references. */
export function splitPassages(document: SourceDocument): {
  passages: Passage[];
  glossary: GlossaryLine[];
} {
  const passages: Passage[] = [];
  const glossary: GlossaryLine[] = [];
  const length = document.sections.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  document.sections.map(blankUntaught).forEach((section, index) => {
    let offset = before;
    before += section.text.length;
    const blocks = section.text.split(/\n\s*\n/);
    const opening = isTeachingHeading(section.heading)
      ? 0
      : findTextBehind(section.heading, blocks);
    for (const [at, block] of blocks.entries()) {
      if (at < opening) {
        offset += block.length;
        continue;
      }
      const lines = block.split('\n').map((line) => line.trim().replace(/^[-•*▪‣]\s+/, ''));
      const place = {
        section: index,
        heading: opening > 0 ? null : section.heading,
        page: section.page,
        place: offset / length,
        extent: block.length / length,
      };
      offset += block.length;
      const entries = lines.map((line) =>
        readGlossaryLine(line, { ...place, page: findPageOfQuote(section, line) }),
      );
      for (const entry of entries) if (entry) glossary.push(entry);
      const text = lines
        .filter((_, line) => !entries[line])
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      for (const run of CITATION.test(text) ? withoutCitations(text) : [text])
        if (isProse(run)) passages.push({ text: run, ...place });
    }
  });
  return { passages, glossary };
}

/** What a lesson is for is told in a list, behind which its text may begin without a heading. */
const AIMS = /^(?:learning )?(?:objectives|outcomes|goals)$/i;
const FEWEST_LETTERS_OF_TEXT = 150;

/** The number of the block with which the text begins; past the end where there is none. */
function findTextBehind(heading: string | null, blocks: readonly string[]): number {
  if (!AIMS.test(heading?.trim() ?? '')) return blocks.length;
  const at = blocks.findIndex(
    (block) =>
      block.length >= FEWEST_LETTERS_OF_TEXT &&
      !/^\s*(?:[-•*▪‣]|\d+[.)])\s/m.test(block) &&
      !/\b(?:able to|students? (?:will|should)|you (?:will|should))\b/i.test(block) &&
      /[.!?]["”’)]?\s+\p{Lu}/u.test(block),
  );
  return at < 0 ? blocks.length : at;
}

const SENTENCE_ENDS = /(?<=[.!?]["”’)]?)\s+(?=["“]?[\p{Lu}\d])/u;
/** A note is glued to what it belongs to, as in "lost.John Smith, The War". */
const GLUED = /[\p{Ll}\d)”’][.,?!]["”’]?["“]?\p{Lu}\p{Ll}/u;
/** What only a reference has. */
const OF_REFERENCE =
  /\b(?:Ibid|Press|Journal|Review|Quarterly|vol|eds?|trans|retrieved|accessed|published|op-ed)\b\.?,?(?: \d|[:;,.)]|$)|\bno\. \d|\(\d{4}\)|\b(?:see|cf\.) (?:also|for)\b|[“"][^”"]*,[”"]|\d{4}[.,]["”]?$|: \d/iu;
const FEWEST_WORDS = 7;
const MOST_CAPITALS = 0.45;

/** The runs of whole sentences between the notes of a paragraph. */
function withoutCitations(text: string): string[] {
  const runs: string[][] = [[]];
  for (const piece of text.split(SENTENCE_ENDS))
    if (isStatement(piece)) runs.at(-1)?.push(piece);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '));
}

function isStatement(piece: string): boolean {
  const words = piece.split(' ');
  const capitals = words.filter((word) => /^["“(]?\p{Lu}/u.test(word)).length;
  return (
    words.length >= FEWEST_WORDS &&
    capitals / words.length <= MOST_CAPITALS &&
    ![CITATION, GLUED, OF_REFERENCE].some((pattern) => pattern.test(piece))
  );
}

function readGlossaryLine(line: string, place: Omit<Passage, 'text'>): GlossaryLine | null {
  const [, term, meaning] = GLOSSARY_LINE.exec(line) ?? [];
  if (!term || !meaning || term.split(/\s+/).length > 5) return null;
  if (
    /^(?:note|example|figure|table|chapter|unit|section|step|part|question|answer|source|by|in)\b/i.test(
      term,
    )
  ) {
    return null;
  }
  if (
    /[=·•*|]/.test(meaning) ||
    /^(?:keywords?|abstract|purpose|background|procedure|objectives?|materials?|summary|aim|date|name|task)\b/i.test(
      term,
    )
  )
    return null;
  // "Department of Education: Help the…" is an order to somebody and not a meaning.
  if (/\p{Lu}.* (?:of|for) \p{Lu}/u.test(term) && !/^(?:an?|the)\s/i.test(meaning)) return null;
  // Two sentences are a paragraph that only happens to have a colon.
  if (/[.!?]\s+\p{Lu}/u.test(meaning) || /\?$/.test(meaning)) return null;
  return { text: line, term, meaning, ...place };
}

function isProse(text: string): boolean {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const visible = text.replace(/\s/g, '').length;
  return (
    text.length >= 40 &&
    !CITATION.test(text) &&
    letters / visible > 0.7 &&
    /[.!?]["”’)]?(?:\s|$)/.test(text)
  );
}
