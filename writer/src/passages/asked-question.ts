/** A question whose proof is looked for. */
export type AskedQuestion = {
  question: string;
  /** What could be right, in words; a statement has none. */
  answers: readonly string[];
  /** The index of the right one; null where nobody has said yet what is right. */
  right: number | null;
};

export type FoundPassage = { quote: string; page: number | null; section: string | null };

export type Finding = {
  /** What proves the right answer; null where the text does not. */
  passage: FoundPassage | null;
  /** The index of the answer that the text proves, where nobody has said what is right. */
  proposed: number | null;
};
