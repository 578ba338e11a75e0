import type { Grounds } from '../language/sentence.ts';

export type CandidateKind =
  | 'definition'
  | 'term'
  | 'subject'
  | 'object'
  | 'person'
  | 'date'
  | 'number'
  | 'cause'
  | 'outcome'
  | 'effect'
  | 'member'
  | 'statement'
  | 'claim'
  | 'completion'
  | 'cloze';

/** A question before its wrong answers are chosen. */
export type Candidate = {
  kind: CandidateKind;
  stem: string;
  key: string;
  /** Where the answer stands. */
  sentence: Grounds;
  /** What the question is about; two questions of a quiz are about two subjects. */
  subject: string;
  /** Wrong answers, the most plausible first, worked out only for a question that is tried; the chooser takes three that pass the rules. */
  distractors: () => string[];
  /** Higher is better; about 0 to 3. */
  worth: number;
  /** 0 easy to 1 hard. */
  difficulty: number;
};
