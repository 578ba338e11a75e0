import type { Input, Reply } from '@study-assistant/contract/endpoint';
import { answerPractice, getPracticeToday } from '@study-assistant/contract/practice';
import { call, type CallOptions } from '../../lib/api/api-client.ts';
import { getPractice } from '../../lib/api/lenient/practice.ts';

export const practiceKeys = {
  today: (uid: string) => ['practice', uid, 'today'] as const,
  set: (uid: string, attemptId: string | null) => ['practice', uid, 'set', attemptId] as const,
};

export type PracticeSet = Omit<Reply<typeof getPractice>, 'success'>;
export type PracticeAnswer = Omit<Reply<typeof answerPractice>, 'success'>;

/** How many questions are to be reviewed today. */
export async function countDue(uid: string, options?: CallOptions): Promise<number> {
  return (await call(getPracticeToday, { params: { uid } }, options)).due;
}

/** What is due, or what was missed in one attempt. */
export function readPractice(
  uid: string,
  attemptId: string | null,
  options?: CallOptions,
): Promise<PracticeSet> {
  const query = attemptId === null ? {} : { attemptId };
  return call(getPractice, { params: { uid }, query }, options);
}

export function sendAnswer(
  uid: string,
  body: Input<typeof answerPractice>['body'],
): Promise<PracticeAnswer> {
  return call(answerPractice, { params: { uid }, body });
}
