import type { Document } from '@xmldom/xmldom';

/** A part of a zip as XML; null where it is not there. Throws for what is no XML. */
export type ReadPart = (name: string) => Promise<Document | null>;

/** What a slide says, in the order in which it stands there. */
export type Slide = {
  title: string;
  /** Its paragraphs, items of lists and rows of tables. */
  lines: string[];
  /** What the teacher wrote below the slide for herself. */
  notes: string[];
};
