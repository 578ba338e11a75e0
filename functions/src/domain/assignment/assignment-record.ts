import type {
  Assignment,
  AssignmentSettings,
} from '@study-assistant/contract/assignments/assignments';

/** The settings as they are stored: "at once" has become the moment at which it opened. */
export type StoredSettings = AssignmentSettings & { opensAt: string };

/** A quiz given to a class. */
export type AssignmentRecord = Omit<Assignment, 'settings' | 'state' | 'isReleased'> & {
  settings: StoredSettings;
  /** Each attempt is at this version; null takes the quiz as it is when the attempt starts. */
  quizVersion: number | null;
  /** Whose quiz it is does not matter: the teacher who gave it to the class. */
  teacherId: string;
  /** When a teacher closed it by hand, for everybody, whatever they had been promised before. */
  closedAt: string | null;
  /** Given to all who were working at that moment; what no attempt can reach any more is not kept. */
  added: { at: string; seconds: number }[];
};

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * Until when lists show an assignment as one that goes on: its closing. One that never closes leaves
 * them a year after it was due, or after it opened.
 */
export function endOfListing(closing: string | null, { dueAt, opensAt }: StoredSettings): Date {
  if (closing !== null) return new Date(closing);
  return new Date(Date.parse(dueAt ?? opensAt) + YEAR_MS);
}
