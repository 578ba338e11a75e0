import type { Audited } from '../../domain/audit.ts';
import { changedQuestions } from '../../domain/quiz/changed-questions.ts';
import type { TopicChanges } from '../../domain/quiz/topics-in-use.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { QuizChange } from '../../stored/quizzes/quiz-change.ts';
import { isPublished, type WholeQuiz } from '../../stored/quizzes/stored-quiz.ts';
import type { Repositories } from '../../stored/repositories.ts';
import type { Parts } from './parts.ts';

/** The functions of repositories that more than one builder, the seed or the tests give to a service. */

/** What reading a quiz asks of the database. */
export function storedQuizzes({
  quizzes,
  versions,
  listVersions,
}: Pick<Repositories, 'quizzes' | 'versions' | 'listVersions'>) {
  return {
    versionOfOwn: (teacherId: string) => listVersions.read(`quizzes-of-${teacherId}`),
    listQuizzes: (teacherId: string, page: PageAsked) => quizzes.listOfTeacher(teacherId, page),
    findOpenQuiz: (id: string) => quizzes.find(id),
    findWholeQuiz: (id: string) => versions.find(id),
  };
}

/** What deleting a quiz asks of it, and undoing that. */
export function storedQuizDeletions(
  {
    quizzes,
    deletedQuizzes,
    jobs,
    reports,
    responses,
    audit,
  }: Pick<Repositories, 'quizzes' | 'deletedQuizzes' | 'jobs' | 'reports' | 'responses' | 'audit'>,
  clock: () => Date,
) {
  return {
    findOpenQuiz: (id: string) => quizzes.find(id),
    withdrawQuiz: (id: string) => quizzes.withdraw(id),
    removeQuiz: (id: string) => quizzes.remove(id),
    findJob: (id: string) => jobs.find(id),
    findDeleted: (id: string) => deletedQuizzes.find(id),
    moveAway: (id: string, undoUntil: string) => deletedQuizzes.moveAway(id, undoUntil),
    async putBack(id: string, { by, entry }: Audited) {
      const record = await audit.prepare(by, clock());
      await deletedQuizzes.putBack(id, clock, (transaction) => record(transaction, entry));
    },
    beginPurge: (id: string, undoUntil?: string) => deletedQuizzes.beginPurge(id, undoUntil, clock),
    endPurge: (id: string) => quizzes.removeLeftovers(id),
    removeReports: (id: string) => reports.removeQuiz(id),
    removeResponses: (id: string) => responses.remove(id),
    clock,
  };
}

/** What the services of classes ask of the classes themselves. */
export function storedClasses({ classes }: Pick<Repositories, 'classes'>) {
  type Next = Parameters<typeof classes.change>[1];
  return {
    findClass: (id: string) => classes.find(id),
    changeClass: (id: string, next: Next) => classes.change(id, next),
  };
}

/**
 * Saves a change of a quiz; what was reported of a question that it changes or takes out is settled, and
 * its assignments say what it is called and how many questions it has.
 */
export function createQuizSaver({
  clock,
  log,
  repositories: { versions, reports, assignments, audit },
}: Parts) {
  return async (read: WholeQuiz, change: QuizChange, audited?: Audited): Promise<boolean> => {
    const record = audited && (await audit.prepare(audited.by, clock()));
    const isSaved = await versions.save(read, change, (transaction) => {
      if (audited) record?.(transaction, audited.entry);
    });
    if (!isSaved) return false;
    const { title, questions } = change;
    const changed = changedQuestions(read.questions, questions);
    // The change stands without these.
    try {
      await reports.settle(read.id, changed, clock());
    } catch (error) {
      log.error('reports.not-settled', { quizId: read.id, error });
    }
    try {
      const numQuestions = questions.length;
      if (isPublished(read)) await assignments.copyQuiz(read.id, { title, numQuestions });
    } catch (error) {
      log.error('assignments.not-renamed', { quizId: read.id, error });
    }
    return true;
  };
}

/** What the jobs that write ask about the topics of a teacher. */
export function storedTopicsInUse({ topicsInUse }: Pick<Repositories, 'topicsInUse'>) {
  return {
    findTopicsInUse: (teacherId: string) => topicsInUse.find(teacherId),
    changeTopicsInUse: (teacherId: string, changes: TopicChanges) =>
      topicsInUse.change(teacherId, changes),
  };
}
