import { numberAttempts } from '@study-assistant/contract/attempts/growth';
import type {
  listStudentAttempts,
  PerformanceStats,
  SkillGap,
} from '@study-assistant/contract/attempts/students';
import type { User } from '@study-assistant/contract/people/accounts';
import type { listStudentQuizzes } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { notFound } from '../../domain/api-error.ts';
import { SKILL_GAP_ATTEMPTS, skillGapOf } from '../../domain/attempt/skill-gap.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';
import { toPerformanceStats } from '../../domain/student/performance-stats.ts';
import type { StudentSummary } from '../../domain/student/student-summary.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { QuizResultsRepository } from '../../stored/attempts/quiz-results.repository.ts';
import type { SummariesRepository } from '../../stored/attempts/summaries.repository.ts';
import type { ListVersions } from '../../stored/kept/list-versions.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';

type AttemptsAsked = Parsed<typeof listStudentAttempts>['query'];
type AttemptsPage = Answer<typeof listStudentAttempts>;
type QuizzesPage = Answer<typeof listStudentQuizzes>;

type Deps = {
  requireReader: RequireReader;
  accounts: Pick<AccountsRepository, 'find'>;
  listVersions: Pick<ListVersions, 'readOfStudent'>;
  quizzes: Pick<QuizzesRepository, 'listReady'>;
  attempts: Pick<AttemptsRepository, 'listOfStudent' | 'findNumbers' | 'listTopics'>;
  quizResults: Pick<QuizResultsRepository, 'findBests'>;
  summaries: Pick<SummariesRepository, 'read'>;
};

export type StudentsService = ReturnType<typeof createStudentsService>;

/** What a student reads about herself, and a teacher about any student. */
export function createStudentsService(deps: Deps) {
  const { requireReader, attempts } = deps;
  return {
    async versionOfQuizzes(caller: Caller, uid: string): Promise<string | null> {
      await requireReader(caller, uid);
      return deps.listVersions.readOfStudent(uid);
    },

    /** Ready quizzes, those of the student's own grade first, newest first within each part. */
    async listQuizzes(caller: Caller, uid: string, page: PageAsked): Promise<QuizzesPage> {
      await requireReader(caller, uid);
      const { currentGrade } = await findStudent(uid);
      const { quizzes, next } = await deps.quizzes.listReady(currentGrade, page);
      const ids = quizzes.map(({ id }) => id);
      const bests = await deps.quizResults.findBests(uid, ids);
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
      const [student, { attempts: found, next }] = await Promise.all([
        findStudent(uid),
        attempts.listOfStudent(uid, page),
      ]);
      const { fullName, email, currentGrade } = student;
      const whose = { uid, fullName, email, currentGrade };
      if (!numbered) return { attempts: found, next, student: whose };
      const isWhole = page.before === undefined && page.quizId === undefined && next === null;
      const numbers = isWhole
        ? numberAttempts(found)
        : await attempts.findNumbers(uid, found, page.before === undefined);
      const counted = found.map((one) => ({ ...one, number: numbers.get(one.id) }));
      return { attempts: counted, next, student: whose };
    },

    /** Of this school year: a new one starts without old gaps. */
    async readSkillGap(caller: Caller, uid: string): Promise<{ analysis: SkillGap }> {
      await requireReader(caller, uid);
      const { since } = await readSummaryOf(uid);
      const newestFirst = await attempts.listTopics(uid, SKILL_GAP_ATTEMPTS, since);
      return { analysis: skillGapOf(newestFirst) };
    },

    async readStats(caller: Caller, uid: string): Promise<{ stats: PerformanceStats }> {
      await requireReader(caller, uid);
      return { stats: toPerformanceStats(await readSummaryOf(uid)) };
    },
  };

  async function readSummaryOf(uid: string): Promise<StudentSummary> {
    const summary = await deps.summaries.read(uid);
    // Only a student's totals have a profile: who has one need not be looked up.
    if (summary.profile === null) await findStudent(uid);
    return summary;
  }

  async function findStudent(uid: string): Promise<User> {
    const user = await deps.accounts.find(uid);
    if (user?.userType !== 'student') throw notFound('Student not found.');
    return user;
  }
}
