import { ApiError } from '../api-error.ts';
import { sayWait } from '../limits.ts';

/** Quizzes of one teacher that are being written, or wait for it. */
const MAX_ORDERS_AT_ONCE = 3;
/** What she orders in 24 hours, those that failed and are written again among them. */
const MAX_ORDERS_A_DAY = 40;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A quiz takes less on most days. */
const USUAL_WAIT_SECONDS = 60;

/** `isOver`: it was seen that nobody writes it any more. */
export type PlacedOrder = { quizId: string; at: string; isOver: boolean };

/** Those of the last day, oldest first. */
export function recentOrders(orders: readonly PlacedOrder[], now: Date): PlacedOrder[] {
  return orders.filter(({ at }) => Date.parse(at) > now.getTime() - DAY_MS);
}

/** The quizzes that have to be looked at before there is another: enough of them may still be written. */
export function listUnsure(orders: readonly PlacedOrder[]): string[] {
  const open = orders.filter(({ isOver }) => !isOver).map(({ quizId }) => quizId);
  return open.length < MAX_ORDERS_AT_ONCE ? [] : [...new Set(open)];
}

/**
 * With one more order.
 *
 * @param running which of those to look at are still written
 * @throws ApiError when these are too many
 */
export function addOrder(
  orders: readonly PlacedOrder[],
  quizId: string,
  running: ReadonlySet<string>,
  now: Date,
): PlacedOrder[] {
  const oldest = orders.at(-MAX_ORDERS_A_DAY);
  if (oldest) {
    const seconds = Math.ceil((Date.parse(oldest.at) + DAY_MS - now.getTime()) / 1000);
    throw tooMany(
      `You can order ${MAX_ORDERS_A_DAY} quizzes a day. Please come back in ${sayWait(seconds)}.`,
      seconds,
    );
  }
  if (running.size >= MAX_ORDERS_AT_ONCE) {
    throw tooMany(
      `${MAX_ORDERS_AT_ONCE} of your quizzes are being written. Please wait until one of them is ready.`,
      USUAL_WAIT_SECONDS,
    );
  }
  const wasLookedAt = listUnsure(orders).length > 0;
  const seen = orders.map((order) =>
    wasLookedAt && !running.has(order.quizId) ? { ...order, isOver: true } : order,
  );
  return [...seen, { quizId, at: now.toISOString(), isOver: false }];
}

function tooMany(sentence: string, retryAfterSeconds: number): ApiError {
  return new ApiError('too-many-requests', sentence, { retryAfterSeconds });
}
