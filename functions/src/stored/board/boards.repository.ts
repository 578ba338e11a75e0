import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { sitDown, type SeatRecord } from '../../domain/board/board-seat.ts';
import type { BoardRecord } from '../../domain/board/board.ts';
import { readDocument, readDocuments, readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AssignmentsRepository, GivenQuiz } from '../assignments/assignments.repository.ts';
import type { QuizzesRepository } from '../quizzes/quizzes.repository.ts';
import type { OpenQuiz } from '../quizzes/stored-quiz.ts';
import {
  boardFields,
  boardSeatsOf,
  boardsOf,
  storedBoard,
  storedBoardSeat,
  toStoredBoard,
  toStoredBoardSeat,
} from './stored-board.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'findIn' | 'openToClassesIn'>;
  assignments: Pick<AssignmentsRepository, 'isHeldBack'>;
};

/** What a start finds at its moment. */
export type BeforeStart = {
  quiz: (GivenQuiz & Pick<OpenQuiz, 'questions'>) | null;
  board: BoardRecord | null;
  /** Whether the class has the quiz as an assignment whose answers it is not shown yet. */
  isHeldBack: boolean;
};

export type BoardsRepository = ReturnType<typeof createBoardsRepository>;

/**
 * `boards/{classId}`: the quiz on the board of a class, one at a time. `boardSeats/{runId}.{uid}`: what
 * each student has answered there, a document of her own, so that a class that answers at once does not
 * wait for each other.
 */
export function createBoardsRepository(school: DocumentReference, { quizzes, assignments }: Deps) {
  const boards = boardsOf(school);
  const seats = boardSeatsOf(school);
  const seatOf = (runId: string, uid: string) => seats.doc(`${runId}.${uid}`);
  const seatsOf = (runId: string) => seats.where('runId', '==', runId);

  async function count(query: Query): Promise<number> {
    return (await query.count().get()).data().count;
  }

  async function removeAll(query: Query): Promise<number> {
    let removed = 0;
    for await (const page of readPages(query.select('joinedAt'))) {
      const batch = school.firestore.batch();
      for (const { ref } of page) batch.delete(ref);
      await batch.commit();
      removed += page.length;
    }
    return removed;
  }

  return {
    newRunId: () => boards.doc().id,

    async find(classId: string): Promise<BoardRecord | null> {
      return readDocument(storedBoard, await boards.doc(classId).get());
    },

    async findMany(classIds: readonly string[]): Promise<BoardRecord[]> {
      if (classIds.length === 0) return [];
      const refs = classIds.map((id) => boards.doc(id));
      return readDocuments(storedBoard, await school.firestore.getAll(...refs));
    },

    /** The classes on whose boards a quiz is. */
    async listClassIdsOf(field: 'quizId' | 'teacherId', value: string): Promise<string[]> {
      const { docs } = await boards.where(field, '==', value).select().get();
      return docs.map(({ id }) => id);
    },

    /** Those that were over by themselves before that time. */
    async *listEndedBefore(before: Date): AsyncGenerator<string[]> {
      const ended = boards.where('endsAt', '<', before.toISOString()).orderBy('endsAt');
      for await (const page of readPages(ended.select('endsAt'))) yield page.map(({ id }) => id);
    },

    /**
     * Puts a quiz on the board as it is at that moment, and opens a draft to classes. `plan` may answer
     * with what is on the board already, and what it throws leaves all as it is.
     */
    start(
      { classId, quizId, now }: { classId: string; quizId: string; now: Date },
      plan: (found: BeforeStart) => BoardRecord,
    ): Promise<BoardRecord> {
      return transact(school.firestore, async (transaction) => {
        const [quiz, onBoard, isHeldBack] = await Promise.all([
          quizzes.findIn(transaction, quizId),
          transaction.get(boards.doc(classId)),
          assignments.isHeldBack(transaction, quizId, now, classId),
        ]);
        const before = readDocument(storedBoard, onBoard);
        const board = plan({ quiz, board: before, isHeldBack });
        if (board === before) return board;
        if (quiz?.status === 'draft') quizzes.openToClassesIn(transaction, quiz);
        transaction.set(boards.doc(classId), toStoredBoard(board));
        return board;
      });
    },

    /** Null when nothing is on the board; what `next` throws leaves it as it is. */
    change(
      classId: string,
      next: (board: BoardRecord) => BoardRecord,
    ): Promise<BoardRecord | null> {
      return transact(school.firestore, async (transaction) => {
        const board = readDocument(storedBoard, await transaction.get(boards.doc(classId)));
        if (!board) return null;
        const changed = next(board);
        if (changed !== board) transaction.set(boards.doc(classId), toStoredBoard(changed));
        return changed;
      });
    },

    /** Takes a board away with its seats, the seats first: whoever breaks off finds the board. */
    async remove(classId: string): Promise<void> {
      const ref = boards.doc(classId);
      const runId = readField(boardFields, 'runId', await ref.get());
      if (runId !== null) await removeAll(seatsOf(runId));
      await ref.delete();
    },

    async removeSeats(runId: string): Promise<void> {
      await removeAll(seatsOf(runId));
    },

    /** Seats from before that time, whose board another replaced while they were being taken away. */
    removeSeatsBefore: (before: Date): Promise<number> =>
      removeAll(seats.where('joinedAt', '<', before.toISOString()).orderBy('joinedAt')),

    async findSeat(runId: string, uid: string): Promise<SeatRecord | null> {
      return readDocument(storedBoardSeat, await seatOf(runId, uid).get());
    },

    async listSeats(runId: string): Promise<SeatRecord[]> {
      const found: SeatRecord[] = [];
      for await (const page of readPages(seatsOf(runId))) {
        found.push(...readDocuments(storedBoardSeat, page));
      }
      return found;
    },

    /** The seats, and those whose student has answered this question last, without reading any. */
    async countSeats(
      runId: string,
      questionIndex: number | null,
    ): Promise<{ joined: number; answered: number }> {
      const [joined, answered] = await Promise.all([
        count(seatsOf(runId)),
        questionIndex === null ? 0 : count(seatsOf(runId).where('latest', '==', questionIndex)),
      ]);
      return { joined, answered };
    },

    /**
     * Changes a seat beside the board as it is at that moment: an answer that is stored was given before
     * the answers were shown. One that is not there yet begins empty; the same one is not written.
     */
    changeSeat(
      { classId, runId, uid, now }: { classId: string; runId: string; uid: string; now: Date },
      next: (board: BoardRecord | null, seat: SeatRecord) => SeatRecord,
    ): Promise<SeatRecord> {
      return transact(school.firestore, async (transaction) => {
        const ref = seatOf(runId, uid);
        const [onBoard, found] = await transaction.getAll(boards.doc(classId), ref);
        const board = onBoard ? readDocument(storedBoard, onBoard) : null;
        const before = found ? readDocument(storedBoardSeat, found) : null;
        const seat = before ?? sitDown(runId, uid, now);
        const changed = next(board, seat);
        if (changed !== before) transaction.set(ref, toStoredBoardSeat(changed));
        return changed;
      });
    },
  };
}
