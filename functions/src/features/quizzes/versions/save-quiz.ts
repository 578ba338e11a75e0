import { isPublished } from '@study-assistant/contract/quizzes/quizzes';
import type { Audited } from '../../../domain/audit.ts';
import type { Logger } from '../../../domain/logger.ts';
import { changedQuestions } from '../../../domain/quiz/changed-questions.ts';
import { LAST_LOOK_SECONDS } from '../../../domain/quiz/key-age.ts';
import { enqueueOrLog } from '../../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../../platform/tasks/tasks.ts';
import type { AssignmentsRepository } from '../../../stored/assignments/assignments.repository.ts';
import type { QuizChange } from '../../../stored/quizzes/quiz-change.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { ReportsRepository } from '../../../stored/quizzes/reports.repository.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';

export type SaveDeps = {
  versions: Pick<QuizVersionsRepository, 'save'>;
  reports: Pick<ReportsRepository, 'settle'>;
  assignments: Pick<AssignmentsRepository, 'copyQuiz'>;
  clock: () => Date;
  log: Logger;
};

export type RegradeDeps = SaveDeps & { tasks: Pick<TaskQueues, 'regradeQuiz'> };

/**
 * Saves a change of a quiz as its next version; false, and nothing stored, when the quiz is no longer what
 * `read` was. What was reported of a question that the change touches is settled, and the quiz's
 * assignments say what it is called and how many questions it has.
 */
export async function saveQuiz(
  { versions, reports, assignments, clock, log }: SaveDeps,
  read: WholeQuiz,
  change: QuizChange,
  audited?: Audited,
): Promise<boolean> {
  const isSaved = await versions.save(read, change, audited && { ...audited, now: clock() });
  if (!isSaved) return false;
  const { id: quizId } = read;
  const { title, questions } = change;
  // The change stands without these.
  try {
    await reports.settle(quizId, changedQuestions(read.questions, questions), clock());
  } catch (error) {
    log.error('reports.not-settled', { quizId, error });
  }
  try {
    const numQuestions = questions.length;
    if (isPublished(read)) await assignments.copyQuiz(quizId, { title, numQuestions });
  } catch (error) {
    log.error('assignments.not-renamed', { quizId, error });
  }
  return true;
}

/**
 * Saves a change that changes grades, and has the attempts graded again at once; what cannot be ordered is
 * left to the later look. That one is ordered before anything is stored: it comes even when this request
 * dies right after, and it finds the attempts that were being graded by the old key at that moment.
 */
export async function saveAndRegrade(
  deps: RegradeDeps,
  read: WholeQuiz,
  change: QuizChange,
  audited: Audited,
): Promise<boolean> {
  const { tasks, log } = deps;
  const { id: quizId } = read;
  await tasks.regradeQuiz.enqueue({ quizId }, { afterSeconds: LAST_LOOK_SECONDS });
  const isSaved = await saveQuiz(deps, read, change, audited);
  if (isSaved) {
    const late = { log, level: 'error', event: 'quiz.regrade-late' } as const;
    await enqueueOrLog(tasks.regradeQuiz, { quizId }, late);
  }
  return isSaved;
}
