import {
  BOARD_HOURS,
  type BoardKeeping,
  type BoardState,
  type Seat,
} from '@study-assistant/contract/board/board';
import { pickOption } from '@study-assistant/contract/questions/kinds';
import type { OpenQuestion } from '@study-assistant/contract/questions/open-question';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { ApiError, notFound } from '../api-error.ts';

/** The question of a turn as it is stored with the board, its key included. */
export type BoardQuestion = Pick<
  PlacedQuestion,
  'question' | 'options' | 'correctAnswer' | 'explanation'
>;

/** A quiz on the board of a class. `boards/{classId}`. */
export type BoardRecord = {
  classId: string;
  /** Names this time of the quiz. */
  runId: string;
  className: string;
  /** Who started it. */
  teacherId: string;
  quizId: string;
  quizVersion: number;
  quizTitle: string;
  /** Those that the board asks. */
  numQuestions: number;
  /** How many questions of the quiz it does not ask; absent where it asks all. */
  leftOut?: number | undefined;
  keptAs: BoardKeeping;
  /** 0 waits for the class; odd ones ask, even ones show; see the contract. */
  turn: number;
  turnedAt: string;
  /** Of the present turn; null while the class gathers. */
  question: BoardQuestion | null;
  startedAt: string;
  /** When it is over by itself. */
  endsAt: string;
  /** When it was ended by somebody. */
  endedAt: string | null;
  /** Whether the results have been kept. */
  isKept: boolean;
};

/** A board asks what is answered by picking one option. */
export function onBoard<Q extends Pick<OpenQuestion, 'kind' | 'options'>>(
  questions: readonly Q[],
): Q[] {
  return questions.filter((question) => pickOption(question, 0) !== null);
}

/** The turn that shows the first answers. */
export const FIRST_SHOWN = 2;

const HOUR_MS = 60 * 60 * 1000;
/** The same quiz that was put on the board in these minutes is the same request, repeated. */
const REPEATED_WITHIN_MS = 5 * 60 * 1000;

type Begun = Omit<
  BoardRecord,
  'turn' | 'turnedAt' | 'question' | 'startedAt' | 'endsAt' | 'endedAt' | 'isKept'
>;

export function beginBoard(begun: Begun, now: Date): BoardRecord {
  const startedAt = now.toISOString();
  const endsAt = new Date(now.getTime() + BOARD_HOURS * HOUR_MS).toISOString();
  const times = { turnedAt: startedAt, startedAt, endsAt, endedAt: null };
  return { ...begun, ...times, turn: 0, question: null, isKept: false };
}

export function stateOf(board: BoardRecord, now: Date): BoardState {
  if (board.endedAt !== null || now.toISOString() >= board.endsAt) return 'over';
  if (board.turn === 0) return 'waiting';
  return board.turn % 2 === 1 ? 'asked' : 'shown';
}

export function isRunning(board: BoardRecord, now: Date): boolean {
  return stateOf(board, now) !== 'over';
}

/** The place of the question of a turn, from 0; null while the class gathers. */
export function questionIndexOf({ turn }: Pick<BoardRecord, 'turn'>): number | null {
  return turn === 0 ? null : Math.floor((turn - 1) / 2);
}

/** How many questions have been asked. */
export function countAsked({ turn }: Pick<BoardRecord, 'turn'>): number {
  return Math.floor((turn + 1) / 2);
}

/** Whether the answers to a question at least have been shown. */
export function hasShown({ turn }: Pick<BoardRecord, 'turn'>): boolean {
  return turn >= FIRST_SHOWN;
}

/** Whether a board is what a repeated request has started. */
export function isRepeatedStart(before: BoardRecord, wanted: Begun, now: Date): boolean {
  const age = now.getTime() - Date.parse(before.startedAt);
  return (
    before.teacherId === wanted.teacherId &&
    before.quizId === wanted.quizId &&
    before.keptAs === wanted.keptAs &&
    before.turn === 0 &&
    age <= REPEATED_WITHIN_MS
  );
}

/**
 * The board at its next turn; the same where it is there already.
 *
 * @param question what the turn asks; null where it shows what was asked
 * @throws ApiError when that turn does not follow, for example since another device has moved on
 */
export function turnTo(
  board: BoardRecord,
  turn: number,
  question: BoardQuestion | null,
  now: Date,
): BoardRecord {
  requireRunning(board, now);
  if (turn === board.turn) return board;
  if (turn !== board.turn + 1 || turn > 2 * board.numQuestions) {
    throw new ApiError('conflict', 'The board has moved on somewhere else.');
  }
  const asked = turn % 2 === 1 ? question : board.question;
  return { ...board, turn, turnedAt: now.toISOString(), question: asked };
}

export function endBoard(board: BoardRecord, now: Date): BoardRecord {
  return isRunning(board, now) ? { ...board, endedAt: now.toISOString() } : board;
}

export function requireRunning(board: BoardRecord, now: Date): void {
  if (!isRunning(board, now)) throw new ApiError('conflict', 'This quiz on the board is over.');
}

/** The board of that time, and not another that has begun since. */
export function requireRun(board: BoardRecord | null, runId: string): BoardRecord {
  if (board?.runId !== runId) throw nothingOnBoard();
  return board;
}

export function nothingOnBoard(): ApiError {
  return notFound('Nothing is on the board of this class now.');
}

/** What everybody in the class may see of the board now. The key is in it once it is shown. */
export function toShown(board: BoardRecord, now: Date): Omit<Seat, 'answer' | 'attemptId'> {
  const { runId, classId, className, quizTitle, keptAs, turn, numQuestions, leftOut } = board;
  const state = stateOf(board, now);
  const present = state === 'asked' || state === 'shown' ? board.question : null;
  return {
    ...{ runId, classId, className, quizTitle, keptAs, turn, numQuestions, state },
    ...(leftOut === undefined ? {} : { leftOut }),
    questionIndex: present && questionIndexOf(board),
    question: present && { question: present.question, options: present.options },
    solution:
      state === 'shown' && present
        ? { correctAnswer: present.correctAnswer, explanation: present.explanation }
        : null,
  };
}
