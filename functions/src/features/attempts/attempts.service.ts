import { createHash } from 'node:crypto';
import type { Attempt, submitQuiz } from '@study-assistant/contract/attempts';
import type { Parsed } from '@study-assistant/contract/endpoint';
import { forbidden, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AttemptsRepository } from './attempts.repository.ts';
import { gradedAttempt, mustFit, type GradableQuiz } from './graded-attempt.ts';

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
      mustFit(quiz, body.answers);
      const id = idempotencyKey
        ? repeatableId(caller.uid, quiz.id, idempotencyKey)
        : attempts.newId();
      const completedAt = clock().toISOString();
      await attempts.add(gradedAttempt(quiz, body, { id, studentId: caller.uid, completedAt }));
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
