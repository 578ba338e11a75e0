import type { FirstAttempt } from '../domain/attempt/first-attempt.ts';
import { toClassStudent } from '../domain/school/class-student.ts';
import { createClassOverviewService } from '../features/classes/class-overview.service.ts';
import { createInsightsService } from '../features/classes/insights.service.ts';
import type { Parts } from './parts.ts';

export function buildClasses({ clock, writing, repositories }: Parts) {
  const { accounts, attempts, summaries, quizzes, insights } = repositories;
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
      listStudents: async (quizIds) => {
        const [totals, taken] = await Promise.all([
          summaries.listAll(),
          Promise.all(quizIds.map(async (id) => [id, await attempts.listFirst(id)] as const)),
        ]);
        const firstsOf = new Map<string, Record<string, FirstAttempt>>();
        for (const [quizId, firsts] of taken) {
          for (const { studentId, ...first } of firsts) {
            firstsOf.set(studentId, { ...firstsOf.get(studentId), [quizId]: first });
          }
        }
        return totals
          .map((summary) => toClassStudent(summary, firstsOf.get(summary.id) ?? {}))
          .filter((student) => student !== null);
      },
      listQuizzes: (teacherId) => quizzes.listOpenOfTeacher(teacherId),
      advice: writing.advice,
      clock,
    }),
  };
}
