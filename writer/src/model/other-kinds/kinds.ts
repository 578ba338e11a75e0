import type { OrderedKind } from '@study-assistant/contract/quizzes/order-quiz';
import { gaps } from './gaps.ts';
import { match } from './match.ts';
import type { ModelKind } from './model-kind.ts';
import { numbers } from './numbers.ts';
import { order } from './order.ts';
import { statements } from './statements.ts';

/** Every kind that can be ordered, as a model is asked for it. */
const MODEL_KINDS: Record<OrderedKind, ModelKind> = {
  gaps,
  match,
  'true-false': statements,
  order,
  number: numbers,
};

/** The kinds of an order, in the order of the list that they are chosen from. */
export function listModelKinds(ordered: readonly string[]): ModelKind[] {
  return Object.values(MODEL_KINDS).filter(({ kind }) => ordered.includes(kind));
}
