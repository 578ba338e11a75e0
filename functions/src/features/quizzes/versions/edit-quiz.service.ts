import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '@study-assistant/contract/endpoint';
import type { EditedQuestion, editQuiz, publishQuiz } from '@study-assistant/contract/quiz-edits';
import type { Quiz, Toughness } from '@study-assistant/contract/quizzes';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { editQuestions } from '../../../domain/quiz/edit-questions.ts';
import {
  addCorrections,
  findCorrections,
  findReturned,
} from '../../../domain/quiz/key-corrections.ts';
import { recountReview, type QuestionDrafts } from '../../../domain/quiz/review.ts';
import { requireNewest, requireWritten, staleVersion } from '../newest-quiz.ts';
import { hasBeenOpen, toReply, type WholeQuiz } from '../stored-quiz.ts';
import { editWarnings, type EditWarning } from './edit-warnings.ts';
import type { QuizChange } from './quiz-versions.repository.ts';
import { saveAndRegrade, type RegradeOrders } from './save-and-regrade.ts';

type Deps = RegradeOrders & {
  findQuiz: (id: string) => Promise<WholeQuiz | null>;
  findDrafts: (quizId: string) => Promise<QuestionDrafts>;
  /** Stores the next version; false, and nothing stored, when the quiz is no longer what `read` was. */
  saveQuiz: (read: WholeQuiz, change: QuizChange) => Promise<boolean>;
  /** Opens a quiz; false when it is no longer what `read` was, `held` where an assignment keeps it off the shelf. */
  publishQuiz: (read: WholeQuiz, status: Published) => Promise<boolean | 'held'>;
  newId: () => string;
  benchmarkTime: (question: EditedQuestion, toughness: Toughness) => number;
  clock: () => Date;
};

type PublishTarget = Parsed<typeof publishQuiz>['body']['to'];
/** `ready` is on the shelf, `assigned` reached by an assignment alone. */
type Published = 'ready' | 'assigned';

type Edited = { quiz: Quiz; warnings: EditWarning[]; corrected: number };

export type EditQuizService = ReturnType<typeof createEditQuizService>;

export function createEditQuizService(deps: Deps) {
  const { findQuiz, findDrafts, saveQuiz, publishQuiz, newId, clock } = deps;
  return {
    /** Every change is a new version; one of a draft leaves no earlier version behind. */
    async edit(caller: Caller, id: string, body: Parsed<typeof editQuiz>['body']): Promise<Edited> {
      const quiz = await findOwn(caller, id);
      requireNewest(quiz, body.version);
      const change = await changeOf(quiz, body);
      const warnings = editWarnings(change.questions);
      if (isDeepStrictEqual(change, quiz)) {
        return { quiz: toReply(quiz), warnings, corrected: 0 };
      }
      const now = clock().toISOString();
      const latest = [
        ...(hasBeenOpen(quiz) ? findCorrections(quiz.questions, change.questions, now) : []),
        ...findReturned(change.questions, quiz.corrections, now),
      ];
      const corrections = addCorrections(quiz.corrections, latest);
      const save = () => saveQuiz(quiz, { ...change, corrections });
      const isSaved = latest.length > 0 ? await saveAndRegrade(id, save, deps) : await save();
      if (!isSaved) throw staleVersion();
      const numQuestions = change.questions.length;
      const saved = { ...change, numQuestions, version: quiz.version + 1 };
      return { quiz: toReply(saved), warnings, corrected: latest.length };
    },

    /** Opens a draft to students, or moves what is open to the school or to classes. */
    async publish(caller: Caller, id: string, to: PublishTarget): Promise<{ quiz: Quiz }> {
      const status = to === 'school' ? 'ready' : 'assigned';
      let published = await tryToPublish(caller, id, status);
      // Changed in this very moment, perhaps by the same button in another tab: look again.
      while (!published) published = await tryToPublish(caller, id, status);
      return { quiz: published };
    },
  };

  /** Null when the quiz changed after it was read. */
  async function tryToPublish(caller: Caller, id: string, status: Published): Promise<Quiz | null> {
    const quiz = await findOwn(caller, id);
    if (quiz.status === status) return toReply(quiz);
    if (quiz.questions.length === 0) {
      throw new ApiError('conflict', 'This quiz has no questions yet.');
    }
    const outcome = await publishQuiz(quiz, status);
    if (outcome === 'held') throw heldBack();
    return outcome ? toReply({ ...quiz, status }) : null;
  }

  async function findOwn(caller: Caller, id: string): Promise<WholeQuiz> {
    const quiz = requireOwnQuiz(caller, await findQuiz(id));
    requireWritten(quiz);
    return quiz;
  }

  async function changeOf(
    quiz: WholeQuiz,
    body: Parsed<typeof editQuiz>['body'],
  ): Promise<WholeQuiz> {
    const title = body.title ?? quiz.title;
    if (!body.questions) return { ...quiz, title };
    const found = await findDrafts(quiz.id);
    const benchmarkTime = (question: EditedQuestion) =>
      deps.benchmarkTime(question, quiz.toughness);
    const known = { ...quiz, drafts: found.drafts };
    const questions = editQuestions(known, body.questions, { newId, benchmarkTime });
    return { ...quiz, title, questions, ...recountReview(quiz, questions, found) };
  }
}

function heldBack(): ApiError {
  return new ApiError(
    'conflict',
    'Classes have this quiz with results that are not shown yet. Release them first: in the school’s list everybody sees its answers.',
  );
}
