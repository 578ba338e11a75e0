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
    if (!isTeachingHeading(section.heading)) return;
    for (const block of section.text.split(/\n\s*\n/)) {
      const lines = block.split('\n').map((line) => line.trim().replace(/^[-•*▪‣]\s+/, ''));
      const place = {
        section: index,
        heading: section.heading,
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
        .filter((_, at) => !entries[at])
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      if (isProse(text)) passages.push({ text, ...place });
    }
  });
  return { passages, glossary };
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
