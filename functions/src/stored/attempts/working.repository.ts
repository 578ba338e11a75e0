import { isBlank } from '@study-assistant/contract/questions/answer';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { readDocuments } from '../../platform/firestore/documents.ts';
import { heldAttemptsOf } from './held-attempts.repository.ts';
import { attemptsOf } from './stored-attempt.ts';
import { storedWorking, workingFieldNames, openAttemptsOf } from './stored-seat.ts';

/** An attempt that a student works at, as her teacher sees it. */
export type Working = {
  studentId: string;
  startedAt: string;
  deadline: string;
  savedAt: string;
  answered: number;
  sawAnswers: boolean;
};

export type WorkingRepository = ReturnType<typeof createWorkingRepository>;

/** `openAttempts/{seat}`, as far as assignments look at it. */
export function createWorkingRepository(school: DocumentReference) {
  const seats = openAttemptsOf(school);
  const places = [seats, heldAttemptsOf(school), attemptsOf(school)];

  async function list(query: Query) {
    const { docs } = await query.select(...workingFieldNames).get();
    const saved = new Map(docs.map((stored) => [stored.id, stored.updateTime]));
    return readDocuments(storedWorking, docs).map((seat) => ({
      seat,
      savedAt: saved.get(seat.id),
    }));
  }

  return {
    async listAt(assignmentId: string): Promise<Working[]> {
      const found = await list(seats.where('assignmentId', '==', assignmentId));
      return found.map(
        ({ seat: { studentId, startedAt, deadline, answers, sawAnswers }, savedAt }) => ({
          studentId,
          startedAt,
          deadline,
          savedAt: savedAt?.toDate().toISOString() ?? startedAt,
          answered: answers.filter((answer) => !isBlank(answer)).length,
          sawAnswers,
        }),
      );
    },

    /**
     * Whether anybody works at an assignment or has handed something in, also who has left its class
     * since.
     */
    async isAnyAt(transaction: Transaction, assignmentId: string): Promise<boolean> {
      const found = await Promise.all(
        places.map((attempts) =>
          transaction.get(attempts.where('assignmentId', '==', assignmentId).select().limit(1)),
        ),
      );
      return found.some(({ empty }) => !empty);
    },

    /** The assignments that a student works at. */
    async listOfStudent(studentId: string): Promise<string[]> {
      const found = await list(seats.where('studentId', '==', studentId));
      return found.flatMap(({ seat }) => seat.assignmentId ?? []);
    },
  };
}
