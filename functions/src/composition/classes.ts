import { toClassStudent } from '../domain/school/class-student.ts';
import { createClassOverviewService } from '../features/classes/class-overview.service.ts';
import { createInsightsService } from '../features/classes/insights.service.ts';
import type { Parts } from './parts.ts';

export function buildClasses({ clock, writing, repositories }: Parts) {
  const { accounts, summaries, quizzes, insights } = repositories;
  return {
    classOverview: createClassOverviewService({
      listTotals: () => summaries.listTotals(),
      setProfile: (uid, profile) => summaries.setProfile(uid, profile),
      countStudents: () => accounts.countStudents(),
      listStudents: () => accounts.listStudents(),
    }),
    insights: createInsightsService({
      findKept: (teacherId) => insights.find(teacherId),
      keep: (teacherId, words) => insights.save(teacherId, words),
      listStudents: async () =>
        (await summaries.listAll()).map(toClassStudent).filter((student) => student !== null),
      listQuizzes: (teacherId) => quizzes.listOpenOfTeacher(teacherId),
      advice: writing.advice,
      clock,
    }),
  };
}
