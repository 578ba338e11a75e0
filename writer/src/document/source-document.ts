/** Where a page begins within a text: its offset there, and its 1-based number. */
export type PageStart = { offset: number; page: number };

/** A passage of a document under one heading, or one page where the format has no headings. */
export type Section = {
  /** The heading above the passage; null where the document shows none. */
  heading: string | null;
  /** 1-based page of the passage's first character; null for formats without pages (Word). */
  page: number | null;
  /** Clean running text: paragraphs separated by one blank line, no layout artefacts. */
  text: string;
  /** The pages that begin within the text, in order; absent where it stays on one. */
  pageStarts?: PageStart[];
};

/** What a parser hands to the writers: text that a quote can be located in later. */
export type SourceDocument = {
  /** The document's own title, else its file name without the extension. */
  title: string;
  kind: 'pdf' | 'docx' | 'doc' | 'txt';
  /** Number of pages; null for formats without pages. */
  pageCount: number | null;
  sections: Section[];
  /** How often it gave orders to a model, which are not in its text; absent where it never did. */
  ordersLeftOut?: number;
};
