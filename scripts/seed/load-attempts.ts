import { createAttemptsRepository } from '../../functions/src/features/attempts/attempts.repository.ts';
import { createAttemptsService } from '../../functions/src/features/attempts/attempts.service.ts';
import { answerQuiz } from './answer-quiz.ts';
import type { LocalSchool } from './connect.ts';
import type { DemoQuiz, DemoSchool, StudentPlan } from './demo-school.ts';
import { schoolTime } from './school-time.ts';

/**
 * Submits every planned attempt through the product's own service, so that scores, totals and ids
 * come from the same code as a student's. Students work side by side, each from old to new.
 */
export async function loadAttempts(
  { firestore }: LocalSchool,
  { plans, quizzes }: DemoSchool,
  now: Date,
): Promise<number> {
  const repository = createAttemptsRepository(firestore);
  const quizOf = new Map(quizzes.map((quiz) => [quiz.id, quiz]));

  async function submitAll(plan: StudentPlan): Promise<number> {
    const inTurn = [...plan.attempts].sort((a, b) => b.daysAgo - a.daysAgo);
    for (const attempt of inTurn) {
      const quiz = quizOf.get(attempt.quiz);
      if (!quiz) throw new Error(`attempts.json names ${attempt.quiz}, which is no quiz.`);
      await submit(plan, quiz, attempt);
    }
    return inTurn.length;
  }

  async function submit(
    plan: StudentPlan,
    quiz: DemoQuiz,
    attempt: StudentPlan['attempts'][number],
  ): Promise<void> {
    const { student: uid } = plan;
    const service = createAttemptsService({
      attempts: repository,
      findGradableQuiz: () => Promise.resolve({ ...quiz, version: 1 }),
      adviseLater: () => Promise.resolve(),
      clock: () => schoolTime(now, attempt.daysAgo, uid, quiz.id),
    });
    const body = { quizId: quiz.id, studentId: uid, ...answerQuiz(quiz, plan, attempt) };
    const caller = { uid, email: '', role: 'student' } as const;
    await service.submit(caller, body, `demo-${attempt.daysAgo}`);
  }

  const counts = await Promise.all(plans.map(submitAll));
  return counts.reduce((sum, count) => sum + count, 0);
}
