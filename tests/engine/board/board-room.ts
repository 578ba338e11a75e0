import type { LedBoard, Seat } from '@study-assistant/contract/board/board';
import {
  anna,
  openSittingRoom,
  pupil,
  type SittingRoom,
  type Who,
} from '../attempts/sitting-room.ts';

export const CLASS_ID = '9b';
export const QUIZ_ID = 'rivers';

export type BoardRoom = Awaited<ReturnType<typeof openBoardRoom>>;

/** Anna's class with a quiz of five questions, whose right answer is always the second option. */
export async function openBoardRoom(projectId: string, uids: readonly string[]) {
  const room = await openSittingRoom(projectId);
  await room.openClass(CLASS_ID, uids);
  await room.writeQuiz(QUIZ_ID);
  for (const uid of uids) await addAccount(room, uid, [CLASS_ID]);
  return { ...room, ...callsOf(room) };
}

/** The calls of a board, which throw what the server refuses. */
function callsOf(room: SittingRoom) {
  async function ask<T>(who: Who, method: string, path: string, body?: object): Promise<T> {
    const { status, body: reply } = await room.call(who, method, path, body);
    if (status >= 300) throw new Error(`${status} ${reply.error}`);
    return reply as T;
  }
  const boardOf = async (reply: Promise<{ board: LedBoard }>) => (await reply).board;
  const seatOf = async (reply: Promise<{ seat: Seat }>) => (await reply).seat;
  const board = `/classes/${CLASS_ID}/board`;
  return {
    begin: (keptAs: 'practice' | 'attempt', who = anna) =>
      boardOf(ask(who, 'POST', board, { quizId: QUIZ_ID, keptAs })),
    turn: ({ runId }: { runId: string }, turn: number, who = anna) =>
      boardOf(ask(who, 'PUT', `${board}/turn`, { runId, turn })),
    end: ({ runId }: { runId: string }, who = anna) =>
      boardOf(ask(who, 'POST', `${board}/end`, { runId })),
    lookUp: async (who = anna) => (await ask<{ board: LedBoard | null }>(who, 'GET', board)).board,
    join: (uid: string) => seatOf(ask(pupil(uid), 'POST', `${board}/seat`)),
    look: (uid: string) => seatOf(ask(pupil(uid), 'GET', `${board}/seat`)),
    answer: (uid: string, { runId }: { runId: string }, questionIndex: number, answer: number) =>
      ask<{ answer: number }>(pupil(uid), 'PUT', `${board}/seat/answer`, {
        ...{ runId, questionIndex, answer },
      }),
    countSeats: async () => (await room.documents.collection('boardSeats').get()).size,
    attemptsOf: async (uid: string) => {
      const attempts = room.documents.collection('attempts').where('studentId', '==', uid);
      return (await attempts.get()).docs.map((found) => found.data());
    },
  };
}

/** Stores the account of a student who is in these classes. */
export async function addAccount(
  room: SittingRoom,
  uid: string,
  classIds: readonly string[],
): Promise<void> {
  await room.documents.doc(`marks/${uid}`).set({ isClosed: false }, { merge: true });
  await room.documents.doc(`users/${uid}`).set({
    ...{ version: 1, email: `${uid}@school.edu`, fullName: uid, userType: 'student' },
    ...{ currentGrade: '9', classIds, createdAt: new Date(0) },
  });
}
