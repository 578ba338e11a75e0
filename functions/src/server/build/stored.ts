import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import type { Grade } from '@study-assistant/contract/people/accounts';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Ending } from '../../domain/attempt/ending.ts';
import type { BegunAttempt, OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import type { Audited } from '../../domain/audit.ts';
import { changedQuestions } from '../../domain/quiz/changed-questions.ts';
import type { TopicChanges } from '../../domain/quiz/topics-in-use.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { QuizChange } from '../../stored/quizzes/quiz-change.ts';
import { isPublished, type WholeQuiz } from '../../stored/quizzes/stored-quiz.ts';
import type { Repositories } from '../../stored/repositories.ts';
import type { Parts } from './parts.ts';

/** The functions of repositories that more than one builder, the seed or the tests give to a service. */

/** What the services ask of the attempts that are over. */
export function storedAttempts({ attempts }: Pick<Repositories, 'attempts'>) {
  return {
    newAttemptId: () => attempts.newId(),
    findAttempt: (id: string) => attempts.find(id),
    findSubmitted: (submitKey: string) => attempts.findSubmitted(submitKey),
    addAttempt: (attempt: AttemptRecord, isOutdated: () => boolean) =>
      attempts.add(attempt, isOutdated),
    changeProgress: (id: string, next: (attempt: AttemptRecord) => AttemptProgress) =>
      attempts.changeProgress(id, next),
  };
}

/** What the services ask of the attempts under way. */
export function storedOpenAttempts({ openAttempts }: Pick<Repositories, 'openAttempts'>) {
  return {
    newOpenId: (studentId: string, quizId: string, assignmentId: string | null) =>
      openAttempts.newId(studentId, quizId, assignmentId),
    findOpen: (id: string) => openAttempts.find(id),
    findOpenAt: (studentId: string, quizId: string, assignmentId: string | null) =>
      openAttempts.findAt(studentId, quizId, assignmentId),
    listOpenAt: (quizId: string) => openAttempts.listAt(quizId),
    listOpenOfAssignment: (assignmentId: string) => openAttempts.listOfAssignment(assignmentId),
    storeOpen: (attempt: BegunAttempt) => openAttempts.open(attempt),
    changeOpen: (id: string, next: (attempt: OwnedAttempt) => OwnedAttempt) =>
      openAttempts.change(id, next),
    endOpen: (
      attempt: Pick<OwnedAttempt, 'id' | 'studentId'>,
      decide: (attempt: OwnedAttempt, given: GivenAssignment | null) => Ending | null,
    ) => openAttempts.end(attempt, decide),
  };
}

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

/** What the students' screens ask of the database. */
export function storedStudents({
  accounts,
  quizzes,
  attempts,
  quizResults,
  summaries,
  listVersions,
}: Pick<
  Repositories,
  'accounts' | 'quizzes' | 'attempts' | 'quizResults' | 'summaries' | 'listVersions'
>) {
  type Asked = Parameters<typeof attempts.listOfStudent>[1];
  return {
    findUser: (uid: string) => accounts.find(uid),
    versionOfQuizzes: (uid: string) => listVersions.readOfStudent(uid),
    listReadyQuizzes: (grade: Grade | null, page: PageAsked) => quizzes.listReady(grade, page),
    listAttempts: (uid: string, page: Asked) => attempts.listOfStudent(uid, page),
    findNumbers: (...of: Parameters<typeof attempts.findNumbers>) => attempts.findNumbers(...of),
    findBests: (uid: string, quizIds: readonly string[]) => quizResults.findBests(uid, quizIds),
    listTopics: (uid: string, limit: number, since: string | null) =>
      attempts.listTopics(uid, limit, since),
    readSummary: (uid: string) => summaries.read(uid),
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
