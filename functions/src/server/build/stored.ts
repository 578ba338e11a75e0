import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import type { Grade } from '@study-assistant/contract/people/accounts';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Ending } from '../../domain/attempt/ending.ts';
import type { BegunAttempt, OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { Repositories } from '../../stored/repositories.ts';

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

/** What the services of classes ask of the classes themselves. */
export function storedClasses({ classes }: Pick<Repositories, 'classes'>) {
  type Next = Parameters<typeof classes.change>[1];
  return {
    findClass: (id: string) => classes.find(id),
    changeClass: (id: string, next: Next) => classes.change(id, next),
  };
}
