import {
  editedQuestionSchema,
  type EditedQuestion,
} from '@study-assistant/contract/questions/edited-question';
import { MAX_TOPIC_LENGTH } from '@study-assistant/contract/wire/limits';
import type { SentQuestion } from '../sent-question.ts';

type Outcome = 'read' | 'changed' | 'doubtful' | 'left-out';

/** What came of one question of a file. */
export type ReadItem = {
  /** Where it stands, such as "Question 3" or "Question 3 in Biology". */
  place: string;
  outcome: Outcome;
  /** Whole sentences: what was changed, what is doubtful, or why it is left out. */
  notes: string[];
  /** The first words of the question as plain text, also where it is left out. */
  stem: string;
  /** Absent where the question is left out. What the editor accepts, without an id. */
  question?: EditedQuestion;
};

export type ReadFormat = 'gift' | 'aiken' | 'moodle-xml' | 'csv';

export type ReadFile = {
  /** Null where the file is none of these. */
  format: ReadFormat | null;
  items: ReadItem[];
  /** What is to be said of the file as a whole. */
  problems: string[];
};

/** A question as a reader has found it. */
export type Found = {
  place: string;
  stem: string;
  /** What is said of it beside its texts. */
  notes: readonly string[];
  isDoubtful?: boolean;
  /** A sentence where it cannot become a question of ours. */
  question: SentQuestion | { leftOut: string };
};

const LONGEST_STEM = 160;
const NO_TOPIC = 'Imported';

export function toItem({ place, stem, notes, isDoubtful = false, question }: Found): ReadItem {
  const line = stem.replace(/\s+/g, ' ').trim();
  const shown = {
    place,
    stem: line.length > LONGEST_STEM ? `${line.slice(0, LONGEST_STEM)}…` : line,
  };
  if ('leftOut' in question) return { ...shown, outcome: 'left-out', notes: [question.leftOut] };
  const parsed = editedQuestionSchema.safeParse(question);
  if (!parsed.success) {
    const why = new Set(parsed.error.issues.map(({ message }) => message));
    return { ...shown, outcome: 'left-out', notes: [...why] };
  }
  const outcome = isDoubtful ? 'doubtful' : notes.length > 0 ? 'changed' : 'read';
  return { ...shown, outcome, notes: [...notes], question: parsed.data };
}

/** A category such as "$course$/Biology/Cells" by its last name. */
export function toTopic(category: string | null): string {
  const last = (category ?? '').split('/').findLast((part) => part.trim() !== '') ?? '';
  const name = last.replace(/\s+/g, ' ').trim();
  return name === '' || name.startsWith('$') ? NO_TOPIC : name.slice(0, MAX_TOPIC_LENGTH);
}
