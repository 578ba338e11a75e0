/** The start of a page within a text: its offset, and its one-based number. */
export type PageStart = { offset: number; page: number };

/** A passage of a document under one heading, or one page in formats without headings. */
export type Section = {
  /** The heading above the passage; null when there is none. */
  heading: string | null;
  /** 1-based page of the passage's first character; null for formats without pages (Word). */
  page: number | null;
  /** Clean running text: paragraphs separated by one blank line, no layout artefacts. */
  text: string;
  /** The pages that begin within the text, in order; absent if there are none. */
  pageStarts?: PageStart[];
};

/** How sure the recognition of text is of its words on the whole: 0 to 1. */
export type Recognition = { sureness: number };

/** The result of a parser for the writers: text in which a quote can be found later. */
export type SourceDocument = {
  /** The document's own title, else its file name without the extension. */
  title: string;
  kind: 'pdf' | 'docx' | 'doc' | 'pptx' | 'odp' | 'txt';
  /** Number of pages or slides; null for formats without pages. */
  pageCount: number | null;
  sections: Section[];
  /** How many orders to a model were removed from the text; absent if none. */
  ordersLeftOut?: number;
  /** Present if the text was recognised on pictures of the pages. */
  recognition?: Recognition;
};
