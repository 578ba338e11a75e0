import type { StudentException } from '@study-assistant/contract/assignments/assignments';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';

/** What is otherwise for one student at one assignment, and when that was said. */
export type StoredException = StudentException & {
  /** Given to her while she was working. */
  addedSeconds: number;
  setAt: string;
};

/** What a student has a right to. It is about her health: the server alone knows it. */
export type Accommodation = {
  timeFactor: TimeFactor;
  /** By assignment. */
  exceptions: Readonly<Record<string, StoredException>>;
};

export const NO_ACCOMMODATION: Accommodation = { timeFactor: 1, exceptions: {} };

export const NO_EXCEPTION: StudentException = {
  opensAt: null,
  dueAt: null,
  closesAt: null,
  moreAttempts: 0,
  isExcused: false,
};
