type QuestionMark = 'check' | 'problem' | 'deleted';

export type IndexedQuestion = {
  /** What gets the focus; the heading of the question's article. */
  headingId: string;
  /** Null where it has none, such as a deleted one. */
  number: number | null;
  text: string;
  mark: QuestionMark | null;
};
