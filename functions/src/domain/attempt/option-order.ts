import { createHash } from 'node:crypto';
import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { inOrder, keptOrder } from '@study-assistant/contract/questions/kept-order';
import { asWritten } from '@study-assistant/contract/questions/kind';
import { arrangeOptions } from '@study-assistant/contract/questions/kinds';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { AttemptRecord } from './attempt-record.ts';

type Asked = Pick<PlacedQuestion, 'id' | 'kind' | 'options' | 'body'>;

/**
 * The indexes of a question's options in the order in which one attempt shows them. It follows from
 * the two ids, so that nothing has to be stored. Numbers rise, and where an option speaks of others
 * all stay as they were written.
 */
export function optionOrder(attemptId: string, question: Asked): number[] {
  return arrangeOptions(question, (options) => shuffle(attemptId, question.id, options));
}

function shuffle(attemptId: string, id: string, options: readonly string[]): number[] {
  const kept = keptOrder(options);
  if (kept) return kept;
  const marks = options.map((_, index) => hash([attemptId, id, index]));
  return inOrder(marks, (a, b) => a.localeCompare(b, 'en'));
}

/** The same of a result: as written where its student has not seen another order. */
export function optionOrderOfResult(
  { id, isShuffled }: Pick<AttemptRecord, 'id' | 'isShuffled'>,
  result: Pick<QuestionResult, 'questionId' | 'kind' | 'options' | 'body'>,
): number[] {
  const { questionId } = result;
  return isShuffled && questionId !== undefined
    ? optionOrder(id, { ...result, id: questionId })
    : asWritten(result.options);
}

function hash(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
