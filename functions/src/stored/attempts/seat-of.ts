import { createHash } from 'node:crypto';

const SEAT_LENGTH = 24;

/**
 * A student has one seat at a quiz of the shelf and one at each assignment, and so at most one open
 * attempt there.
 */
export function seatOf(
  studentId: string,
  quizId: string,
  assignmentId: string | null = null,
): string {
  const place = assignmentId === null ? [studentId, quizId] : [studentId, quizId, assignmentId];
  return createHash('sha256').update(JSON.stringify(place)).digest('hex').slice(0, SEAT_LENGTH);
}

/** An attempt's id begins with its seat's. */
export function seatOfAttempt(attemptId: string): string {
  return attemptId.slice(0, SEAT_LENGTH);
}
