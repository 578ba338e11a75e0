/** A line of text; measures in points, y downwards from the top of the page to the baseline. */
export type Line = {
  text: string;
  page: number;
  x: number;
  right: number;
  y: number;
  height: number;
  /** Null where the line mixes fonts. */
  font: string | null;
  /** The raised mark that the line begins with, left out of `text`: that of a note, or an affiliation. */
  mark?: string;
};
