import { createHash } from 'node:crypto';
import type { Attempt, submitQuiz } from '@study-assistant/contract/attempts';
import type { Parsed } from '@study-assistant/contract/endpoint';
import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { fits, grade, type GradedQuestion } from '../../domain/grading.ts';
import type { AttemptsRepository } from './attempts.repository.ts';

type GradableQuiz = { id: string; title: string; version: number; questions: GradedQuestion[] };

type Deps = {
  attempts: AttemptsRepository;
  /** A quiz that students may take, with its key, at a version or its newest; null when there is none. */
  findGradableQuiz: (id: string, version?: number) => Promise<GradableQuiz | null>;
  clock: () => Date;
};

export type AttemptsService = ReturnType<typeof createAttemptsService>;

export function createAttemptsService({ attempts, findGradableQuiz, clock }: Deps) {
  return {
    async submit(
      caller: Caller,
      body: Parsed<typeof submitQuiz>['body'],
      idempotencyKey: string | undefined,
    ): Promise<{ attemptId: string }> {
      if (body.studentId !== caller.uid) throw forbidden();
      const quiz = await findGradableQuiz(body.quizId, body.quizVersion);
      if (!quiz) throw notFound('Quiz not found.');
      if (!fits(quiz.questions, body.answers)) {
        throw new ApiError(
          'invalid-request',
          'These answers do not fit the questions of this quiz.',
        );
      }
      const { results, ...graded } = grade(quiz.questions, body);
      const completedAt = clock().toISOString();
      const id = idempotencyKey
        ? repeatableId(caller.uid, quiz.id, idempotencyKey)
        : attempts.newId();
      await attempts.add({
        id,
        quizId: quiz.id,
        quizTitle: quiz.title,
        quizVersion: quiz.version,
        studentId: caller.uid,
        ...graded,
        completedAt,
        timestamp: completedAt,
        detailedResults: results,
        resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
      });
      return { attemptId: id };
    },

    /** The student's own, or any for a teacher. */
    async read(caller: Caller, id: string): Promise<{ attempt: Attempt }> {
      const attempt = await attempts.find(id);
      if (!attempt) throw notFound('Results not found.');
      if (caller.role === 'student' && attempt.studentId !== caller.uid) throw forbidden();
      return { attempt };
    },
  };
}

/** The same request names the same attempt, however often it arrives. */
function repeatableId(uid: string, quizId: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, quizId, key]))
    .digest('hex')
    .slice(0, 24);
}
