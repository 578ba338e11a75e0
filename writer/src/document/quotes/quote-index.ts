import type { Section, SourceDocument } from '../source-document.ts';
import { splitQuote, type Word } from './find-loosely.ts';
import { normaliseForQuotes } from './normalise-for-quotes.ts';
import { findPage } from './page-of-quote.ts';

/** A document prepared for finding quotes. */
export type QuoteIndex = {
  /** All sections in the spelling used for comparing quotes. */
  text: string;
  /** All sections in their own spelling. */
  source: string;
  words(): Word[];
  /** Returns the offset in `source` of an offset in `text`. */
  originOf(offset: number): number;
  /** Returns the section that contains an offset of `source`. */
  sectionAt(offset: number): Section;
  /** Returns the page of an offset of `source`; null for formats without pages. */
  pageAt(offset: number): number | null;
};

const BETWEEN = '\n\n';
/** A quiz uses the index of the same document many times. */
const indexes = new WeakMap<SourceDocument, QuoteIndex>();

export function indexDocument(document: SourceDocument): QuoteIndex {
  const known = indexes.get(document);
  if (known) return known;
  const index = build(document);
  indexes.set(document, index);
  return index;
}

function build({ sections }: SourceDocument): QuoteIndex {
  const source = sections.map((section) => section.text).join(BETWEEN);
  const normalised = normaliseForQuotes(source);
  let words: Word[] | null = null;
  return {
    ...normalised,
    source,
    words: () => (words ??= splitQuote(normalised.text)),
    sectionAt: (offset) => placeOf(offset).section,
    pageAt(offset) {
      const { section, start } = placeOf(offset);
      return findPage(section, offset - start);
    },
  };

  function placeOf(offset: number): { section: Section; start: number } {
    let start = 0;
    for (const section of sections) {
      const next = start + section.text.length + BETWEEN.length;
      if (offset < next) return { section, start };
      start = next;
    }
    throw new RangeError(`offset ${offset} is outside the document`);
  }
}
