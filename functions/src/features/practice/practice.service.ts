import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import {
  PRACTICE_SET,
  type answerPractice,
  type getPractice,
  type PracticeQuestion,
} from '@study-assistant/contract/attempts/practice';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { optionOrderOfResult } from '../../domain/attempt/option-order.ts';
import type { Caller } from '../../domain/caller.ts';
import {
  addMissed,
  answerItem,
  dueItems,
  findItem,
  isLearned,
  itemsOfAttempt,
  lookFrom,
  nextDay,
  unseen,
  withItem,
  withoutItems,
  type PracticeBook,
  type PracticeItem,
} from '../../domain/student/practice.ts';

type Deps = {
  findBook: (uid: string) => Promise<PracticeBook>;
  /** Answers with the book as it is then. */
  changeBook: (uid: string, next: (book: PracticeBook) => PracticeBook) => Promise<PracticeBook>;
  /** A student's attempts that are shown to her since that moment; with null, the newest. */
  listAttemptsSince: (uid: string, since: Date | null) => Promise<ShownAttempt[]>;
  findAttempts: (ids: string[]) => Promise<AttemptRecord[]>;
  /** Refuses a result that is not shown to its student yet. */
  refuseHeld: (caller: Caller, attemptId: string) => Promise<void>;
  /** When her school year began; null in her first. */
  findSince: (uid: string) => Promise<string | null>;
  clock: () => Date;
};

type ShownAttempt = AttemptRecord & { shownAt: string };
type PracticeSet = Answer<typeof getPractice>;
type Answered = Answer<typeof answerPractice>;
type Missed = { item: PracticeItem; attempt: AttemptRecord; result: QuestionResult };

export type PracticeService = ReturnType<typeof createPracticeService>;

/** Practice is a student's own: no teacher sees it, and no score changes by it. */
export function createPracticeService(deps: Deps) {
  const { findBook, changeBook, listAttemptsSince, findAttempts, clock } = deps;
  return {
    async countDue(caller: Caller, uid: string): Promise<{ due: number }> {
      return countDueSince(caller, uid, await deps.findSince(uid));
    },

    countDueSince,

    async list(caller: Caller, uid: string, attemptId?: string): Promise<PracticeSet> {
      requireSelf(caller, uid);
      const [read, since] = await Promise.all([readBook(uid), deps.findSince(uid)]);
      let book = read;
      const chosen = attemptId ? itemsOfAttempt(book, attemptId) : dueItems(book, since, clock());
      if (attemptId && chosen.length === 0) await deps.refuseHeld(caller, attemptId);
      const items = chosen.slice(0, PRACTICE_SET);
      const missed = await findMissed(items);
      const gone = items.filter((item) => !missed.some((found) => found.item === item));
      if (gone.length > 0) book = await changeBook(uid, (now) => withoutItems(now, gone));
      return {
        questions: missed.map(toQuestion),
        due: dueItems(book, since, clock()).length,
        nextOn: nextDay(book, since),
      };
    },

    async answer(
      caller: Caller,
      uid: string,
      { answer, ...named }: Parsed<typeof answerPractice>['body'],
    ): Promise<Answered> {
      requireSelf(caller, uid);
      const item = findItem(await findBook(uid), named);
      const [missed] = item ? await findMissed([item]) : [];
      if (!missed) throw notFound('This question is not among those to practise.');
      const { options, correctAnswer, explanation, source, topic } = missed.result;
      if (answer < 0 || answer >= options.length) {
        throw new ApiError('invalid-request', 'This question has no such option.');
      }
      const isCorrect = answer === correctAnswer;
      const book = await changeBook(uid, (now) => {
        const current = findItem(now, named);
        const changed = current && answerItem(current, isCorrect, clock());
        return changed && changed !== current ? withItem(now, changed) : now;
      });
      const after = findItem(book, named);
      const returnsOn = after && !isLearned(after) ? after.dueOn : null;
      return { isCorrect, correctAnswer, explanation, source, topic, returnsOn };
    },
  };

  /** Where her school year began is known already. */
  async function countDueSince(
    caller: Caller,
    uid: string,
    since: string | null,
  ): Promise<{ due: number }> {
    requireSelf(caller, uid);
    return { due: dueItems(await readBook(uid), since, clock()).length };
  }

  /** With what was missed since the last time. It is added here, so that a submit need not write it. */
  async function readBook(uid: string): Promise<PracticeBook> {
    const book = await findBook(uid);
    const attempts = await listAttemptsSince(uid, lookFrom(book));
    if (unseen(book, attempts).length === 0) return book;
    return changeBook(uid, (now) => addMissed(now, attempts, clock()));
  }

  /** Leaves out what is no mistake any more, since its key was corrected. */
  async function findMissed(items: readonly PracticeItem[]): Promise<Missed[]> {
    const ids = [...new Set(items.map(({ attemptId }) => attemptId))];
    const attempts = ids.length > 0 ? await findAttempts(ids) : [];
    return items.flatMap((item) => {
      const attempt = attempts.find(({ id }) => id === item.attemptId);
      const result = attempt?.detailedResults[item.index];
      return attempt && result && !result.isCorrect ? [{ item, attempt, result }] : [];
    });
  }
}

function toQuestion({ item, attempt, result }: Missed): PracticeQuestion {
  const { quizId, questionId } = item;
  const { question, options } = result;
  const optionOrder = optionOrderOfResult(attempt, result);
  return { quizId, questionId, quizTitle: attempt.quizTitle, question, options, optionOrder };
}
