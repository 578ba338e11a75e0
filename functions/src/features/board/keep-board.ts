import { isRight } from '@study-assistant/contract/questions/kind';
import { judgeAnswer } from '@study-assistant/contract/questions/kinds';
import { repeatableId } from '../../domain/attempt/repeatable-id.ts';
import { givenOf, hasAnswered, type SeatRecord } from '../../domain/board/board-seat.ts';
import {
  countAsked,
  endBoard,
  hasShown,
  onBoard,
  type BoardRecord,
} from '../../domain/board/board.ts';
import type { Logger } from '../../domain/logger.ts';
import { addMissedOnBoard } from '../../domain/student/practice.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { PracticeRepository } from '../../stored/attempts/practice.repository.ts';
import type { QuizResultsRepository } from '../../stored/attempts/quiz-results.repository.ts';
import type { BoardsRepository } from '../../stored/board/boards.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';

type AskedPart = { quizId: string; quizVersion: number; asked: number };

export type KeepBoardDeps = {
  boards: Pick<BoardsRepository, 'change' | 'find' | 'listClassIdsOf' | 'listSeats' | 'remove'>;
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
  practice: Pick<PracticeRepository, 'change'>;
  quizResults: Pick<QuizResultsRepository, 'showOnBoard'>;
  /** Grades and stores what was answered as attempts; the same ones are kept once. */
  keepAnswers: (
    part: AskedPart,
    given: readonly {
      attemptId: string;
      studentId: string;
      completedAt: string;
      seat: SeatRecord;
    }[],
  ) => Promise<void>;
  clock: () => Date;
  log: Logger;
};

const AT_ONCE = 10;

export type KeepBoard = ReturnType<typeof createKeepBoard>;

/** Names the attempt that is kept of what a student answered on a board. */
export function attemptIdOf(
  { quizId, runId }: Pick<BoardRecord, 'quizId' | 'runId'>,
  studentId: string,
): string {
  return repeatableId(studentId, quizId, runId);
}

/** Ends boards and keeps what was answered there. May be done again where it broke off. */
export function createKeepBoard(deps: KeepBoardDeps) {
  const { boards, clock } = deps;
  return {
    endAndKeep,
    rememberShown,

    /** Ends what is on the boards of classes from one quiz, or by one teacher. */
    async endAllOf(field: 'quizId' | 'teacherId', value: string): Promise<void> {
      for (const classId of await boards.listClassIdsOf(field, value)) await endAndKeep(classId);
    },

    /** Takes away what is on the board of a class, once its results are kept. */
    async clear(classId: string): Promise<void> {
      await endAndKeep(classId);
      await boards.remove(classId);
    },
  };

  /**
   * The board as it is then; null where nothing is on it. First nobody can answer any more, then what was
   * answered is kept, and only then the board says so.
   */
  async function endAndKeep(classId: string): Promise<BoardRecord | null> {
    const before = await boards.find(classId);
    if (!before || before.isKept) return before;
    const ended = await boards.change(classId, (board) =>
      board.runId === before.runId ? endBoard(board, clock()) : board,
    );
    if (ended?.runId !== before.runId) return ended;
    const seats = (await rememberShown(ended)).filter(hasAnswered);
    if (ended.keptAs === 'attempt') await keepAttempts(ended, seats);
    else await keepPractice(ended, seats);
    const { runId, keptAs } = ended;
    deps.log.info('board.kept', { classId, keptAs, students: seats.length });
    return boards.change(classId, (board) =>
      board.runId === runId ? { ...board, isKept: true } : board,
    );
  }

  /** Remembers whom the board has shown answers, if it has shown any, and returns all seats. */
  async function rememberShown(board: BoardRecord): Promise<SeatRecord[]> {
    const seats = await boards.listSeats(board.runId);
    const studentIds = seats.map(({ studentId }) => studentId);
    if (hasShown(board)) await deps.quizResults.showOnBoard(board.quizId, studentIds);
    return seats;
  }

  async function keepAttempts(board: BoardRecord, seats: readonly SeatRecord[]): Promise<void> {
    const asked = countAsked(board);
    const given = seats.map((seat) => ({
      attemptId: attemptIdOf(board, seat.studentId),
      studentId: seat.studentId,
      completedAt: endOf(board),
      seat,
    }));
    await deps.keepAnswers({ quizId: board.quizId, quizVersion: board.quizVersion, asked }, given);
  }

  async function keepPractice(board: BoardRecord, seats: readonly SeatRecord[]): Promise<void> {
    const quiz = await deps.versions.findGradable(board.quizId, board.quizVersion);
    if (!quiz) return;
    const asked = onBoard(quiz.questions).slice(0, countAsked(board));
    await mapAtMost(AT_ONCE, seats, async (seat) => {
      const missed = asked.flatMap((question, index) => {
        const isKnown =
          question.isDropped === true ||
          isRight(judgeAnswer(question, givenOf(seat, index, question)));
        return isKnown ? [] : [{ questionId: question.id, index }];
      });
      const of = { quizId: board.quizId, missedAt: endOf(board), missed };
      await deps.practice.change(seat.studentId, (book) => addMissedOnBoard(book, of, clock()));
    });
  }
}

/** A board that nobody has ended is over at its time. */
function endOf({ endedAt, endsAt }: BoardRecord): string {
  return endedAt ?? endsAt;
}
