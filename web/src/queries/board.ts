import * as endpoints from '@study-assistant/contract/board/board';
import type { BoardKeeping, LedBoard, Seat } from '@study-assistant/contract/board/board';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type ClassBoard = Omit<Reply<typeof endpoints.getBoard>, 'success'>;
export type OpenBoards = Omit<Reply<typeof endpoints.listOpenBoards>, 'success'>;

/** How often a teacher's page asks how many have answered. */
const LED_POLL_MS = 1500;
/** How often a page asks whether a quiz has been put on a board. */
const OPEN_POLL_MS = 4000;

/**
 * How often a student's device asks what is on the board. Soonest where the next question is about to
 * come; while she thinks, nothing but the showing of the answers can.
 */
const SEAT_POLL_MS: Readonly<Record<Seat['state'], number>> = {
  waiting: 800,
  asked: 1500,
  shown: 500,
  over: OPEN_POLL_MS,
};

/** The queries ask again by themselves, so a failure is not retried in between. */
const POLLED = { retry: false, staleTime: 0, refetchOnWindowFocus: true } as const;

export const boardQueries = {
  led: (classId: string) =>
    queryOptions({
      queryKey: ['board', 'led', classId],
      queryFn: ({ signal }): Promise<ClassBoard> =>
        call(endpoints.getBoard, { params: { id: classId } }, { signal }),
      refetchInterval: ({ state }) => {
        const board = state.data?.board;
        return board?.state === 'waiting' || board?.state === 'asked' ? LED_POLL_MS : false;
      },
      ...POLLED,
    }),
  open: (uid: string) =>
    queryOptions({
      queryKey: ['board', 'open', uid],
      queryFn: ({ signal }): Promise<OpenBoards> =>
        call(endpoints.listOpenBoards, { params: { uid } }, { signal }),
      refetchInterval: OPEN_POLL_MS,
      ...POLLED,
    }),
  /** Sits down first; from then on it only looks. */
  seat: (classId: string) =>
    queryOptions({
      queryKey: ['board', 'seat', classId],
      queryFn: async ({ signal, client, queryKey }): Promise<Seat> => {
        const input = { params: { id: classId } };
        const before = client.getQueryData<Seat>(queryKey);
        const found = before && (await call(endpoints.getSeat, input, { signal })).seat;
        // Another quiz has been put on the board since: there is a seat to take at it.
        if (found && found.runId === before.runId) return found;
        return (await call(endpoints.joinBoard, input, { signal })).seat;
      },
      // After the end too: her result comes, and maybe another quiz.
      refetchInterval: ({ state }) => (state.data ? SEAT_POLL_MS[state.data.state] : OPEN_POLL_MS),
      gcTime: 0,
      ...POLLED,
    }),
};

export async function startBoard(
  classId: string,
  body: { quizId: string; keptAs: BoardKeeping },
  client: QueryClient,
): Promise<void> {
  const { board } = await call(endpoints.startBoard, { params: { id: classId }, body });
  keepBoard(classId, board, client);
  // This opens a draft to classes.
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
}

export async function turnBoard(
  { classId, runId }: LedBoard,
  turn: number,
  client: QueryClient,
): Promise<void> {
  const input = { params: { id: classId }, body: { runId, turn } };
  keepBoard(classId, (await call(endpoints.turnBoard, input)).board, client);
}

export async function endBoard({ classId, runId }: LedBoard, client: QueryClient): Promise<void> {
  const input = { params: { id: classId }, body: { runId } };
  keepBoard(classId, (await call(endpoints.endBoard, input)).board, client);
}

export async function answerBoard(
  { classId, runId }: Pick<Seat, 'classId' | 'runId'>,
  questionIndex: number,
  answer: number,
): Promise<void> {
  const body = { runId, questionIndex, answer };
  await call(endpoints.answerBoard, { params: { id: classId }, body });
}

/** An answer that was on its way is older than this one. */
function keepBoard(classId: string, board: LedBoard, client: QueryClient): void {
  const { queryKey } = boardQueries.led(classId);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (before) => before && { ...before, board });
}
