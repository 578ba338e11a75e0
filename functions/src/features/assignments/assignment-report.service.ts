import type {
  getAssignmentReport,
  remindStudents,
} from '@study-assistant/contract/assignments/assignment-report';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { isOwnQuiz } from '../../domain/access.ts';
import { remindNow, toAssignment } from '../../domain/assignment/change-assignment.ts';
import { reportQuestions } from '../../domain/attempt/report-questions.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AnswerCountsRepository } from '../../stored/assignments/answer-counts.repository.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';
import {
  assignmentNotFound,
  createFindOwnAssignment,
  createFindRunningAssignment,
  type FindOwnDeps,
} from './find-own-assignment.ts';

type Deps = FindOwnDeps & {
  assignments: Pick<AssignmentsRepository, 'change'>;
  answerCounts: Pick<AnswerCountsRepository, 'find'>;
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
  reports: Pick<ReportsRepository, 'countReporters'>;
  clock: () => Date;
};

export type AssignmentReportService = ReturnType<typeof createAssignmentReportService>;

/** What a teacher of the class asks after a test: what went wrong, and who is still missing. */
export function createAssignmentReportService(deps: Deps) {
  const findOwn = createFindOwnAssignment(deps);
  const findRunning = createFindRunningAssignment(deps);
  return {
    /** From what is counted, whatever the size of the class: no attempt is read. */
    async read(caller: Caller, id: string): Promise<Answer<typeof getAssignmentReport>> {
      const { quizId, quizVersion } = await findOwn(caller, id);
      const [quiz, { students, counts }] = await Promise.all([
        deps.versions.findGradable(quizId, quizVersion ?? undefined),
        deps.answerCounts.find(id),
      ]);
      if (!quiz) return { students, questions: null, reporters: null };
      const isOwn = isOwnQuiz(caller, quiz);
      const reporters = isOwn ? await deps.reports.countReporters(quizId) : null;
      return { students, questions: reportQuestions(quiz.questions, counts, isOwn), reporters };
    },

    async remind(caller: Caller, id: string): Promise<Answer<typeof remindStudents>> {
      await findRunning(caller, id);
      const now = deps.clock();
      const reminded = await deps.assignments.change(id, (assignment) =>
        remindNow(assignment, now),
      );
      if (!reminded) throw assignmentNotFound();
      return { assignment: toAssignment(reminded, now) };
    },
  };
}
