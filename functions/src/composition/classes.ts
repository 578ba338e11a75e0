import { createClassOverviewService } from '../features/classes/numbers/class-overview.service.ts';
import { createInsightsService } from '../features/classes/numbers/insights.service.ts';
import type { Parts } from './parts.ts';

export function buildClasses({ clock, writing, repositories }: Parts) {
  const { accounts, summaries, classStudents, quizzes, responses, insights } = repositories;
  return {
    classOverview: createClassOverviewService({
      listRows: () => classStudents.listRows(),
      setProfile: (uid, profile) => summaries.setProfile(uid, profile),
      countStudents: () => accounts.countStudents(),
      listStudents: () => accounts.listStudents(),
    }),
    insights: createInsightsService({
      findKept: (teacherId) => insights.find(teacherId),
      keep: (teacherId, words) => insights.save(teacherId, words),
      listStudents: () => classStudents.listClass(),
      listQuizzes: (teacherId, limit) => quizzes.listNewestOpen(teacherId, limit),
      countResponses: (quizId) => responses.count(quizId),
      advice: writing.advice,
      clock,
    }),
  };
}
