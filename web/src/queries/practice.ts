import { answerPractice } from '@study-assistant/contract/attempts/practice';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { getPractice } from '../lib/api/lenient/practice.ts';

export type PracticeSet = Omit<Reply<typeof getPractice>, 'success'>;
export type PracticeAnswer = Omit<Reply<typeof answerPractice>, 'success'>;

export const practiceQueries = {
  /** What is due, or what was missed in one attempt. */
  set: (uid: string, attemptId: string | null) =>
    queryOptions({
      queryKey: ['practice', uid, 'set', attemptId],
      queryFn: ({ signal }): Promise<PracticeSet> => {
        const query = attemptId === null ? {} : { attemptId };
        return call(getPractice, { params: { uid }, query }, { signal });
      },
      // The set stays as it is while someone is at it, and the next visit gets its own.
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export function sendAnswer(
  uid: string,
  body: Input<typeof answerPractice>['body'],
): Promise<PracticeAnswer> {
  return call(answerPractice, { params: { uid }, body });
}
