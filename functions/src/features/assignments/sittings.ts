import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';

/** What becomes of the attempts at an assignment when a teacher changes it. */
export type Sittings = {
  /** Hands in what is under way as it is saved; answers how many those were. */
  endAllOf: (assignmentId: string) => Promise<number>;
  /** Gives what is under way the time that it has now: of one student, or of all. */
  moveDeadlines: (assignment: AssignmentRecord, studentId?: string) => Promise<void>;
  /** Shows held results to their students as soon as they may see them: at once, or at the closing. */
  releaseLater: (assignmentId: string) => Promise<void>;
};
