import type {
  answerBoard,
  getSeat,
  joinBoard,
  listOpenBoards,
  Seat,
} from '@study-assistant/contract/board/board';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import {
  answerOf,
  hasAnswered,
  withAnswer,
  type SeatRecord,
} from '../../domain/board/board-seat.ts';
import {
  isRunning,
  nothingOnBoard,
  requireRun,
  stateOf,
  toShown,
  type BoardRecord,
} from '../../domain/board/board.ts';
import type { Caller } from '../../domain/caller.ts';
import { shareBriefly } from '../../platform/firestore/share-briefly.ts';
import type { BoardsRepository } from '../../stored/board/boards.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import { attemptIdOf } from './keep-board.ts';

type Deps = {
  boards: Pick<BoardsRepository, 'changeSeat' | 'find' | 'findMany' | 'findSeat'>;
  classes: Pick<ClassesRepository, 'findMany'>;
  accounts: Pick<AccountsRepository, 'findClassIds'>;
  clock: () => Date;
};

/** How old what an instance knows of a board may be: a class asks thirty times a second. */
const BOARD_MS = 200;
const MAX_BOARDS = 200;
/** Who is taken out of a class is refused within this time, as who is closed out is. */
const MEMBER_MS = 60_000;
const MAX_MEMBERS = 5000;

export type BoardSeatsService = ReturnType<typeof createBoardSeatsService>;

/** A student answers on her own device what is on the board of her class. */
export function createBoardSeatsService(deps: Deps) {
  const { boards, classes, accounts, clock } = deps;
  const recentBoards = shareBriefly((classId) => boards.find(classId), {
    ...{ ms: BOARD_MS, most: MAX_BOARDS, clock },
  });
  const recentClassIds = shareBriefly((uid) => accounts.findClassIds(uid), {
    ...{ ms: MEMBER_MS, most: MAX_MEMBERS, clock },
  });
  return {
    async listOpen(caller: Caller, uid: string): Promise<Answer<typeof listOpenBoards>> {
      requireSelf(caller, uid);
      const found = await classes.findMany(await accounts.findClassIds(uid));
      const ids = found.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id);
      const open = (await boards.findMany(ids)).filter((board) => isRunning(board, clock()));
      return {
        boards: open
          .map(({ classId, className, startedAt }) => ({ classId, className, startedAt }))
          .sort((a, b) => a.className.localeCompare(b.className, 'en')),
        isInClass: ids.length > 0,
      };
    },

    async join(caller: Caller, classId: string): Promise<Answer<typeof joinBoard>> {
      // As of now: she may have joined the class a moment ago.
      recentClassIds.forget(caller.uid);
      const board = await findBoard(caller, classId);
      if (!isRunning(board, clock())) throw nothingOnBoard();
      const { runId } = board;
      const place = { classId, runId, uid: caller.uid, now: clock() };
      const seat = await boards.changeSeat(place, (now, found) => {
        requireRun(now, runId);
        return found;
      });
      return { seat: toSeat(board, seat) };
    },

    /**
     * Another one whenever the board has changed. What she answers on another device she sees with the
     * next turn.
     */
    async findVersion(caller: Caller, classId: string): Promise<string> {
      const board = await findBoard(caller, classId);
      return [board.runId, board.turn, stateOf(board, clock()), board.isKept].join(' ');
    },

    async read(caller: Caller, classId: string): Promise<Answer<typeof getSeat>> {
      const board = await findBoard(caller, classId);
      return { seat: toSeat(board, await boards.findSeat(board.runId, caller.uid)) };
    },

    async answer(
      caller: Caller,
      classId: string,
      answered: Parsed<typeof answerBoard>['body'],
    ): Promise<Answer<typeof answerBoard>> {
      await requireMember(caller, classId);
      const place = { classId, runId: answered.runId, uid: caller.uid, now: clock() };
      const seat = await boards.changeSeat(place, (board, found) =>
        withAnswer(board, found, answered, clock()),
      );
      return { answer: answerOf(seat, answered.questionIndex) ?? answered.answer };
    },

    /** What has just changed on this instance is told with the next request. */
    tellSeats: (classId: string): void => recentBoards.forget(classId),
  };

  async function requireMember({ uid }: Caller, classId: string): Promise<void> {
    if ((await recentClassIds.find(uid)).includes(classId)) return;
    recentClassIds.forget(uid);
    throw nothingOnBoard();
  }

  async function findBoard(caller: Caller, classId: string): Promise<BoardRecord> {
    await requireMember(caller, classId);
    const board = await recentBoards.find(classId);
    if (!board) throw nothingOnBoard();
    return board;
  }

  function toSeat(board: BoardRecord, seat: SeatRecord | null): Seat {
    const shown = toShown(board, clock());
    const hasResult =
      board.keptAs === 'attempt' && board.isKept && seat !== null && hasAnswered(seat);
    return {
      ...shown,
      answer: seat && answerOf(seat, shown.questionIndex),
      attemptId: hasResult ? attemptIdOf(board, seat.studentId) : null,
    };
  }
}
