import type { EditedQuestion } from '@study-assistant/contract/questions/edited-question';

export type QuestionFormat =
  'gift' | 'moodle-xml' | 'aiken' | 'qti-1.2' | 'qti-2.1' | 'qti-2.2' | 'qti-3.0' | 'csv' | 'paper';

/** What became of one question of a file. */
export interface ReadItem {
  /** Where it is, such as "Question 3 in category Biology" or "items/i7.xml". */
  place: string;
  /** `changed` names what was dropped, `doubtful` what a teacher should look at; `unkeyed` is for her to answer. */
  outcome: 'read' | 'changed' | 'doubtful' | 'unkeyed' | 'left-out';
  /** Whole sentences: what was changed, what is doubtful, why it was left out. */
  notes: string[];
  /** Its first words, also of a question that was left out. */
  stem: string;
  /** Absent when it was left out, or has no key. It is what the editor's save accepts. */
  question?: EditedQuestion;
  /** Of a question without a key: the answers that may be right, each with the question that it makes. */
  choices?: { says: string; question: EditedQuestion }[];
  /** Whether its topic is the file's own; else the file's name stands in. Absent when it was left out. */
  hasTopic?: boolean;
}

export interface ReadFile {
  /** Null for a file in no format that we know. */
  format: QuestionFormat | null;
  items: ReadItem[];
  /** Sentences about the file as a whole. */
  problems: string[];
}
