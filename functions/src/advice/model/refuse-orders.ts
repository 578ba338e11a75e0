import { isOrder } from '@study-assistant/writer/document/orders/is-order';
import { refused } from './refused.ts';

/**
 * Topics and questions are people's words: where one gives orders to a model, no model is asked.
 *
 * @throws WriterError, for the log
 */
export function refuseOrders(texts: readonly string[]): void {
  if (texts.some(isOrder)) throw refused('a text that gives orders to a model');
}
