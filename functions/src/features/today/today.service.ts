import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import type { getToday, Today } from '@study-assistant/contract/assignments/today';
import type { Grade } from '@study-assistant/contract/people/accounts';
import type { QuizSummary, StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import type { OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import type { Caller } from '../../domain/caller.ts';
import type { StudentSummary } from '../../domain/student/student-summary.ts';
import {
  findLastResult,
  findNextToDo,
  listUnderWay,
  toUnderWay,
} from '../../domain/student/today.ts';
import type { OpenAttemptsRepository } from '../../stored/attempts/open-attempts.repository.ts';
import type { QuizResultsRepository } from '../../stored/attempts/quiz-results.repository.ts';
import type { SummariesRepository } from '../../stored/attempts/summaries.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';

type Deps = {
  accounts: Pick<AccountsRepository, 'find'>;
  summaries: Pick<SummariesRepository, 'read'>;
  openAttempts: Pick<OpenAttemptsRepository, 'listOfStudent'>;
  quizzes: Pick<QuizzesRepository, 'findNamed' | 'listReady'>;
  quizResults: Pick<QuizResultsRepository, 'find'>;
  /** With the assignments that she sits at. */
  listToDo: (
    caller: Caller,
    uid: string,
    working: readonly string[],
  ) => Promise<{ assignments: ToDo[]; isInClass: boolean }>;
  /** What was missed since then; with null, ever. */
  countDue: (caller: Caller, uid: string, since: string | null) => Promise<{ due: number }>;
  clock: () => Date;
};

/**
 * How many quizzes are looked at for one that is new to her: mostly the newest is. Who has taken all of
 * these is not kept waiting for one.
 */
const LOOKED_AT = [1, 9, 40];

/** Nobody is sent to the quiz of a grade far from hers, which she still finds among all quizzes. */
function isNear({ targetGrade }: Pick<QuizSummary, 'targetGrade'>, grade: Grade | null): boolean {
  const asked = Number(targetGrade.replace('Grade ', ''));
  return grade === null || Math.abs(asked - Number(grade)) <= 1;
}

export type TodayService = ReturnType<typeof createTodayService>;

/** What is a student's own now, from what her lists know. */
export function createTodayService(deps: Deps) {
  return {
    async read(caller: Caller, uid: string): Promise<Answer<typeof getToday>> {
      requireSelf(caller, uid);
      const now = deps.clock();
      const [summary, open] = await Promise.all([
        deps.summaries.read(uid),
        deps.openAttempts.listOfStudent(uid),
      ]);
      const working = open.flatMap(({ assignmentId }) => assignmentId ?? []);
      const [{ assignments, isInClass }, { due }] = await Promise.all([
        deps.listToDo(caller, uid, working),
        // Also of who has no result yet: what was missed on a board is in none.
        deps.countDue(caller, uid, summary.since),
      ]);
      const known = new Set([...open, ...assignments].map(({ quizId }) => quizId));
      const [openAttempts, newQuiz] = await Promise.all([
        nameUnderWay(listUnderWay(open, now), assignments),
        findNewQuiz(uid, summary, known),
      ]);
      const today = {
        openAttempts,
        assignment: findNextToDo(assignments, open),
        newQuiz,
        ...(!isInClass && { isInNoClass: true as const }),
        toReview: due,
        lastResult: findLastResult(summary),
      };
      return { today, serverNow: now.toISOString() };
    },
  };

  /** An assignment says what its quiz is called. */
  async function nameUnderWay(
    open: readonly OwnedAttempt[],
    assignments: readonly ToDo[],
  ): Promise<Today['openAttempts']> {
    const given = new Map(assignments.map(({ quizId, quizTitle }) => [quizId, quizTitle]));
    const others = open.map(({ quizId }) => quizId).filter((id) => !given.has(id));
    const found = await deps.quizzes.findNamed([...new Set(others)]);
    return open.flatMap((attempt) => {
      const title = given.get(attempt.quizId) ?? found.get(attempt.quizId)?.title;
      return title === undefined ? [] : [toUnderWay(attempt, title)];
    });
  }

  /** None of those that she has been given, or sits at: these have a place of their own. */
  async function findNewQuiz(
    uid: string,
    summary: StudentSummary,
    known: ReadonlySet<string>,
  ): Promise<StudentQuiz | null> {
    const grade = await findGrade(uid, summary);
    let before: string | undefined;
    for (const limit of LOOKED_AT) {
      const { quizzes, next } = await deps.quizzes.listReady(grade, { limit, before });
      const others = quizzes.filter((quiz) => !known.has(quiz.id) && isNear(quiz, grade));
      const taken = await findTaken(uid, summary, others);
      const found = others.find(({ id }) => !taken.has(id));
      if (found)
        return { ...found, forYourGrade: found.targetGrade === `Grade ${grade}`, best: null };
      if (next === null) return null;
      before = next;
    }
    return null;
  }

  /** The totals name her last results of this year; they are asked alone where there are no others. */
  async function findTaken(
    uid: string,
    { attempts, recent, since }: StudentSummary,
    quizzes: readonly QuizSummary[],
  ): Promise<ReadonlySet<string>> {
    const taken = new Set(recent.map(({ quizId }) => quizId));
    const others = quizzes.map(({ id }) => id).filter((id) => !taken.has(id));
    const areAll = since === null && attempts <= recent.length;
    if (areAll || others.length === 0) return taken;
    const results = await deps.quizResults.find(uid, others);
    return new Set([...taken, ...results.keys()]);
  }

  async function findGrade(uid: string, { profile }: StudentSummary): Promise<Grade | null> {
    return (profile ?? (await deps.accounts.find(uid)))?.currentGrade ?? null;
  }
}
