import type { Definition } from '../../facts/definitions/definition.ts';

/** How a question asks. */
type ProposalKind = 'term' | 'deed' | 'glossary' | 'person' | 'named' | 'blank';

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
  relation: Definition['relation'];
  /** Where the answer stands. */
  sentence: Definition['sentence'];
  /** How much of a glossary's meaning the document says itself, 0 to 1; 1 for the document's own. */
  support: number;
  /** Textbook that a glossary's meaning comes from. */
  origin: string | null;
};
