import type { User } from '@study-assistant/contract/accounts';
import type { ListedAttempt } from '@study-assistant/contract/attempts';
import type { Answer, Parsed } from '@study-assistant/contract/endpoint';
import type { QuizSummary, StudentQuiz } from '@study-assistant/contract/quizzes';
import type {
  listStudentAttempts,
  PerformanceStats,
  SkillGap,
} from '@study-assistant/contract/students';
import { requireReader } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { BestAttempt } from '../../domain/attempt/best-attempts.ts';
import { skillGapOf } from '../../domain/attempt/skill-gap.ts';
import type { Caller } from '../../domain/caller.ts';
import { toPerformanceStats } from '../../domain/student/performance-stats.ts';
import type { StudentSummary } from '../../domain/student/student-summary.ts';

type Page = Parsed<typeof listStudentAttempts>['query'];
type AttemptsPage = Answer<typeof listStudentAttempts>;

type Deps = {
  findUser: (uid: string) => Promise<User | null>;
  listReadyQuizzes: () => Promise<QuizSummary[]>;
  /** Newest first; null when `before` names no attempt of this student. */
  listAttempts: (
    uid: string,
    page: { limit: number; before: string | undefined },
  ) => Promise<{ attempts: ListedAttempt[]; next: string | null } | null>;
  /** By quiz id; none at a quiz that the student has not taken. */
  findBests: (uid: string, quizIds: readonly string[]) => Promise<ReadonlyMap<string, BestAttempt>>;
  readSummary: (uid: string) => Promise<StudentSummary>;
};

export type StudentsService = ReturnType<typeof createStudentsService>;

/** What a student reads about herself, and a teacher about any student. */
export function createStudentsService({
  findUser,
  listReadyQuizzes,
  listAttempts,
  findBests,
  readSummary,
}: Deps) {
  return {
    /** Every ready quiz, those of the student's own grade first, newest first within each. */
    async listQuizzes(caller: Caller, uid: string): Promise<{ quizzes: StudentQuiz[] }> {
      requireReader(caller, uid);
      const [student, ready] = await Promise.all([findStudent(uid), listReadyQuizzes()]);
      const ids = ready.map(({ id }) => id);
      const bests = await findBests(uid, ids);
      const quizzes = ready.map((quiz) => {
        const forYourGrade = quiz.targetGrade === `Grade ${student.currentGrade}`;
        return { ...quiz, forYourGrade, best: bests.get(quiz.id) ?? null };
      });
      const own = quizzes.filter((quiz) => quiz.forYourGrade);
      const others = quizzes.filter((quiz) => !quiz.forYourGrade);
      return { quizzes: [...own, ...others] };
    },

    /** One page of attempts, newest first. A full page may be the last: then the next one is empty. */
    async listAttempts(
      caller: Caller,
      uid: string,
      { limit, before }: Page,
    ): Promise<AttemptsPage> {
      requireReader(caller, uid);
      const [student, page] = await Promise.all([
        findStudent(uid),
        listAttempts(uid, { limit, before }),
      ]);
      if (!page) throw notFound('Results not found.');
      const { fullName, email, currentGrade } = student;
      return { ...page, student: { uid, fullName, email, currentGrade } };
    },

    async readSkillGap(caller: Caller, uid: string): Promise<{ analysis: SkillGap }> {
      const { quizzes } = await readOwnSummary(caller, uid);
      return { analysis: skillGapOf(Object.values(quizzes).map(({ latest }) => latest)) };
    },

    async readStats(caller: Caller, uid: string): Promise<{ stats: PerformanceStats }> {
      return { stats: toPerformanceStats(await readOwnSummary(caller, uid)) };
    },
  };

  async function readOwnSummary(caller: Caller, uid: string): Promise<StudentSummary> {
    requireReader(caller, uid);
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
