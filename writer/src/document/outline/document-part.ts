import type { SourceDocument } from '../source-document.ts';

/** Sections by their index in the document; `to` is exclusive. */
export type SectionRange = { from: number; to: number };

/** Page numbers, both inclusive. */
export type PageRange = { from: number; to: number };

/** A part that a teacher can choose: a section under its heading, or a run of pages. */
export type DocumentPart = {
  title: string;
  /** Null when the document has no pages. */
  pages: PageRange | null;
  words: number;
  sections: SectionRange;
};

/** The chosen part of a document: some sections, or some pages. */
export type Chosen = { sections: readonly SectionRange[] } | { pages: PageRange };

/** Returns the document with only the chosen part: a page has what begins on it. */
export function takeChosen(document: SourceDocument, chosen: Chosen): SourceDocument {
  const sections = document.sections.filter(({ page }, at) =>
    'pages' in chosen
      ? page !== null && page >= chosen.pages.from && page <= chosen.pages.to
      : chosen.sections.some(({ from, to }) => at >= from && at < to),
  );
  return { ...document, sections };
}
