import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { ActEntry } from '../../../domain/audit.ts';
import type { Caller } from '../../../domain/caller.ts';
import { droppedQuestions } from '../../../domain/quiz/dropped-questions.ts';
import { addCorrections, findReturned, toDrop } from '../../../domain/quiz/key-corrections.ts';
import { recountReview } from '../../../domain/quiz/review.ts';
import type { QuestionDraftsRepository } from '../../../stored/quizzes/question-drafts.repository.ts';
import { toNextVersion, type QuizChange } from '../../../stored/quizzes/quiz-change.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import { toReply, type WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { requireWritten } from '../newest-quiz.ts';
import { toKeyEntry } from './key-entry.ts';
import { saveAndRegrade, type RegradeDeps } from './save-quiz.ts';

type Deps = RegradeDeps & {
  versions: Pick<QuizVersionsRepository, 'find'>;
  drafts: Pick<QuestionDraftsRepository, 'find'>;
};

type QuestionsChange = Pick<QuizChange, 'questions' | 'corrections'>;

type Step = {
  /** Null where there is nothing to change any more. */
  changeOf: (quiz: WholeQuiz) => QuestionsChange | null;
  entryOf: (quiz: WholeQuiz, changed: QuestionsChange) => ActEntry;
};

export type DropQuestionService = ReturnType<typeof createDropQuestionService>;

/**
 * A question that turns out to be broken leaves its quiz, and everybody who was asked it has its
 * point. Both ways are by the question's id and may come twice, so that no version has to be named.
 */
export function createDropQuestionService(deps: Deps) {
  const { versions, drafts, clock } = deps;
  return {
    drop: (caller: Caller, id: string, questionId: string) =>
      untilSaved(caller, id, {
        changeOf: (quiz) => withoutQuestion(quiz, questionId),
        entryOf: (quiz) => toKeyEntry(quiz, quiz, { field: 'dropped question', ids: [questionId] }),
      }),

    /** Takes a dropped question back, at the end of the quiz: its point has to be earned again. */
    restore: (caller: Caller, id: string, questionId: string) =>
      untilSaved(caller, id, {
        changeOf: (quiz) => withQuestion(quiz, questionId),
        entryOf: (quiz, changed) =>
          toKeyEntry(quiz, changed, { field: 'question taken back', ids: [questionId] }),
      }),
  };

  async function untilSaved(
    caller: Caller,
    id: string,
    { changeOf, entryOf }: Step,
  ): Promise<{ quiz: Quiz }> {
    for (;;) {
      const quiz = requireOwnQuiz(caller, await versions.find(id));
      requireWritten(quiz);
      const changed = changeOf(quiz);
      if (!changed) return { quiz: toReply(quiz) };
      const { questions, corrections } = changed;
      const reviewed = recountReview({ ...quiz, corrections }, questions, await drafts.find(id));
      const change = { title: quiz.title, ...changed, ...reviewed };
      // Changed in this very moment, perhaps in another tab: look again.
      const audited = { by: caller, entry: entryOf(quiz, change) };
      if (await saveAndRegrade(deps, quiz, change, audited)) {
        return { quiz: toReply(toNextVersion(quiz, change)) };
      }
    }
  }

  function withoutQuestion(quiz: WholeQuiz, questionId: string): QuestionsChange | null {
    const { questions } = quiz;
    const question = questions.find(({ id }) => id === questionId);
    if (!question) {
      if (droppedQuestions(quiz).some(({ id }) => id === questionId)) return null;
      throw notFound('Question not found.');
    }
    if (questions.length === 1) {
      throw new ApiError(
        'conflict',
        'A quiz needs at least one question. Please correct this one, or delete the quiz.',
      );
    }
    const corrections = addCorrections(quiz.corrections, [toDrop(question, clock().toISOString())]);
    return { questions: questions.filter((one) => one !== question), corrections };
  }

  function withQuestion(quiz: WholeQuiz, questionId: string): QuestionsChange | null {
    if (quiz.questions.some(({ id }) => id === questionId)) return null;
    const question = quiz.former.find(({ id }) => id === questionId);
    if (!question || !droppedQuestions(quiz).some(({ id }) => id === questionId)) {
      throw notFound('Question not found.');
    }
    if (quiz.questions.length >= MAX_QUESTIONS) {
      throw new ApiError('conflict', `A quiz has at most ${MAX_QUESTIONS} questions.`);
    }
    const questions = [...quiz.questions, question];
    const returned = findReturned(questions, quiz.corrections, clock().toISOString());
    return { questions, corrections: addCorrections(quiz.corrections, returned) };
  }
}
