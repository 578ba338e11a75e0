import type { listDrafts } from '@study-assistant/contract/quizzes/question-drafts';
import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { listSpares, listWaiting } from '../../../domain/quiz/review.ts';
import type { QuestionDraftsRepository } from '../../../stored/quizzes/question-drafts.repository.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import { toReply, type OpenQuiz } from '../../../stored/quizzes/stored-quiz.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'find'>;
  versions: Pick<QuizVersionsRepository, 'confirm' | 'find'>;
  drafts: Pick<QuestionDraftsRepository, 'dismiss' | 'find'>;
};

export type QuestionDraftsService = ReturnType<typeof createQuestionDraftsService>;

/** What a writer left for the teacher of a quiz to decide: drafts, spares, and questions marked to check. */
export function createQuestionDraftsService({ quizzes, versions, drafts }: Deps) {
  return {
    async list(caller: Caller, quizId: string): Promise<Answer<typeof listDrafts>> {
      const quiz = requireOwnQuiz(caller, await versions.find(quizId));
      const left = await drafts.find(quizId);
      return { drafts: listWaiting(left, quiz), spares: listSpares(left, quiz) };
    },

    async dismiss(
      caller: Caller,
      quizId: string,
      draftId: string,
      isDismissed: boolean,
    ): Promise<{ waiting: number }> {
      await findOwn(caller, quizId);
      const waiting = await drafts.dismiss(quizId, draftId, isDismissed);
      if (waiting === null) throw notFound('Suggested question not found.');
      return { waiting };
    },

    async confirm(caller: Caller, quizId: string, questionId: string): Promise<{ quiz: Quiz }> {
      await findOwn(caller, quizId);
      const quiz = await versions.confirm(quizId, questionId);
      if (!quiz) throw notFound('Question not found.');
      return { quiz: toReply(quiz) };
    },
  };

  async function findOwn(caller: Caller, quizId: string): Promise<OpenQuiz> {
    return requireOwnQuiz(caller, await quizzes.find(quizId));
  }
}
