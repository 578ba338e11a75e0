import { listBuckets } from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';

export type KeyedQuestion = Pick<Question, 'kind' | 'options' | 'body' | 'correctAnswer' | 'key'>;

/** The words that answer a question. That a statement is true is none that a topic could give away. */
export function listRightWords(question: KeyedQuestion): string[] {
  return listBuckets({ ...question, question: '' })
    .filter(({ part, fraction }) => part !== 'statement' && fraction === 1)
    .map(({ said }) => said);
}
