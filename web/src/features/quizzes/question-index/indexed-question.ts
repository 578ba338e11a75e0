type QuestionMark = 'check' | 'problem' | 'deleted';

export type IndexedQuestion = {
  /** The id of the heading of the question's article, which gets the focus. */
  headingId: string;
  /** Null for a question without a number, such as a deleted one. */
  number: number | null;
  text: string;
  mark: QuestionMark | null;
};
