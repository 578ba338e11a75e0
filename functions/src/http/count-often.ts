import { saveAnswers } from '@study-assistant/contract/attempts/open-attempts';
import { getBoard, getSeat } from '@study-assistant/contract/board/board';
import { getErasure } from '@study-assistant/contract/people/people';
import { getQuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import { getQuizProgress } from '@study-assistant/contract/quizzes/quizzes';
import { getYearChange } from '@study-assistant/contract/school/school';
import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import { ApiError } from '../domain/api-error.ts';
import type { TokenHolder } from '../domain/caller.ts';
import { addToCount, endOfWindow, mostOf, type LimitName } from '../domain/limits.ts';
import { keepRecent } from '../platform/firestore/keep-recent.ts';
import type { Gate } from './gate.ts';

/** What a page asks every other second while it waits, and what costs one read or two. */
const ASKED_WHILE_WAITING = new Set<Endpoint>([
  getQuizProgress,
  getQuizDocument,
  getErasure,
  getYearChange,
]);

/** What a device asks once a second in a lesson has a limit of its own. */
const POLLED = new Set<Endpoint>([getBoard, getSeat]);

/** An instance counts for itself so far; then it counts these in the database, all at once. */
export const COUNTED_AT_ONCE = 250;

/** Of so many accounts an instance knows how often they have asked; whom it forgets, it counts anew. */
const MAX_ACCOUNTS = 5000;

type Seen = { until: number; count: number; isUsedUp: boolean };
type Options = Pick<Gate, 'countAsked'> & { clock: () => Date };

/**
 * Bounds what an account asks for often in an hour, for next to nothing: lists, searches and overviews, looks
 * at a board, and saves of answers. Who does less than `COUNTED_AT_ONCE` of it costs no document. What holds is the limit and, for each instance that
 * runs, one less than that: what an instance has not yet counted in the database, only it knows.
 */
export function createOftenCounter({ countAsked, clock }: Options) {
  const seenOf = keepRecent((): Seen => ({ until: 0, count: 0, isUsedUp: false }), MAX_ACCOUNTS);

  /** @throws ApiError when these are too many */
  return async (endpoint: Endpoint, { uid }: TokenHolder, schoolId: string): Promise<void> => {
    const name = limitOf(endpoint);
    if (name === null) return;
    const now = clock();
    const seen = seenOf(JSON.stringify([schoolId, uid, name]));
    const until = endOfWindow(name, now).getTime();
    if (seen.until !== until) Object.assign(seen, { until, count: 0, isUsedUp: false });
    if (seen.isUsedUp) refuse(name, now);
    seen.count += 1;
    if (seen.count % COUNTED_AT_ONCE !== 0) return;
    try {
      // None of it uses up what a network may do: there may be a school behind it.
      await countAsked(schoolId, { uid, address: null }, [{ name, amount: COUNTED_AT_ONCE }]);
    } catch (error) {
      const isTooMuch = error instanceof ApiError && error.code === 'too-many-requests';
      if (isTooMuch) seen.isUsedUp = true;
      // What could not be counted now is counted with the next one.
      else seen.count -= 1;
      throw error;
    }
  };
}

/** The limit that a request counts for here; null is none. */
function limitOf(endpoint: Endpoint): LimitName | null {
  if (endpoint === saveAnswers) return 'saves';
  if (endpoint.method !== 'GET' || ASKED_WHILE_WAITING.has(endpoint)) return null;
  return POLLED.has(endpoint) ? 'polls' : 'reads';
}

/** As if one more were counted: so it says when to come back as of now. */
function refuse(name: LimitName, now: Date): void {
  const count = mostOf(name).account ?? 0;
  const begun = addToCount(null, { name, amount: 0 }, 'account', now);
  addToCount({ ...begun, count }, { name }, 'account', now);
}
