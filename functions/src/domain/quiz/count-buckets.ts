import type { KnownBucket } from '@study-assistant/contract/questions/kind';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { judgeAnswer, listBuckets, listOptions } from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';

export type KeyedWording = Pick<
  Question,
  'kind' | 'question' | 'options' | 'body' | 'correctAnswer' | 'key'
>;

export type CountedAnswer = { answer: GivenAnswer | null; count: number };

export type BucketCount = KnownBucket & { count: number };

/** Free answers beyond these are the rare ones, which no teacher reads one by one. */
const MAX_FREE = 12;

/**
 * How often each bucket of a question was answered: first those that the question has in any case, in
 * its order, then what else was answered, the most frequent first.
 */
export function countBuckets(
  question: KeyedWording,
  answers: readonly CountedAnswer[],
): BucketCount[] {
  const known = listBuckets(question).map((bucket) => ({ ...bucket, count: 0 }));
  const byName = new Map(known.map((bucket) => [nameOf(bucket), bucket]));
  const free: BucketCount[] = [];
  for (const { answer, count } of answers) {
    const judgement = judgeAnswer(question, answer);
    if (typeof judgement === 'string') continue;
    for (const { part, bucket, fraction } of judgement.parts) {
      const found = byName.get(nameOf({ part, bucket }));
      const counted = found ?? { part, bucket, said: bucket, fraction, count: 0 };
      if (!found) {
        byName.set(nameOf(counted), counted);
        free.push(counted);
      }
      counted.count += count;
    }
  }
  return [...known, ...free.sort((a, b) => b.count - a.count).slice(0, MAX_FREE)];
}

/** How often each option was chosen; 0 where an option is no answer by itself. */
export function countOptions(question: KeyedWording, buckets: readonly BucketCount[]): number[] {
  const known = listOptions(question).length;
  return question.options.map((_, option) => (option < known ? (buckets[option]?.count ?? 0) : 0));
}

function nameOf({ part, bucket }: Pick<KnownBucket, 'part' | 'bucket'>): string {
  return `${part} ${bucket}`;
}
