import type { ListedAttempt } from '@study-assistant/contract/attempts/attempts';
import { numberAttempts } from '@study-assistant/contract/attempts/growth';
import type {
  listStudentAttempts,
  PerformanceStats,
  SkillGap,
} from '@study-assistant/contract/attempts/students';
import type { Grade, User } from '@study-assistant/contract/people/accounts';
import type { listStudentQuizzes, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { notFound } from '../../domain/api-error.ts';
import type { BestAttempt } from '../../domain/attempt/quiz-result.ts';
import {
  SKILL_GAP_ATTEMPTS,
  skillGapOf,
  type AttemptTopics,
} from '../../domain/attempt/skill-gap.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';
import { toPerformanceStats } from '../../domain/student/performance-stats.ts';
import type { StudentSummary } from '../../domain/student/student-summary.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';

type AttemptsAsked = Parsed<typeof listStudentAttempts>['query'];
type AttemptsPage = Answer<typeof listStudentAttempts>;
type QuizzesPage = Answer<typeof listStudentQuizzes>;

type Deps = {
  requireReader: RequireReader;
  findUser: (uid: string) => Promise<User | null>;
  /** Another one after each change of what her list of quizzes shows; null where that is not known. */
  versionOfQuizzes: (uid: string) => Promise<string | null>;
  /** Those of a grade first, newest first within each part. */
  listReadyQuizzes: (
    grade: Grade | null,
    page: PageAsked,
  ) => Promise<{ quizzes: QuizSummary[]; next: string | null }>;
  /** Newest first; with `quizId` those at one quiz alone. */
  listAttempts: (
    uid: string,
    page: PageAsked & { quizId?: string | undefined },
  ) => Promise<{ attempts: ListedAttempt[]; next: string | null }>;
  /** Which attempt at its quiz each of a page is, by attempt id. */
  findNumbers: (
    uid: string,
    page: readonly ListedAttempt[],
    isFirstPage: boolean,
  ) => Promise<ReadonlyMap<string, number>>;
  /** By quiz id; none at a quiz that the student has not taken. */
  findBests: (uid: string, quizIds: readonly string[]) => Promise<ReadonlyMap<string, BestAttempt>>;
  /** Of her attempts since then, newest first; with null, of all. */
  listTopics: (uid: string, limit: number, since: string | null) => Promise<AttemptTopics[]>;
  readSummary: (uid: string) => Promise<StudentSummary>;
};

export type StudentsService = ReturnType<typeof createStudentsService>;

/** What a student reads about herself, and a teacher about any student. */
export function createStudentsService({
  requireReader,
  findUser,
  versionOfQuizzes,
  listReadyQuizzes,
  listAttempts,
  findNumbers,
  findBests,
  listTopics,
  readSummary,
}: Deps) {
  return {
    async versionOfQuizzes(caller: Caller, uid: string): Promise<string | null> {
      await requireReader(caller, uid);
      return versionOfQuizzes(uid);
    },

    /** Ready quizzes, those of the student's own grade first, newest first within each part. */
    async listQuizzes(caller: Caller, uid: string, page: PageAsked): Promise<QuizzesPage> {
      await requireReader(caller, uid);
      const { currentGrade } = await findStudent(uid);
      const { quizzes, next } = await listReadyQuizzes(currentGrade, page);
      const ids = quizzes.map(({ id }) => id);
      const bests = await findBests(uid, ids);
      const listed = quizzes.map((quiz) => {
        const forYourGrade = quiz.targetGrade === `Grade ${currentGrade}`;
        return { ...quiz, forYourGrade, best: bests.get(quiz.id) ?? null };
      });
      return { quizzes: listed, next };
    },

    /** One page of attempts, newest first. A full page may be the last: then the next one is empty. */
    async listAttempts(
      caller: Caller,
      uid: string,
      { numbered, ...page }: AttemptsAsked,
    ): Promise<AttemptsPage> {
      await requireReader(caller, uid);
      const [student, { attempts, next }] = await Promise.all([
        findStudent(uid),
        listAttempts(uid, page),
      ]);
      const { fullName, email, currentGrade } = student;
      const whose = { uid, fullName, email, currentGrade };
      if (!numbered) return { attempts, next, student: whose };
      const isWhole = page.before === undefined && page.quizId === undefined && next === null;
      const numbers = isWhole
        ? numberAttempts(attempts)
        : await findNumbers(uid, attempts, page.before === undefined);
      const counted = attempts.map((one) => ({ ...one, number: numbers.get(one.id) }));
      return { attempts: counted, next, student: whose };
    },

    /** Of this school year: a new one starts without old gaps. */
    async readSkillGap(caller: Caller, uid: string): Promise<{ analysis: SkillGap }> {
      await requireReader(caller, uid);
      const { since } = await readSummaryOf(uid);
      const newestFirst = await listTopics(uid, SKILL_GAP_ATTEMPTS, since);
      return { analysis: skillGapOf(newestFirst) };
    },

    async readStats(caller: Caller, uid: string): Promise<{ stats: PerformanceStats }> {
      await requireReader(caller, uid);
      return { stats: toPerformanceStats(await readSummaryOf(uid)) };
    },
  };

  async function readSummaryOf(uid: string): Promise<StudentSummary> {
    const summary = await readSummary(uid);
    // Only a student's totals have a profile: who has one need not be looked up.
    if (summary.profile === null) await findStudent(uid);
    return summary;
  }

  async function findStudent(uid: string): Promise<User> {
    const user = await findUser(uid);
    if (user?.userType !== 'student') throw notFound('Student not found.');
    return user;
  }
}
