import type { Parsed } from '@study-assistant/contract/endpoint';
import type { EditedQuestion, editQuiz } from '@study-assistant/contract/quiz-edits';
import type { Quiz, Toughness } from '@study-assistant/contract/quizzes';
import { isDeepStrictEqual } from 'node:util';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { editQuestions } from '../../../domain/quiz/edit-questions.ts';
import { addCorrections, findCorrections } from '../../../domain/quiz/key-corrections.ts';
import type { Logger } from '../../../domain/logger.ts';
import type { TaskQueue } from '../../../platform/task-queue.ts';
import { editWarnings, type EditWarning } from './edit-warnings.ts';
import { requireNewest, requireWritten, staleVersion } from '../newest-quiz.ts';
import type { QuizVersionsRepository } from './quiz-versions.repository.ts';
import { toReply, type WholeQuiz } from '../stored-quiz.ts';

type Deps = {
  versions: QuizVersionsRepository;
  regrades: TaskQueue<{ quizId: string }>;
  newId: () => string;
  benchmarkTime: (question: EditedQuestion, toughness: Toughness) => number;
  clock: () => Date;
  log: Logger;
};

type Edited = { quiz: Quiz; warnings: EditWarning[]; corrected: number };

export type EditQuizService = ReturnType<typeof createEditQuizService>;

/** Longer than a submit may take that was graded by the key before, in seconds. */
const LAST_LOOK_SECONDS = 180;

export function createEditQuizService(deps: Deps) {
  const { versions, regrades, newId, benchmarkTime, clock, log } = deps;
  return {
    /** Every change is a new version; one of a draft leaves no earlier version behind. */
    async edit(caller: Caller, id: string, body: Parsed<typeof editQuiz>['body']): Promise<Edited> {
      const quiz = await findOwn(caller, id);
      requireNewest(quiz, body.version);
      const change = changeOf(quiz, body);
      const warnings = editWarnings(change.questions);
      if (isDeepStrictEqual({ ...quiz, ...change }, quiz)) {
        return { quiz: toReply(quiz), warnings, corrected: 0 };
      }
      const isOpen = quiz.status === 'ready';
      const latest = isOpen
        ? findCorrections(quiz.questions, change.questions, clock().toISOString())
        : [];
      const corrections = addCorrections(quiz.corrections, latest);
      await savingAndRegrading(id, latest.length > 0, async () => {
        if (!(await versions.save(quiz, { ...change, corrections }))) throw staleVersion();
      });
      const numQuestions = change.questions.length;
      const saved = { ...quiz, ...change, numQuestions, version: quiz.version + 1 };
      return { quiz: toReply(saved), warnings, corrected: latest.length };
    },

    /** Opens a draft to students. */
    async publish(caller: Caller, id: string): Promise<{ quiz: Quiz }> {
      const quiz = await findOwn(caller, id);
      if (quiz.status === 'ready') return { quiz: toReply(quiz) };
      if (quiz.questions.length === 0) {
        throw new ApiError('conflict', 'This quiz has no questions yet.');
      }
      // Changed in this very moment, perhaps by the same button in another tab: look again.
      if (!(await versions.publish(quiz))) return this.publish(caller, id);
      return { quiz: toReply({ ...quiz, status: 'ready' }) };
    },
  };

  async function findOwn(caller: Caller, id: string): Promise<WholeQuiz> {
    const quiz = requireOwnQuiz(caller, await versions.find(id));
    requireWritten(quiz);
    return quiz;
  }

  function changeOf(quiz: WholeQuiz, { title, questions }: Parsed<typeof editQuiz>['body']) {
    const timeOf = (question: EditedQuestion) => benchmarkTime(question, quiz.toughness);
    return {
      title: title ?? quiz.title,
      questions: questions
        ? editQuestions(quiz, questions, { newId, benchmarkTime: timeOf })
        : quiz.questions,
    };
  }

  /**
   * The later look is ordered before anything is stored: it comes even when this request dies right
   * after, and it finds the attempts that were being graded by the old key at that moment.
   */
  async function savingAndRegrading(
    quizId: string,
    isNeeded: boolean,
    save: () => Promise<void>,
  ): Promise<void> {
    if (isNeeded) await regrades.enqueue({ quizId }, { afterSeconds: LAST_LOOK_SECONDS });
    await save();
    if (!isNeeded) return;
    await regrades
      .enqueue({ quizId })
      .catch((error: unknown) => log.error('regrade comes late', { quizId, error }));
  }
}
