import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { TaskQueues } from '../../../platform/tasks/tasks.ts';
import { waitForOutcome } from '../../../platform/tasks/wait-for-outcome.ts';
import type { JobsRepository } from '../../../stored/quizzes/jobs.repository.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import { requireNewest, requireWritten } from '../newest-quiz.ts';
import { documentIsGone } from './write-question.job.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'newId'>;
  versions: Pick<QuizVersionsRepository, 'find'>;
  jobs: Pick<JobsRepository, 'findReplacement' | 'saveReplacement'>;
  tasks: Pick<TaskQueues, 'writeQuestion'>;
  /** The quiz as the caller may see it. */
  readQuiz: (caller: Caller, id: string) => Promise<{ quiz: Quiz }>;
  wait: (ms: number) => Promise<void>;
};

export type ReplaceQuestionService = ReturnType<typeof createReplaceQuestionService>;

const LOOK_EVERY_MS = 400;

/** Orders another question for one of a quiz and waits for it. A task writes it, as it does a whole quiz. */
export function createReplaceQuestionService(deps: Deps) {
  const { quizzes, versions, jobs, tasks, readQuiz, wait } = deps;
  return {
    /** @param place 1 for the first question */
    async replace(
      caller: Caller,
      id: string,
      place: number,
      version: number,
    ): Promise<{ quiz: Quiz }> {
      const quiz = requireOwnQuiz(caller, await versions.find(id));
      requireWritten(quiz);
      const question = quiz.questions[place - 1];
      if (!question) throw notFound('Question not found.');
      requireNewest(quiz, version);
      const replacement = {
        id: quizzes.newId(),
        questionId: question.id,
        quizVersion: version,
        status: 'writing',
        failure: null,
      } as const;
      if (!(await jobs.saveReplacement(id, { replacement }))) throw documentIsGone();
      await tasks.writeQuestion.enqueue({ quizId: id, replacementId: replacement.id });
      await untilDone(id, replacement.id);
      return readQuiz(caller, id);
    },
  };

  async function untilDone(quizId: string, replacementId: string): Promise<void> {
    const done = await waitForOutcome(
      async () => {
        const job = await jobs.findReplacement(quizId);
        if (!job) throw notFound('Quiz not found.');
        const { replacement } = job;
        if (replacement?.id !== replacementId) {
          throw new ApiError('conflict', 'Another question of this quiz is being replaced.');
        }
        if (replacement.failure) {
          throw new ApiError(replacement.failure.code, replacement.failure.sentence);
        }
        return replacement.status === 'done' ? replacement : undefined;
      },
      { everyMs: LOOK_EVERY_MS, wait },
    );
    if (done) return;
    throw new ApiError(
      'writer-failed',
      'Writing the question takes longer than usual. Please look again in a minute.',
    );
  }
}
