import type {
  OwnReport,
  QuestionReport,
  reportQuestion,
} from '@study-assistant/contract/quizzes/question-reports';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnAttempt, requireOwnQuiz, requirePublishedQuiz } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import { isSameQuestion } from '../../domain/quiz/key-corrections.ts';
import {
  addReport,
  countReported,
  findReport,
  isOpen,
  type Report,
} from '../../domain/student/report-book.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';

type Deps = {
  reports: Pick<
    ReportsRepository,
    'find' | 'change' | 'listOpenOfQuiz' | 'listOpenOfTeacher' | 'settle'
  >;
  quizzes: Pick<QuizzesRepository, 'find'>;
  accounts: Pick<AccountsRepository, 'findNames'>;
  /** As much of a result as is shown to the caller. */
  readResult: (caller: Caller, id: string) => Promise<AttemptRecord>;
  clock: () => Date;
  log: Logger;
};

type Params = Parsed<typeof reportQuestion>['params'];
type ReportedOpen = QuestionReport & { questionId: string };

export type ReportsService = ReturnType<typeof createReportsService>;

/** Students tell what is wrong with a question, and its teacher alone hears of it. */
export function createReportsService(deps: Deps) {
  const { reports, quizzes, accounts, readResult, clock, log } = deps;
  return {
    /** For a question of the caller's own result that is still in the quiz as she was asked it. */
    async report(
      caller: Caller,
      { attemptId, questionId }: Params,
      { reason, line }: Parsed<typeof reportQuestion>['body'],
    ): Promise<{ report: OwnReport }> {
      const attempt = await findOwn(caller, attemptId);
      const { quizId, quizVersion = 1, detailedResults } = attempt;
      const result = detailedResults.find((one) => one.questionId === questionId);
      if (!result) throw notFound('Question not found.');
      const book = await reports.change(caller.uid, quizId, (before, found) => {
        const { teacherId, questions } = requirePublishedQuiz(found);
        if (!questions.some((one) => isSameQuestion(one, { ...result, id: questionId }))) {
          throw new ApiError('conflict', 'Your teacher has already changed this question.');
        }
        const reportedAt = clock().toISOString();
        const said = { reason, line: line === '' ? null : line, reportedAt };
        const after = addReport(before, { quizId, teacherId, questionId, quizVersion, ...said });
        if (!after) throw tooMany();
        return after;
      });
      const sent = findReport(book, { quizId, questionId });
      if (!sent) throw notFound('Question not found.');
      // A fault of the catalogue is one of every school, which no teacher can mend.
      log.info('question.reported', { quizId, questionId, reason });
      return { report: toOwn(sent) };
    },

    async listOwn(caller: Caller, attemptId: string): Promise<{ reports: OwnReport[] }> {
      const { quizId } = await findOwn(caller, attemptId);
      const book = await reports.find(caller.uid);
      return { reports: book.reports.filter((report) => report.quizId === quizId).map(toOwn) };
    },

    /** The teacher leaves a question as it is; what is reported afterwards shows again. */
    async keep(caller: Caller, quizId: string, questionId: string): Promise<object> {
      const quiz = requireOwnQuiz(caller, await quizzes.find(quizId));
      if (!quiz.questions.some(({ id }) => id === questionId)) {
        throw notFound('Question not found.');
      }
      await reports.settle(quizId, [questionId], clock());
      return {};
    },

    listOpen,

    /** How many questions of each quiz of a teacher have open reports. */
    countReported: async (teacherId: string): Promise<Map<string, number>> =>
      countReported(await reports.listOpenOfTeacher(teacherId)),
  };

  /** What is open of a quiz, with names, the latest first; for its own teacher. */
  async function listOpen(quizId: string): Promise<ReportedOpen[]> {
    const open = await reports.listOpenOfQuiz(quizId);
    const names = await accounts.findNames([...new Set(open.map(({ studentId }) => studentId))]);
    return open
      .map(({ studentId, questionId, reason, line, reportedAt, quizVersion }) => {
        const fullName = names.get(studentId) ?? 'Student';
        return { studentId, fullName, questionId, reason, line, reportedAt, quizVersion };
      })
      .sort((a, b) => b.reportedAt.localeCompare(a.reportedAt));
  }

  async function findOwn(caller: Caller, attemptId: string): Promise<AttemptRecord> {
    const attempt = await readResult(caller, attemptId);
    requireOwnAttempt(caller, attempt);
    return attempt;
  }
}

function toOwn(report: Report): OwnReport {
  const { questionId, reason, line, reportedAt } = report;
  return { questionId, reason, line, reportedAt, isSettled: !isOpen(report) };
}

function tooMany(): ApiError {
  return new ApiError(
    'too-many-requests',
    'You have sent many reports today. Please send the next one tomorrow, or tell your teacher.',
  );
}
