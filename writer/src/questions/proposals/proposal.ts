import type { Definition } from '../../facts/definitions/definition.ts';
import type { Concept } from '../../subject/concepts/read-sets.ts';

/** How a question asks. */
type ProposalKind = 'term' | 'deed' | 'glossary' | 'person' | 'named' | 'concept' | 'blank';

/** A question before its wrong answers are chosen. */
export type Proposal = {
  kind: ProposalKind;
  stem: string;
  /** The same question in other words, the better first. */
  otherStems: readonly string[];
  /** The right answer as an option, in the number that the stem asks for. */
  key: string;
  /** Id of the term that is the key. */
  id: string;
  plural: boolean;
  /** A name, with a capital. */
  proper: boolean;
  /** What the stem says of the key, without the words that only ask. */
  matter: string;
  relation: Definition['relation'] | 'concept';
  /** Where the answer stands. */
  sentence: Definition['sentence'];
  /**
   * How much of a glossary's meaning the document says itself, or how likely it is to teach a
   * concept's fact, 0 to 1; 1 for the document's own.
   */
  support: number;
  /** Textbook that a glossary's meaning comes from. */
  origin: string | null;
  /** Its set has the wrong answers; null for a question that the document words itself. */
  concept: Concept | null;
};
