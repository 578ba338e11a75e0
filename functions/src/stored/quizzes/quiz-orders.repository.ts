import { createHash } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  addOrder,
  listUnsure,
  recentOrders,
  type PlacedOrder,
} from '../../domain/quiz/quiz-orders.ts';
import { readDocument, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';

const storedOrders = z.object({
  id: z.string(),
  version: z.literal(1),
  orders: z.array(z.object({ quizId: z.string(), at: storedTime, isOver: z.boolean() })),
});

const KEPT_MS = 24 * 60 * 60 * 1000;
type NewOrder = {
  teacherId: string;
  quizId: string;
  /** Its id is named by the request, so that a second one finds it. */
  isRepeatable: boolean;
  now: Date;
};

export type OrdersDeps = {
  /** Which of these quizzes are being written. */
  listRunningIn: (
    transaction: Transaction,
    quizIds: readonly string[],
    now: Date,
  ) => Promise<string[]>;
  hasJobIn: (transaction: Transaction, quizId: string) => Promise<boolean>;
};

/**
 * `limits/quizOrders-{hash}`: what a teacher has ordered in the last day. Which of it is being written
 * the jobs tell, so that no broken-off order is in the way of the next.
 */
export function createQuizOrdersRepository(
  school: DocumentReference,
  { listRunningIn, hasJobIn }: OrdersDeps,
) {
  const limits = school.collection('limits');
  const refOf = (teacherId: string) =>
    limits.doc(`quizOrders-${createHash('sha256').update(teacherId).digest('base64url')}`);

  async function readIn(transaction: Transaction, teacherId: string): Promise<PlacedOrder[]> {
    const found = await transaction.get(refOf(teacherId));
    return readDocument(storedOrders, found)?.orders ?? [];
  }

  function writeIn(transaction: Transaction, teacherId: string, orders: readonly PlacedOrder[]) {
    const stored = orders.map((order) => ({ ...order, at: toStoredTime(new Date(order.at)) }));
    const newest = Math.max(0, ...orders.map(({ at }) => Date.parse(at)));
    const expiresAt = toStoredTime(new Date(newest + KEPT_MS));
    transaction.set(refOf(teacherId), { version: 1, orders: stored, expiresAt });
  }

  return {
    /**
     * Places an order with all that `prepare` reads first and then writes; false, and nothing stored,
     * where the request has placed it before.
     *
     * @throws ApiError when these are too many
     */
    place(
      { teacherId, quizId, isRepeatable, now }: NewOrder,
      prepare: (transaction: Transaction) => Promise<() => void>,
    ): Promise<boolean> {
      const place = async (transaction: Transaction) => {
        const orders = recentOrders(await readIn(transaction, teacherId), now);
        if (isRepeatable) {
          if (orders.some((order) => order.quizId === quizId)) return false;
          if (await hasJobIn(transaction, quizId)) return false;
        }
        const running = await listRunningIn(transaction, listUnsure(orders), now);
        const next = addOrder(orders, quizId, new Set(running), now);
        const write = await prepare(transaction);
        write();
        writeIn(transaction, teacherId, next);
        return true;
      };
      return transact(school.firestore, place);
    },

    /** As if its last order had never been placed. */
    forget(teacherId: string, quizId: string): Promise<void> {
      return transact(school.firestore, async (transaction) => {
        const orders = await readIn(transaction, teacherId);
        const last = orders.findLastIndex((order) => order.quizId === quizId);
        if (last >= 0) writeIn(transaction, teacherId, orders.toSpliced(last, 1));
      });
    },
  };
}
