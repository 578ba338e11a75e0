import { createHash } from 'node:crypto';
import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
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
import { type LimitsRepository, type TakenIn, limitsOf } from '../kept/limits.repository.ts';
import type { Job, JobsRepository } from './jobs.repository.ts';
import type { QuizzesRepository } from './quizzes.repository.ts';

const storedOrders = z.object({
  id: z.string(),
  version: z.literal(1),
  orders: z.array(z.object({ quizId: z.string(), at: storedTime, isOver: z.boolean() })),
});

const KEPT_MS = 24 * 60 * 60 * 1000;

/** How an order came; an address is null where it is not known. */
type Placed = { address: string | null; now: Date };

type Deps = {
  quizzes: Pick<QuizzesRepository, 'createIn'>;
  jobs: Pick<JobsRepository, 'existsIn' | 'listRunningIn'>;
  limits: Pick<LimitsRepository, 'takeIn'>;
};

export type QuizOrdersRepository = ReturnType<typeof createQuizOrdersRepository>;

/**
 * `limits/quizOrders-{hash}`: what a teacher has ordered in the last day. Which of it is being written
 * the jobs tell, so that no broken-off order is in the way of the next.
 */
export function createQuizOrdersRepository(
  school: DocumentReference,
  { quizzes, jobs, limits }: Deps,
) {
  const refOf = (teacherId: string) =>
    limitsOf(school).doc(
      `quizOrders-${createHash('sha256').update(teacherId).digest('base64url')}`,
    );

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

  /** Counts an order among these, with what else is counted of its teacher and her school. */
  async function countIn(
    transaction: Transaction,
    orders: readonly PlacedOrder[],
    { id, teacherId }: Pick<QuizSummary, 'id' | 'teacherId'>,
    { address, now }: Placed,
  ): Promise<TakenIn> {
    const running = await jobs.listRunningIn(transaction, listUnsure(orders), now);
    const next = addOrder(orders, id, new Set(running), now);
    const asker = { uid: teacherId, address };
    const taken = await limits.takeIn(transaction, asker, [{ name: 'orders' }], now);
    const write = () => {
      taken.write();
      writeIn(transaction, teacherId, next);
    };
    return { ...taken, write };
  }

  return {
    /**
     * Stores an ordered quiz with its job, and counts it; false, and nothing stored, where the order was
     * placed before.
     *
     * @param isRepeatable whether the request names the quiz's id, so that a second one finds it
     * @throws ApiError when these are too many
     */
    async place(
      quiz: QuizSummary,
      job: Job,
      { isRepeatable, ...placed }: Placed & { isRepeatable: boolean },
    ): Promise<boolean> {
      const taken = await transact(school.firestore, async (transaction) => {
        const orders = recentOrders(await readIn(transaction, quiz.teacherId), placed.now);
        if (isRepeatable) {
          if (orders.some(({ quizId }) => quizId === quiz.id)) return null;
          if (await jobs.existsIn(transaction, quiz.id)) return null;
        }
        const counted = await countIn(transaction, orders, quiz, placed);
        quizzes.createIn(transaction, quiz, job);
        counted.write();
        return counted;
      });
      taken?.tell();
      return taken !== null;
    },

    /**
     * Counts that a quiz is written once more.
     *
     * @throws ApiError when these are too many
     */
    async placeAgain(quiz: Pick<QuizSummary, 'id' | 'teacherId'>, placed: Placed): Promise<void> {
      const { tell } = await transact(school.firestore, async (transaction) => {
        const orders = recentOrders(await readIn(transaction, quiz.teacherId), placed.now);
        const counted = await countIn(transaction, orders, quiz, placed);
        counted.write();
        return counted;
      });
      tell();
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
