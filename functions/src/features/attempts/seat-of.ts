import { createHash } from 'node:crypto';

const SEAT_LENGTH = 24;

/** A student has one seat at a quiz, and so at most one open attempt there. */
export function seatOf(studentId: string, quizId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([studentId, quizId]))
    .digest('hex')
    .slice(0, SEAT_LENGTH);
}

/** An attempt's id begins with its seat's. */
export function seatOfAttempt(attemptId: string): string {
  return attemptId.slice(0, SEAT_LENGTH);
}
