import type { listBankQuestions } from '@study-assistant/contract/quizzes/question-bank';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { MAX_LIST } from '@study-assistant/contract/wire/limits';
import * as z from 'zod/mini';
import { ApiError, forbidden } from '../../../domain/api-error.ts';
import { answersTo } from '../../../domain/attempt/first-attempt.ts';
import type { Caller } from '../../../domain/caller.ts';
import { findInBank, listNames } from '../../../domain/quiz/find-in-bank.ts';
import { analyseItems, responsesNeeded } from '../../../domain/quiz/item-analysis.ts';
import {
  countQuestions,
  isToCount,
  MAX_PARTS,
  PART_QUESTIONS,
  type BankedQuiz,
} from '../../../domain/quiz/question-bank.ts';
import { seesColleagues } from '../../../domain/teacher-scope.ts';
import { readCursor, toCursor } from '../../../platform/firestore/pages.ts';
import type { Config } from '../../../platform/settings/config.ts';
import type { ResponsesRepository } from '../../../stored/attempts/responses.repository.ts';
import type {
  CountedQuiz,
  QuestionBanksRepository,
} from '../../../stored/quizzes/question-banks.repository.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { ReportsRepository } from '../../../stored/quizzes/reports.repository.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';

type Deps = {
  questionBanks: Pick<QuestionBanksRepository, 'look' | 'saveCounts'>;
  versions: Pick<QuizVersionsRepository, 'find'>;
  responses: Pick<ResponsesRepository, 'sample'>;
  reports: Pick<ReportsRepository, 'listOpenOfQuiz'>;
  config: Pick<Config, 'teacherScope'>;
  clock: () => Date;
};

type Query = Parsed<typeof listBankQuestions>['query'];

/** What one call brings up to date; the page asks again as long as something is left. */
const QUIZZES_A_CALL = 20;
const COUNTS_A_CALL = 10;

/** A page goes on behind so many questions. */
const cursorSchema = z.int().check(z.minimum(0));

export type QuestionBankService = ReturnType<typeof createQuestionBankService>;

/** A teacher's questions of all her quizzes, and those that colleagues share. */
export function createQuestionBankService(deps: Deps) {
  const { questionBanks, versions, responses, reports, clock } = deps;
  return {
    async list(
      caller: Caller,
      { whose, limit, before, ...asked }: Query,
    ): Promise<Answer<typeof listBankQuestions>> {
      const isOwn = whose === 'own';
      const { quizzes, waiting } = isOwn ? await lookAtOwn(caller) : await lookAtShared(caller);
      const found = findInBank(quizzes, asked);
      const from = readCursor(cursorSchema, before) ?? 0;
      const to = from + limit;
      return {
        questions: found.slice(from, to),
        next: to < found.length ? toCursor(to) : null,
        found: found.length,
        all: countQuestions(quizzes),
        waiting,
        isFull: isFull(quizzes),
        ...listNames(quizzes),
      };
    },
  };

  async function lookAtOwn({ uid }: Caller) {
    const { quizzes, waiting } = await questionBanks.look({ teacherId: uid }, QUIZZES_A_CALL);
    const toCount = quizzes.filter((quiz) => isToCount(quiz, clock()));
    // One thing at a time, so that no call is long.
    if (waiting > 0 || toCount.length === 0) return { quizzes, waiting: waiting + toCount.length };
    const now = toCount.sort(longestAgoFirst).slice(0, COUNTS_A_CALL);
    const counted = await Promise.all(now.map(count));
    return {
      quizzes: await questionBanks.saveCounts(uid, counted),
      waiting: toCount.length - now.length,
    };
  }

  /** Without the caller's own, which she has in her bank with all that is told of them there. */
  async function lookAtShared(caller: Caller) {
    if (!seesColleagues(deps.config.teacherScope, caller)) {
      throw forbidden('Please confirm your e-mail address before you see what colleagues share.');
    }
    const { quizzes, waiting } = await questionBanks.look('shared', QUIZZES_A_CALL);
    return { quizzes: quizzes.filter(({ teacherId }) => teacherId !== caller.uid), waiting };
  }

  /** Null also for one that is damaged by now, which keeps no other from being counted. */
  async function findReadable(id: string): Promise<WholeQuiz | null> {
    try {
      return await versions.find(id);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unreadable-document') return null;
      throw error;
    }
  }

  /** By the key as it is now, as the analysis of the quiz says it. */
  async function count({ id, version }: BankedQuiz): Promise<CountedQuiz> {
    const countedAt = clock().toISOString();
    const [quiz, { firsts, lastAt }, open] = await Promise.all([
      findReadable(id),
      responses.sample(id),
      reports.listOpenOfQuiz(id),
    ]);
    const questions = quiz?.questions ?? [];
    const items = analyseItems(questions, firsts.map(answersTo(questions)), responsesNeeded(null));
    const counted = questions.map((question, at) => {
      const { responses: asked = 0, facility = null, discrimination = null } = items[at] ?? {};
      const statistics = { responses: asked, facility, discrimination };
      const reported = open.filter(({ questionId }) => questionId === question.id).length;
      return [question.id, { statistics, reports: reported }] as const;
    });
    return { id, version, countedAt, lastUsedAt: lastAt, questions: new Map(counted) };
  }
}

function longestAgoFirst(a: BankedQuiz, b: BankedQuiz): number {
  return (a.countedAt ?? '').localeCompare(b.countedAt ?? '');
}

/** Whether there may be older quizzes: as many are read, or one of fifty questions finds no room. */
function isFull(quizzes: readonly BankedQuiz[]): boolean {
  return quizzes.length >= MAX_LIST || countQuestions(quizzes) > (MAX_PARTS - 1) * PART_QUESTIONS;
}
