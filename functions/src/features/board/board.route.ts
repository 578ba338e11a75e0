import {
  answerBoard,
  endBoard,
  getBoard,
  getSeat,
  joinBoard,
  listOpenBoards,
  startBoard,
  turnBoard,
} from '@study-assistant/contract/board/board';
import type { Bind } from '../../http/bind.ts';
import type { BoardSeatsService } from './board-seats.service.ts';
import type { BoardService } from './board.service.ts';

export type BoardServices = { board: BoardService; boardSeats: BoardSeatsService };

export function boardRoutes(bind: Bind<BoardServices>): void {
  bind(startBoard, ({ school, caller, params, body }) =>
    school.board.start(caller, params.id, body),
  );
  bind(getBoard, ({ school, caller, params }) => school.board.read(caller, params.id));
  bind(turnBoard, ({ school, caller, params, body }) => school.board.turn(caller, params.id, body));
  bind(endBoard, ({ school, caller, params, body }) => school.board.end(caller, params.id, body));
  bind(listOpenBoards, ({ school, caller, params }) =>
    school.boardSeats.listOpen(caller, params.uid),
  );
  bind(joinBoard, ({ school, caller, params }) => school.boardSeats.join(caller, params.id));
  bind(getSeat, ({ school, caller, params }) => school.boardSeats.read(caller, params.id), {
    version: ({ school, caller, params }) => school.boardSeats.findVersion(caller, params.id),
    keptBy: 'page',
  });
  bind(answerBoard, ({ school, caller, params, body }) =>
    school.boardSeats.answer(caller, params.id, body),
  );
}
