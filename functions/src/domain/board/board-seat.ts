import { MAX_ANSWER_CHANGES } from '@study-assistant/contract/board/board';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { pickOption, type ShownQuestion } from '@study-assistant/contract/questions/kinds';
import { ApiError } from '../api-error.ts';
import { questionIndexOf, requireRun, stateOf, type BoardRecord } from './board.ts';

/** What a student has answered on a board. `boardSeats/{runId}.{uid}`. */
export type SeatRecord = {
  runId: string;
  studentId: string;
  joinedAt: string;
  /** By the place of the question: the option, and the seconds from the question to the answer. */
  answers: Readonly<Record<string, { option: number; seconds: number }>>;
  /** The question that was answered last, by which answers are counted; -1 is none. */
  latest: number;
  /** How often the answer to it was written. */
  writes: number;
};

export function sitDown(runId: string, studentId: string, now: Date): SeatRecord {
  const joinedAt = now.toISOString();
  return { runId, studentId, joinedAt, answers: {}, latest: -1, writes: 0 };
}

type Answered = { runId: string; questionIndex: number; answer: number };

/**
 * The seat with an answer to the present question; the same seat where it has that answer already, so
 * that a request that comes twice counts once.
 *
 * @throws ApiError when the question is not open, or has no such option
 */
export function withAnswer(
  found: BoardRecord | null,
  seat: SeatRecord,
  { runId, questionIndex, answer }: Answered,
  now: Date,
): SeatRecord {
  const board = requireRun(found, runId);
  const isOpen = stateOf(board, now) === 'asked' && questionIndexOf(board) === questionIndex;
  const before = answerOf(seat, questionIndex);
  // Also once it is closed: the first request got through, and its reply was lost.
  if (before === answer) return seat;
  if (!isOpen) throw new ApiError('conflict', 'This question is closed.');
  if (answer >= (board.question?.options.length ?? 0)) {
    throw new ApiError('invalid-request', 'This question has no such option.');
  }
  const writes = seat.latest === questionIndex ? seat.writes + 1 : 1;
  if (writes > MAX_ANSWER_CHANGES) {
    throw new ApiError('too-many-requests', 'You have changed this answer too often.');
  }
  const seconds = Math.round((now.getTime() - Date.parse(board.turnedAt)) / 100) / 10;
  const answers = { ...seat.answers, [questionIndex]: { option: answer, seconds } };
  return { ...seat, answers, latest: questionIndex, writes };
}

export function answerOf({ answers }: SeatRecord, questionIndex: number | null): number | null {
  return questionIndex === null ? null : (answers[questionIndex]?.option ?? null);
}

/** The same as an answer to the question that was asked then. */
export function givenOf(
  seat: SeatRecord,
  questionIndex: number,
  question: ShownQuestion,
): GivenAnswer | null {
  const option = answerOf(seat, questionIndex);
  return option === null ? null : pickOption(question, option);
}

export function hasAnswered({ answers }: SeatRecord): boolean {
  return Object.keys(answers).length > 0;
}

/** What is graded: an answer or null for each question that was asked, and the time they took. */
export function toSubmission(seat: SeatRecord, asked: readonly ShownQuestion[]) {
  const places = asked.map((_, index) => seat.answers[index] ?? null);
  const questionTimes = places.map((place) => place?.seconds ?? 0);
  const timeTaken = questionTimes.reduce((sum, seconds) => sum + seconds, 0);
  return {
    answers: asked.map((question, index) => givenOf(seat, index, question)),
    ...{ questionTimes, timeTaken, longestSeconds: timeTaken },
  };
}

/** How often each option of a question was chosen. */
export function countBars(
  seats: readonly SeatRecord[],
  questionIndex: number,
  options: number,
): number[] {
  const chosen = seats.map((seat) => answerOf(seat, questionIndex));
  return Array.from(
    { length: options },
    (_, option) => chosen.filter((one) => one === option).length,
  );
}
