import type { SourceDocument } from '../source-document.ts';

/** Sections by their place in the document; `to` is the first that no longer belongs to it. */
export type SectionRange = { from: number; to: number };

/** Pages, both included. */
export type PageRange = { from: number; to: number };

/** What a reader can choose of a document: a section under its heading, or a run of pages. */
export type DocumentPart = {
  title: string;
  /** Null where the document has no pages. */
  pages: PageRange | null;
  words: number;
  sections: SectionRange;
};

/** What is to be taken of a document: some of its sections, or some pages. */
export type Chosen = { sections: readonly SectionRange[] } | { pages: PageRange };

/** The document with nothing but what is chosen: a page has what begins on it. */
export function takeChosen(document: SourceDocument, chosen: Chosen): SourceDocument {
  const sections = document.sections.filter(({ page }, at) =>
    'pages' in chosen
      ? page !== null && page >= chosen.pages.from && page <= chosen.pages.to
      : chosen.sections.some(({ from, to }) => at >= from && at < to),
  );
  return { ...document, sections };
}
