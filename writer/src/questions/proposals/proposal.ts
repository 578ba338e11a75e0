import type { Definition } from '../../facts/definitions/definition.ts';
import type { Concept } from '../../subject/concepts/read-sets.ts';

/** The type of the question. */
type ProposalKind = 'term' | 'deed' | 'glossary' | 'person' | 'named' | 'concept' | 'blank';

/** A question before its wrong answers are chosen. */
export type Proposal = {
  kind: ProposalKind;
  stem: string;
  /** The same question in other words, the better ones first. */
  otherStems: readonly string[];
  /** The right answer as an option, in the number that the stem requires. */
  key: string;
  /** Id of the term that is the key. */
  id: string;
  plural: boolean;
  /** True for a name, which has a capital. */
  proper: boolean;
  /** What the stem says about the key, without the words that only ask. */
  matter: string;
  relation: Definition['relation'] | 'concept';
  /** The sentence with the answer; its quote may have the sentences beside it. */
  sentence: Definition['sentence'];
  /** The numbers of all sentences that the quote has. */
  places: readonly number[];
  /**
   * The share of a glossary's meaning that the document itself says, or the probability that it
   * teaches a concept's fact, 0 to 1; 1 for the document's own definition.
   */
  support: number;
  /** Whether the quote says what is asked; false where the text may only be about it. */
  proven: boolean;
  /** The textbook of a glossary's meaning. */
  origin: string | null;
  /** The concept whose set has the wrong answers; null if the document words the question. */
  concept: Concept | null;
  /** The id of the concept's fact that is asked. */
  fact?: string | null;
};
