import type { LogEvent } from '../../domain/logger.ts';
import { isTooMuch } from '../../domain/reconcile/is-too-much.ts';
import type { Findings } from './findings.ts';

type Kind<T, O> = {
  event: LogEvent;
  /** What the log calls one of them. */
  name: 'quizId' | 'path' | 'uid';
  owner: O;
  list: AsyncIterable<T[]>;
  findLost: (page: T[]) => Promise<string[]>;
  remove: (id: string) => Promise<unknown>;
};

/**
 * Removes what has lost its owner, after a look through all of the kind: an accident to the owners, or
 * a restore that has not come to its end, must not take with it what still waits for them.
 */
export async function removeLost<T, O extends string>(
  findings: Findings,
  { event, name, owner, list, findLost, remove }: Kind<T, O>,
  isEmpty: (owner: O) => Promise<boolean>,
): Promise<void> {
  const lost: string[] = [];
  let looked = 0;
  for await (const page of list) {
    looked += page.length;
    lost.push(...(await findLost(page)));
  }
  if (lost.length === 0) return;
  const isOwnerEmpty = await isEmpty(owner);
  if (isOwnerEmpty || isTooMuch(lost.length, looked)) {
    findings.refuse(event, { owner, isOwnerEmpty, lost: lost.length, looked });
    return;
  }
  for (const id of lost) await findings.mend(event, { [name]: id }, () => remove(id));
}
