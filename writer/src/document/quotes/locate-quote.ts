import type { SourceDocument } from '../source-document.ts';
import { findLoosely } from './find-loosely.ts';
import { normaliseForQuotes } from './normalise-for-quotes.ts';
import { indexDocument } from './quote-index.ts';

/** The place of a quote; `quote` is the document's own text, letter for letter. */
export type QuotePlace = { page: number | null; heading: string | null; quote: string };

/**
 * Finds a quote in a document, ignoring case, quotation marks, dashes, hyphens and spaces. A long
 * one may also differ in one word of ten. The result has the document's own words; it is null when
 * the document does not say it.
 */
export function locateQuote(document: SourceDocument, quote: string): QuotePlace | null {
  const wanted = dropFrame(normaliseForQuotes(quote).text);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const index = indexDocument(document);
  const span = findWords(index.text, wanted) ?? findLoosely(index.words(), wanted);
  if (!span) return null;
  const from = index.originOf(span.start);
  const section = index.sectionAt(from);
  return {
    page: index.pageAt(from),
    heading: section.heading,
    quote: takeInStop(index.source, from, index.originOf(span.end)),
  };
}

/** Removes marks around a quote and at its end, which are the quoter's own. */
function dropFrame(text: string): string {
  return text.replace(/^[\s'(.]+|[\s'.,;)]+$/gu, '');
}

/** Includes the end of the sentence when the quote reaches that far. */
function takeInStop(source: string, from: number, to: number): string {
  const stop = /^[.!?]["'\u201d\u2019)]*/u.exec(source.slice(to, to + 4))?.[0] ?? '';
  return (source.slice(from, to) + stop).trim();
}

/** Finds the text as whole words: "cell" is not a quote from "cellular". */
function findWords(text: string, wanted: string): { start: number; end: number } | null {
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const around =
      text.slice(Math.max(0, start - 1), start + 1) + '|' + text.slice(end - 1, end + 1);
    if (!/[\p{L}\p{N}]{2}\||\|[\p{L}\p{N}]{2}/u.test(around)) return { start, end };
  }
  return null;
}
