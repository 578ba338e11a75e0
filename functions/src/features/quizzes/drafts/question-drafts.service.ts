import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { listWaiting, type QuestionDrafts } from '../../../domain/quiz/review.ts';
import { toReply, type OpenQuiz, type WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';

type Deps = {
  findOpenQuiz: (id: string) => Promise<OpenQuiz | null>;
  findDrafts: (quizId: string) => Promise<QuestionDrafts>;
  /** Answers how many wait then; null when there is no such draft. */
  dismissDraft: (quizId: string, draftId: string, isDismissed: boolean) => Promise<number | null>;
  /** Takes the mark from a question; null when there is no such question. */
  confirmQuestion: (quizId: string, questionId: string) => Promise<WholeQuiz | null>;
};

export type QuestionDraftsService = ReturnType<typeof createQuestionDraftsService>;

/** What a writer left for the teacher of a quiz to decide: drafts, and questions marked to check. */
export function createQuestionDraftsService(deps: Deps) {
  return {
    async list(caller: Caller, quizId: string): Promise<{ drafts: Draft[] }> {
      const { questions } = await findOwn(caller, quizId);
      return { drafts: listWaiting(await deps.findDrafts(quizId), questions) };
    },

    async dismiss(
      caller: Caller,
      quizId: string,
      draftId: string,
      isDismissed: boolean,
    ): Promise<{ waiting: number }> {
      await findOwn(caller, quizId);
      const waiting = await deps.dismissDraft(quizId, draftId, isDismissed);
      if (waiting === null) throw notFound('Draft not found.');
      return { waiting };
    },

    async confirm(caller: Caller, quizId: string, questionId: string): Promise<{ quiz: Quiz }> {
      await findOwn(caller, quizId);
      const quiz = await deps.confirmQuestion(quizId, questionId);
      if (!quiz) throw notFound('Question not found.');
      return { quiz: toReply(quiz) };
    },
  };

  async function findOwn(caller: Caller, quizId: string): Promise<OpenQuiz> {
    return requireOwnQuiz(caller, await deps.findOpenQuiz(quizId));
  }
}
