import { isDeepStrictEqual } from 'node:util';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import type { Question } from '@study-assistant/contract/questions/question';
import type { editQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import type { publishQuiz } from '@study-assistant/contract/quizzes/quiz-edits';
import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { estimateUsualSeconds } from '@study-assistant/writer/quiz/benchmark-time';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { editQuestions } from '../../../domain/quiz/edit-questions.ts';
import {
  addCorrections,
  findCorrections,
  findReturned,
} from '../../../domain/quiz/key-corrections.ts';
import { requireChecked } from '../../../domain/quiz/require-checked.ts';
import { recountReview } from '../../../domain/quiz/review.ts';
import type { ShelfRepository } from '../../../stored/across/shelf.repository.ts';
import type { QuestionDraftsRepository } from '../../../stored/quizzes/question-drafts.repository.ts';
import { toNextVersion } from '../../../stored/quizzes/quiz-change.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import { hasBeenOpen, toReply, type WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { requireNewest, requireWritten, staleVersion } from '../newest-quiz.ts';
import { editWarnings, type EditWarning } from './edit-warnings.ts';
import { toKeyEntry } from './key-entry.ts';
import { saveAndRegrade, saveQuiz, type RegradeDeps } from './save-quiz.ts';

type Deps = RegradeDeps & {
  quizzes: Pick<QuizzesRepository, 'newId'>;
  versions: Pick<QuizVersionsRepository, 'find' | 'saveSubject'>;
  shelf: Pick<ShelfRepository, 'publish'>;
  drafts: Pick<QuestionDraftsRepository, 'find'>;
};

type PublishTarget = Parsed<typeof publishQuiz>['body']['to'];
/** `ready` is on the shelf, `assigned` reached by an assignment alone. */
type Published = 'ready' | 'assigned';

type Edited = { quiz: Quiz; warnings: EditWarning[]; corrected: number };

export type EditQuizService = ReturnType<typeof createEditQuizService>;

export function createEditQuizService(deps: Deps) {
  const { quizzes, versions, drafts, clock } = deps;
  return {
    /** Every change but that of the subject is a new version; one of a draft leaves no earlier version behind. */
    async edit(caller: Caller, id: string, body: Parsed<typeof editQuiz>['body']): Promise<Edited> {
      const quiz = await findOwn(caller, id);
      if (await isStanding(quiz, body)) {
        return { quiz: toReply(quiz), warnings: editWarnings(quiz.questions), corrected: 0 };
      }
      requireNewest(quiz, body.version);
      const change = await changeOf(quiz, body);
      const warnings = editWarnings(change.questions);
      if (isDeepStrictEqual(change, quiz)) {
        return { quiz: toReply(await fileUnder(quiz, body.subject)), warnings, corrected: 0 };
      }
      const now = clock().toISOString();
      const latest = [
        ...(hasBeenOpen(quiz) ? findCorrections(quiz.questions, change.questions, now) : []),
        ...findReturned(change.questions, quiz.corrections, now),
      ];
      const corrections = addCorrections(quiz.corrections, latest);
      const whole = { ...change, corrections, chosenSubject: body.subject };
      const corrected = { field: 'questions', ids: latest.map((one) => one.id) };
      const audited = { by: caller, entry: toKeyEntry(quiz, change, corrected) };
      const isSaved =
        latest.length > 0
          ? await saveAndRegrade(deps, quiz, whole, audited)
          : await saveQuiz(deps, quiz, whole);
      if (!isSaved) throw staleVersion();
      const saved = toReply(toNextVersion(quiz, whole));
      return { quiz: saved, warnings, corrected: latest.length };
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
    requireChecked(quiz);
    const outcome = await deps.shelf.publish(quiz, status, clock());
    if (outcome === 'held') throw heldBack();
    return outcome ? toReply({ ...quiz, status }) : null;
  }

  async function findOwn(caller: Caller, id: string): Promise<WholeQuiz> {
    const quiz = requireOwnQuiz(caller, await versions.find(id));
    requireWritten(quiz);
    return quiz;
  }

  /** Whether it is what the newest version is: its answer was lost, and it is sent again. */
  async function isStanding(
    quiz: WholeQuiz,
    body: Parsed<typeof editQuiz>['body'],
  ): Promise<boolean> {
    const { version, subject = quiz.subject } = body;
    if (version !== quiz.version - 1 || subject !== quiz.subject) return false;
    // One of another edit may name questions that are gone.
    const change = await changeOf(quiz, body).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'invalid-request') return null;
      throw error;
    });
    return isDeepStrictEqual(change, quiz);
  }

  async function fileUnder(
    quiz: WholeQuiz,
    subject: Subject | null | undefined,
  ): Promise<WholeQuiz> {
    if (subject === undefined || subject === quiz.subject) return quiz;
    if (!(await versions.saveSubject(quiz, subject))) throw staleVersion();
    return { ...quiz, subject };
  }

  async function changeOf(
    quiz: WholeQuiz,
    body: Parsed<typeof editQuiz>['body'],
  ): Promise<WholeQuiz> {
    const title = body.title ?? quiz.title;
    if (!body.questions) return { ...quiz, title };
    const found = await drafts.find(quiz.id);
    const newId = () => quizzes.newId();
    const benchmarkTime = (texts: Pick<Question, 'question' | 'options' | 'correctAnswer'>) =>
      estimateUsualSeconds(texts, quiz.toughness);
    const known = { ...quiz, drafts: found.drafts, spares: found.spares };
    const questions = editQuestions(known, body.questions, { newId, benchmarkTime });
    return { ...quiz, title, questions, ...recountReview(quiz, questions, found) };
  }
}

function heldBack(): ApiError {
  return new ApiError(
    'conflict',
    'Classes have this quiz with results that are not shown yet. Release them first: on the shelf everybody sees its answers.',
  );
}
