import { createReportsService } from '../features/reports/reports.service.ts';
import type { Parts } from './parts.ts';

export function buildReports({ clock, repositories }: Parts) {
  const { accounts, attempts, quizzes, reports } = repositories;
  return {
    reports: createReportsService({
      findAttempt: (id) => attempts.find(id),
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
