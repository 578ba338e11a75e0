/** A line of text in points; y is the baseline, measured down from the top of the page. */
export type Line = {
  text: string;
  page: number;
  x: number;
  right: number;
  y: number;
  height: number;
  /** Null for a line of several fonts. */
  font: string | null;
  /** A raised mark at the start, of a note or an affiliation, which is not in `text`. */
  mark?: string;
};
