import type {
  endBoard,
  getBoard,
  LedBoard,
  startBoard,
  turnBoard,
} from '@study-assistant/contract/board/board';
import { isRight } from '@study-assistant/contract/questions/kind';
import { judgeAnswer } from '@study-assistant/contract/questions/kinds';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { ApiError, forbidden } from '../../domain/api-error.ts';
import { answerOf, countBars, givenOf, type SeatRecord } from '../../domain/board/board-seat.ts';
import {
  beginBoard,
  countAsked,
  FIRST_SHOWN,
  isRepeatedStart,
  isRunning,
  onBoard,
  questionIndexOf,
  requireRun,
  requireRunning,
  stateOf,
  toShown,
  turnTo,
  type BoardQuestion,
  type BoardRecord,
} from '../../domain/board/board.ts';
import type { Caller } from '../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../domain/class/class-record.ts';
import { currentJoinCode } from '../../domain/class/join-code.ts';
import { requireGivable } from '../../domain/quiz/require-givable.ts';
import type { BoardsRepository, BeforeStart } from '../../stored/board/boards.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import type { KeepBoard } from './keep-board.ts';

type Deps = {
  boards: Pick<
    BoardsRepository,
    'change' | 'countSeats' | 'find' | 'listSeats' | 'newRunId' | 'removeSeats' | 'start'
  >;
  classes: Pick<ClassesRepository, 'find'>;
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
  keepBoard: Pick<KeepBoard, 'endAndKeep' | 'rememberShown'>;
  /** Has the devices of a class told at once of what has changed. */
  tellSeats: (classId: string) => void;
  clock: () => Date;
};

type Start = Parsed<typeof startBoard>['body'];

export type BoardService = ReturnType<typeof createBoardService>;

