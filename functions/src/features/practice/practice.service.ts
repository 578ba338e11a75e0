import { isMissed } from '@study-assistant/contract/attempts/attempts';
import {
  PRACTICE_SET,
  type answerPractice,
  type getPractice,
  type PracticeQuestion,
} from '@study-assistant/contract/attempts/practice';
import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { asWritten } from '@study-assistant/contract/questions/kind';
import { fitsQuestion } from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { judgeResult } from '../../domain/attempt/judge-result.ts';
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
  recentItems,
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
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';

type Deps = {
  practice: Pick<PracticeRepository, 'find' | 'change'>;
  attempts: Pick<AttemptsRepository, 'listShownSince' | 'findMany'>;
  summaries: Pick<SummariesRepository, 'findSince'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'find'>;
  versions: Pick<QuizVersionsRepository, 'findPublished'>;
  /** As much of a result as is shown to the caller; refuses one that is held. */
  readResult: (caller: Caller, attemptId: string) => Promise<AttemptRecord>;
  clock: () => Date;
};

type PracticeSet = Answer<typeof getPractice>;
type Answered = Answer<typeof answerPractice>;
type Missed = {
  item: PracticeItem;
  question: Omit<Question, 'benchmarkTime' | 'confidence' | 'fact'>;
  quizTitle: string;
  optionOrder: number[];
};

export type PracticeService = ReturnType<typeof createPracticeService>;

/** Attempts looked through for mistakes at once; older ones of someone new to practice stay past. */
const MAX_PRACTICE_ATTEMPTS = 50;

/** Practice is a student's own: no teacher sees it, and no score changes by it. */
export function createPracticeService(deps: Deps) {
  const { practice, attempts, summaries, heldAttempts, versions, readResult, clock } = deps;
  return {
    async countDue(caller: Caller, uid: string): Promise<{ due: number }> {
      return countDueSince(caller, uid, await summaries.findSince(uid));
    },

    countDueSince,

    async list(
      caller: Caller,
      uid: string,
      { attemptId, topic }: Parsed<typeof getPractice>['query'],
    ): Promise<PracticeSet> {
      requireSelf(caller, uid);
      const [read, since] = await Promise.all([readBook(uid), summaries.findSince(uid)]);
      let book = read;
      const chosen = attemptId
        ? itemsOfAttempt(book, attemptId)
        : topic
          ? recentItems(book, since)
          : dueItems(book, since, clock());
      if (attemptId && chosen.length === 0) await refuseHeld(caller, attemptId);
      const items = topic ? chosen : chosen.slice(0, PRACTICE_SET);
      const missed = await findMissed(items);
      const gone = items.filter((item) => !missed.some((found) => found.item === item));
      if (gone.length > 0) book = await practice.change(uid, (now) => withoutItems(now, gone));
      return {
        questions: aboutTopic(missed, topic).slice(0, PRACTICE_SET).map(toQuestion),
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
      const { correctAnswer, key, explanation, source, topic } = missed.question;
      if (!fitsQuestion(missed.question, answer)) {
        throw new ApiError('invalid-request', 'This question has no such option.');
      }
      const judged = judgeResult(missed.question, answer);
      const { isCorrect, said, rightSaid, points, awaiting } = judged;
      const book = await practice.change(uid, (now) => {
        const current = findItem(now, named);
        const changed = current && !awaiting && answerItem(current, isCorrect, clock());
        return changed && changed !== current ? withItem(now, changed) : now;
      });
      const after = findItem(book, named);
      const returnsOn = after && !isLearned(after) ? after.dueOn : null;
      const right = { correctAnswer, ...(key && { key }), explanation, source, topic };
      const told = rightSaid === undefined ? {} : { said, rightSaid, points, awaiting };
      return { isCorrect, ...right, ...told, returnsOn };
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

  /** Leaves out what is no mistake any more, since its key was corrected, and what is gone. */
  async function findMissed(items: readonly PracticeItem[]): Promise<Missed[]> {
    const [attempted, onBoard] = await Promise.all([findInAttempts(items), findOnBoard(items)]);
    return items.flatMap((item) => attempted.get(item) ?? onBoard.get(item) ?? []);
  }

  async function findInAttempts(items: readonly PracticeItem[]) {
    const ids = items.flatMap(({ attemptId }) => attemptId ?? []);
    const found = ids.length > 0 ? await attempts.findMany([...new Set(ids)]) : [];
    const missed = items.flatMap((item): [PracticeItem, Missed][] => {
      const attempt = found.find(({ id }) => id === item.attemptId);
      const question = attempt?.detailedResults[item.index];
      if (!attempt || !question || !isMissed(question)) return [];
      const optionOrder = optionOrderOfResult(attempt, question);
      return [[item, { item, question, quizTitle: attempt.quizTitle, optionOrder }]];
    });
    return new Map(missed);
  }

  /** What was missed on the board is in no attempt: the quiz has it, as it is by now. */
  async function findOnBoard(items: readonly PracticeItem[]) {
    const onBoard = items.filter(({ attemptId }) => attemptId === null);
    const ids = [...new Set(onBoard.map(({ quizId }) => quizId))];
    const found = await Promise.all(ids.map((id) => versions.findPublished(id)));
    const quizzes = new Map(found.flatMap((quiz) => (quiz ? [[quiz.id, quiz] as const] : [])));
    const missed = onBoard.flatMap((item): [PracticeItem, Missed][] => {
      const quiz = quizzes.get(item.quizId);
      const question = quiz?.questions.find(({ id }) => id === item.questionId);
      if (!quiz || !question) return [];
      const optionOrder = asWritten(question.options);
      return [[item, { item, question, quizTitle: quiz.title, optionOrder }]];
    });
    return new Map(missed);
  }
}

/** Those of a topic, however a quiz spells it; all where none is named. */
function aboutTopic(missed: readonly Missed[], topic?: string): Missed[] {
  if (topic === undefined) return [...missed];
  const key = toTopicKey(topic);
  return missed.filter(({ question }) => toTopicKey(question.topic) === key);
}

function toQuestion({ item, question, quizTitle, optionOrder }: Missed): PracticeQuestion {
  const { quizId, questionId } = item;
  const { kind, question: text, options, body } = question;
  const asked = { ...(kind && { kind }), question: text, options, ...(body && { body }) };
  return { quizId, questionId, quizTitle, ...asked, optionOrder };
}
