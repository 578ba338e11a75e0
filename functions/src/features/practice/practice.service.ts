import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import {
  PRACTICE_SET,
  type answerPractice,
  type getPractice,
  type PracticeQuestion,
} from '@study-assistant/contract/attempts/practice';
import { isRight } from '@study-assistant/contract/questions/kind';
import { fitsQuestion, judgeAnswer } from '@study-assistant/contract/questions/kinds';
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
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { HeldAttemptsRepository } from '../../stored/attempts/held-attempts.repository.ts';
import type { PracticeRepository } from '../../stored/attempts/practice.repository.ts';
import type { SummariesRepository } from '../../stored/attempts/summaries.repository.ts';

type Deps = {
  practice: Pick<PracticeRepository, 'find' | 'change'>;
  attempts: Pick<AttemptsRepository, 'listShownSince' | 'findMany'>;
  summaries: Pick<SummariesRepository, 'findSince'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'find'>;
  /** As much of a result as is shown to the caller; refuses one that is held. */
  readResult: (caller: Caller, attemptId: string) => Promise<AttemptRecord>;
  clock: () => Date;
};

type PracticeSet = Answer<typeof getPractice>;
type Answered = Answer<typeof answerPractice>;
type Missed = { item: PracticeItem; attempt: AttemptRecord; result: QuestionResult };

export type PracticeService = ReturnType<typeof createPracticeService>;

/** Attempts looked through for mistakes at once; older ones of someone new to practice stay past. */
const MAX_PRACTICE_ATTEMPTS = 50;

/** Practice is a student's own: no teacher sees it, and no score changes by it. */
export function createPracticeService(deps: Deps) {
  const { practice, attempts, summaries, heldAttempts, readResult, clock } = deps;
  return {
    async countDue(caller: Caller, uid: string): Promise<{ due: number }> {
      return countDueSince(caller, uid, await summaries.findSince(uid));
    },

    countDueSince,

    async list(caller: Caller, uid: string, attemptId?: string): Promise<PracticeSet> {
      requireSelf(caller, uid);
      const [read, since] = await Promise.all([readBook(uid), summaries.findSince(uid)]);
      let book = read;
      const chosen = attemptId ? itemsOfAttempt(book, attemptId) : dueItems(book, since, clock());
      if (attemptId && chosen.length === 0) await refuseHeld(caller, attemptId);
      const items = chosen.slice(0, PRACTICE_SET);
      const missed = await findMissed(items);
      const gone = items.filter((item) => !missed.some((found) => found.item === item));
      if (gone.length > 0) book = await practice.change(uid, (now) => withoutItems(now, gone));
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
      const item = findItem(await practice.find(uid), named);
      const [missed] = item ? await findMissed([item]) : [];
      if (!missed) throw notFound('This question is not among those to practise.');
      const { correctAnswer, explanation, source, topic } = missed.result;
      if (!fitsQuestion(missed.result, answer)) {
        throw new ApiError('invalid-request', 'This question has no such option.');
      }
      const isCorrect = isRight(judgeAnswer(missed.result, answer));
      const book = await practice.change(uid, (now) => {
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

  /** A result that is not shown to its student yet. */
  async function refuseHeld(caller: Caller, attemptId: string): Promise<void> {
    const held = await heldAttempts.find(attemptId);
    if (held && !held.isScoreShown) await readResult(caller, attemptId);
  }

  /** With what was missed since the last time. It is added here, so that a submit need not write it. */
  async function readBook(uid: string): Promise<PracticeBook> {
    const book = await practice.find(uid);
    const shown = await attempts.listShownSince(uid, lookFrom(book), MAX_PRACTICE_ATTEMPTS);
    if (unseen(book, shown).length === 0) return book;
    return practice.change(uid, (now) => addMissed(now, shown, clock()));
  }

  /** Leaves out what is no mistake any more, since its key was corrected. */
  async function findMissed(items: readonly PracticeItem[]): Promise<Missed[]> {
    const ids = [...new Set(items.map(({ attemptId }) => attemptId))];
    const found = ids.length > 0 ? await attempts.findMany(ids) : [];
    return items.flatMap((item) => {
      const attempt = found.find(({ id }) => id === item.attemptId);
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
