import { resourcePlacesOf } from '@study-assistant/contract/attempts/attempts';
import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import type { AttemptRecord } from '../../functions/src/domain/attempt/attempt-record.ts';
import { errorTopicsOf } from '../../functions/src/domain/attempt/attempt-resources.ts';
import { firstId } from '../../functions/src/domain/quiz/question-ids.ts';
import { createSubmitAnswersService } from '../../functions/src/features/attempts/submit-answers.service.ts';
import { createAttemptsRepository } from '../../functions/src/stored/attempts/attempts.repository.ts';
import { answerQuiz } from './answer-quiz.ts';
import { chance } from './chance.ts';
import type { LocalSchool } from './connect.ts';
import type { DemoQuiz, DemoSchool, StudentPlan } from './demo-school.ts';
import { schoolTime } from './school-time.ts';

/**
 * Submits every planned attempt through the product's own service, so that scores, totals and ids
 * come from the real code. Students run in parallel, each from old to new.
 */
export async function loadAttempts(
  { root }: LocalSchool,
  { plans, quizzes }: DemoSchool,
  now: Date,
): Promise<number> {
  const attempts = createAttemptsRepository(root);
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
    const questions = quiz.questions.map((question, at) => ({ ...question, id: firstId(at) }));
    const service = createSubmitAnswersService({
      attempts,
      versions: { findTakeable: () => Promise.resolve({ ...quiz, version: 1, questions }) },
      limits: { take: () => Promise.resolve() },
      clock: () => schoolTime(now, attempt.daysAgo, uid, quiz.id),
    });
    const body = { quizId: quiz.id, studentId: uid, ...answerQuiz(quiz, plan, attempt) };
    const caller = {
      ...{ uid, email: '', isEmailVerified: true, isAdmin: false },
      way: { provider: 'custom', tenant: null, email: null },
      signedInAt: 0,
      secondStep: 'unused' as const,
      ...{ role: 'student' as const, schoolId: root.id },
    };
    const { attemptId } = await service.submit(caller, body, `demo-${attempt.daysAgo}`);
    await attempts.changeProgress(attemptId, (result) => completedBy(plan, result));
  }

  const counts = await Promise.all(plans.map(submitAll));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The marks of a student who completes this share of the recommendations. */
function completedBy(
  { student, diligence }: StudentPlan,
  { id, topics, resourceRecommendations }: AttemptRecord,
): AttemptProgress {
  const errorTopics = errorTopicsOf({ topics });
  const places = resourcePlacesOf({ resourceRecommendations, errorTopics });
  const isDone = (type: keyof AttemptProgress, index: number) =>
    chance(student, id, type, index) < diligence;
  const marksOf = (type: 'onlineResources' | 'youtubeVideos') =>
    Array.from({ length: places[type] }, (_, index) => index).filter((at) => isDone(type, at));
  return {
    onlineResources: marksOf('onlineResources'),
    youtubeVideos: marksOf('youtubeVideos'),
    analysisViewed: places.analysisViewed > 0 && isDone('analysisViewed', 0),
  };
}
