import { createReportsService } from '../../features/reports/reports.service.ts';
import type { Results } from './attempts.ts';
import type { Parts } from './parts.ts';

export function buildReports({ clock, repositories }: Parts, { readResult }: Results) {
  const { accounts, quizzes, reports } = repositories;
  return {
    reports: createReportsService({
      readResult,
      findQuiz: (id) => quizzes.find(id),
      findBook: (uid) => reports.find(uid),
      changeBook: (uid, quizId, next) => reports.change(uid, quizId, next),
      listOpenOfQuiz: (quizId) => reports.listOpenOfQuiz(quizId),
      listOpenOfTeacher: (teacherId) => reports.listOpenOfTeacher(teacherId),
      settle: (quizId, questionIds, now) => reports.settle(quizId, questionIds, now),
      findNames: (uids) => accounts.findNames(uids),
      clock,
    }),
  };
}
