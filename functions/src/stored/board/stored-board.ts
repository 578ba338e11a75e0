import { boardKeepings } from '@study-assistant/contract/board/board';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { SeatRecord } from '../../domain/board/board-seat.ts';
import type { BoardRecord } from '../../domain/board/board.ts';

export const boardFields = {
  version: z.literal(1),
  runId: z.string(),
  className: z.string(),
  teacherId: z.string(),
  quizId: z.string(),
  quizVersion: z.int(),
  quizTitle: z.string(),
  numQuestions: z.int(),
  leftOut: z.optional(z.int()),
  keptAs: z.enum(boardKeepings),
  turn: z.int(),
  turnedAt: z.iso.datetime(),
  question: z.nullable(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      correctAnswer: z.int(),
      explanation: z.string(),
    }),
  ),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  isKept: z.boolean(),
};

export const storedBoard = z.pipe(
  z.object({ id: z.string(), ...boardFields }),
  z.transform(({ version: _version, id: classId, ...board }): BoardRecord => ({
    classId,
    ...board,
  })),
);

export function toStoredBoard({ classId: _id, ...board }: BoardRecord) {
  return { version: 1, ...board };
}

export const boardSeatFields = {
  version: z.literal(1),
  runId: z.string(),
  studentId: z.string(),
  joinedAt: z.iso.datetime(),
  answers: z.record(z.string(), z.object({ option: z.int(), seconds: z.number() })),
  latest: z.int(),
  writes: z.int(),
};

export const storedBoardSeat = z.pipe(
  z.object({ id: z.string(), ...boardSeatFields }),
  z.transform(({ version: _version, id: _id, ...seat }): SeatRecord => seat),
);

export function toStoredBoardSeat(seat: SeatRecord) {
  return { version: 1, ...seat };
}

/** `boards/{classId}` of a school. */
export function boardsOf(school: DocumentReference): CollectionReference {
  return school.collection('boards');
}

/** `boardSeats/{runId}.{uid}` of a school. */
export function boardSeatsOf(school: DocumentReference): CollectionReference {
  return school.collection('boardSeats');
}
