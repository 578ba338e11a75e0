import { bestOf } from '@study-assistant/contract/attempts/growth';
import {
  getPerformanceStats,
  type PerformanceStats,
} from '@study-assistant/contract/attempts/students';
import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import { listStudentYears, type StudentYear } from '@study-assistant/contract/school/student-years';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { MAX_PAGE } from '@study-assistant/contract/wire/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../lib/api/is-missing-or-invalid.ts';
import { isUnknownCall } from '../lib/api/is-unknown-call.ts';
import type { ListedAttempt } from '../lib/api/lenient/attempts.ts';
import type { ListedStudentQuiz } from '../lib/api/lenient/quizzes.ts';
import { statsOf } from '../lib/api/lenient/stats-of-attempts.ts';
import { getSkillGap, listStudentAttempts } from '../lib/api/lenient/students.ts';
import { inPages } from '../lib/api/pages.ts';
import { storedUser } from '../lib/auth/session.ts';

const PAGE_SIZE = 50;
/** A correction of an older attempt can be seen in its result. */
const NEWEST = 30;

export type AttemptsPage = Reply<typeof listStudentAttempts>;

export const studentQueries = {
  stats: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'stats'],
      queryFn: ({ signal }) => readStats(uid, signal),
    }),
  skillGap: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'skill-gap'],
      queryFn: async ({ signal }) =>
        (await call(getSkillGap, { params: { uid } }, { signal })).analysis,
    }),
  /** Every page of attempts names the student, so the smallest is enough. */
  name: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'name'],
      queryFn: async ({ signal }) =>
        (await readAttempts(uid, { limit: 1 }, signal)).student.fullName,
    }),
  /** Every attempt, newest first, each with its number at its quiz. */
  attempts: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['students', uid, 'attempts'],
      queryFn: async ({ pageParam, signal }) => {
        const asked = { ...pageParam, numbered: 'true' } as const;
        const { attempts, next } = await readAttempts(uid, asked, signal);
        return { items: attempts, next };
      },
      ...inPages<ListedAttempt>(),
    }),
  /** The attempts at one quiz. A server without this filter sends all of them. */
  attemptsAt: (uid: string, quizId: string) =>
    queryOptions({
      queryKey: ['students', uid, 'attempts-at', quizId],
      queryFn: ({ signal }) => readAllAttempts(uid, { quizId }, signal),
    }),
  /** The newest attempts, for the news on the dashboard. */
  newestAttempts: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'newest-attempts'],
      queryFn: async ({ signal }) => (await readAttempts(uid, { limit: NEWEST }, signal)).attempts,
    }),
  /** Every attempt page by page, with the name of the student. */
  attemptPages: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['students', uid, 'attempt-pages'],
      queryFn: ({ pageParam, signal }) =>
        readAttempts(uid, { limit: PAGE_SIZE, before: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
};

/**
 * The figures of a student. The specification does not define their format; if it is not ours, they
 * are calculated from the attempts.
 */
async function readStats(uid: string, signal: AbortSignal): Promise<PerformanceStats> {
  try {
    return (await call(getPerformanceStats, { params: { uid } }, { signal })).stats;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 403 || isMissingOrInvalid(error)) {
      throw error;
    }
    return statsOf(await readAllAttempts(uid, {}, signal));
  }
}

/** Reads all pages, for figures that need every attempt. */
async function readAllAttempts(
  uid: string,
  query: { quizId?: string },
  signal: AbortSignal,
): Promise<ListedAttempt[]> {
  const all: ListedAttempt[] = [];
  let before: string | undefined;
  do {
    const asked = { ...query, limit: MAX_PAGE, before };
    const { attempts, next } = await readAttempts(uid, asked, signal);
    all.push(...attempts);
    before = next ?? undefined;
  } while (before !== undefined);
  return all;
}

function readAttempts(
  uid: string,
  query: { limit: number; before?: string | undefined; quizId?: string; numbered?: 'true' },
  signal: AbortSignal,
): Promise<AttemptsPage> {
  return call(listStudentAttempts, { params: { uid }, query }, { signal });
}

/** A student's past school years, newest first; empty when a server has none. */
export function studentYearsQuery(uid: string) {
  return queryOptions({
    queryKey: ['students', uid, 'years'],
    queryFn: ({ signal }) => readYears(uid, signal),
  });
}

async function readYears(uid: string, signal: AbortSignal): Promise<StudentYear[]> {
  try {
    return (await call(listStudentYears, { params: { uid } }, { signal })).years;
  } catch (error) {
    if (isUnknownCall(error)) return [];
    throw error;
  }
}

/** Adds attempts and grade in the browser for servers that do not send them as ours does. */
export async function completeStudentQuizzes(
  quizzes: readonly ListedStudentQuiz[],
  uid: string,
  signal: AbortSignal,
): Promise<StudentQuiz[]> {
  const attempts = await listAttempts(uid, signal);
  const grade = storedUser()?.currentGrade;
  return quizzes.map((quiz) => ({
    ...quiz,
    best: quiz.best === undefined ? bestAt(quiz.id, attempts) : quiz.best,
    forYourGrade: quiz.forYourGrade ?? quiz.targetGrade === `Grade ${grade}`,
  }));
}

/** Empty when they cannot be read, since the quizzes can be taken all the same. */
function listAttempts(uid: string, signal: AbortSignal): Promise<ListedAttempt[]> {
  return readAllAttempts(uid, {}, signal).catch(() => []);
}

function bestAt(quizId: string, attempts: readonly ListedAttempt[]): StudentQuiz['best'] {
  const own = attempts.filter((attempt) => attempt.quizId === quizId);
  const best = bestOf(own);
  return best && { attemptId: best.id, percentage: best.percentage, attempts: own.length };
}
