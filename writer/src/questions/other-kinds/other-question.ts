import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import type { Question } from '@study-assistant/contract/questions/question';
import type { Grounds } from '../../language/sentence.ts';

/** A question of another kind than a choice, before its topic is known. */
export type OtherQuestion = Pick<
  Question,
  'question' | 'options' | 'correctAnswer' | 'body' | 'key' | 'explanation'
> & {
  kind: OtherKind;
  /** What is asked for, none of which another question may ask for or a topic name. */
  answers: readonly string[];
  /** What it says beside the answers. */
  matter: string;
  /** Where it stands in the document; the quote is all that it rests on. */
  grounds: Pick<Grounds, 'quote' | 'section' | 'heading' | 'page' | 'paragraph'>;
  /** The numbers of the sentences that it shows or rests on. */
  places: readonly number[];
  /** How good it is likely to be; comparable between kinds. */
  value: number;
  /** Seconds that a prepared student needs for the parts, beside reading. */
  secondsToAnswer: number;
};

/** A question that may be written; what costs time is done when it is wanted. */
export type OtherProposal = {
  kind: OtherKind;
  /** Ids of the terms that it asks for. */
  ids: readonly string[];
  places: readonly number[];
  value: number;
  /** Whether a statement is told as it is; absent for other kinds. */
  isTrue?: boolean;
  /** Returns null where it turns out to be no good. */
  write: () => OtherQuestion | null;
};