/** A teacher leads a quiz on the board of her class, question by question. */
export function createBoardService(deps: Deps) {
  const { boards, classes, versions, keepBoard, clock } = deps;
  return {
    async start(caller: Caller, classId: string, body: Start): Promise<Answer<typeof startBoard>> {
      const taught = requireRunningClass(requireOwnClass(caller, await classes.find(classId)));
      const before = await boards.find(classId);
      // What was on the board before is over: its results are kept before it makes room.
      if (before && !isRunning(before, clock())) await keepBoard.endAndKeep(classId);
      const begun = { runId: boards.newRunId(), now: clock() };
      const where = { classId, quizId: body.quizId, now: begun.now };
      const board = await boards.start(where, (found) =>
        planStart(caller, { taught, body, found, ...begun }),
      );
      deps.tellSeats(classId);
      if (before && before.runId !== board.runId) await boards.removeSeats(before.runId);
      return { board: await toLed(caller, board) };
    },

    async read(caller: Caller, classId: string): Promise<Answer<typeof getBoard>> {
      const taught = requireOwnClass(caller, await classes.find(classId));
      const found = await boards.find(classId);
      const isOver = found !== null && !isRunning(found, clock());
      const board = isOver ? await keepBoard.endAndKeep(classId) : found;
      return {
        board: board && (await toLed(caller, board)),
        className: taught.name,
        joinCode: currentJoinCode(taught, clock())?.code ?? null,
      };
    },

    async turn(
      caller: Caller,
      classId: string,
      { runId, turn }: Parsed<typeof turnBoard>['body'],
    ): Promise<Answer<typeof turnBoard>> {
      requireOwnClass(caller, await classes.find(classId));
      const before = requireLeader(caller, requireRun(await boards.find(classId), runId));
      const question = turn % 2 === 1 ? await findQuestion(before, turn) : null;
      const board = await boards.change(classId, (now) =>
        turnTo(requireRun(now, runId), turn, question, clock()),
      );
      deps.tellSeats(classId);
      const turned = requireRun(board, runId);
      // At once: whoever is given the quiz in the same lesson has seen answers. Who comes later is found at the end.
      if (turn === FIRST_SHOWN) await keepBoard.rememberShown(turned);
      return { board: await toLed(caller, turned) };
    },

    /** By any teacher of the class: who started it may have gone. */
    async end(
      caller: Caller,
      classId: string,
      { runId }: Parsed<typeof endBoard>['body'],
    ): Promise<Answer<typeof endBoard>> {
      requireOwnClass(caller, await classes.find(classId));
      requireRun(await boards.find(classId), runId);
      const board = await keepBoard.endAndKeep(classId);
      deps.tellSeats(classId);
      return { board: await toLed(caller, requireRun(board, runId)) };
    },
  };

  async function findQuestion(board: BoardRecord, turn: number): Promise<BoardQuestion> {
    requireRunning(board, clock());
    const quiz = await versions.findGradable(board.quizId, board.quizVersion);
    const found = onBoard(quiz?.questions ?? [])[questionIndexOf({ turn }) ?? 0];
    if (!found) throw new ApiError('conflict', 'The quiz has no more questions.');
    const { question, options, correctAnswer, explanation } = found;
    return { question, options, correctAnswer, explanation };
  }

  async function toLed(caller: Caller, board: BoardRecord): Promise<LedBoard> {
    const state = stateOf(board, clock());
    const shown = toShown(board, clock());
    const isLeader = board.teacherId === caller.uid;
    const counts = await boards.countSeats(board.runId, shown.questionIndex);
    const led = { ...shown, isLeader, ...counts, bars: null, outcome: [] };
    if (state !== 'shown' && state !== 'over') return led;
    const seats = await boards.listSeats(board.runId);
    if (state === 'over') return { ...led, outcome: await findOutcome(board, seats) };
    const { questionIndex, question } = shown;
    if (questionIndex === null || !question) return led;
    return { ...led, bars: countBars(seats, questionIndex, question.options.length) };
  }

  async function findOutcome(
    board: BoardRecord,
    seats: readonly SeatRecord[],
  ): Promise<LedBoard['outcome']> {
    const quiz = await versions.findGradable(board.quizId, board.quizVersion);
    const asked = onBoard(quiz?.questions ?? []).slice(0, countAsked(board));
    return asked.map((question, index) => {
      const answers = seats
        .filter((seat) => answerOf(seat, index) !== null)
        .map((seat) => givenOf(seat, index, question));
      const right = answers.filter((answer) => isRight(judgeAnswer(question, answer))).length;
      return { question: question.question, answered: answers.length, right };
    });
  }
}

type Planned = {
  taught: ClassRecord;
  body: Start;
  found: BeforeStart;
  runId: string;
  now: Date;
};

function planStart(caller: Caller, { taught, body, found, runId, now }: Planned): BoardRecord {
  const quiz = requireGivable(caller, found.quiz);
  const asked = onBoard(quiz.questions);
  if (asked.length === 0) {
    throw new ApiError(
      'conflict',
      'No question of this quiz can be answered on the board. Please give it as an assignment.',
    );
  }
  const leftOut = quiz.questions.length - asked.length;
  const begun = {
    ...{ classId: taught.id, className: taught.name, runId, teacherId: caller.uid },
    ...{ quizId: quiz.id, quizVersion: quiz.version, quizTitle: quiz.title },
    ...{ numQuestions: asked.length, keptAs: body.keptAs },
    ...(leftOut > 0 && { leftOut }),
  };
  const before = found.board;
  if (before && isRunning(before, now)) {
    if (isRepeatedStart(before, begun, now)) return before;
    throw new ApiError('conflict', 'A quiz is on the board of this class already. End it first.');
  }
  if (before && !before.isKept) {
    throw new ApiError('conflict', 'The quiz before it is just ending. Please try again.');
  }
  if (found.isHeldBack) {
    throw new ApiError(
      'conflict',
      `${taught.name} has this quiz as an assignment, and its results are not shown yet: the board would tell them. Show those results first.`,
    );
  }
  return beginBoard(begun, now);
}

function requireLeader(caller: Caller, board: BoardRecord): BoardRecord {
  if (board.teacherId === caller.uid) return board;
  throw forbidden('Only the teacher who started it can go on. You can end it.');
}
