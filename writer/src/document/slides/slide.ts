/** What a slide says, in the order in which it stands there. */
export type Slide = {
  title: string;
  /** Its paragraphs, items of lists and rows of tables. */
  lines: string[];
  /** What the teacher wrote below the slide for herself. */
  notes: string[];
};
