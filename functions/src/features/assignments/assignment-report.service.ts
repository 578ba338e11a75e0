import type {
  getAssignmentReport,
  listChosen,
  remindStudents,
} from '@study-assistant/contract/assignments/assignment-report';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { judgeAnswer, mayWait, sayAnswer } from '@study-assistant/contract/questions/kinds';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { isOwnQuiz } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import { remindNow, toAssignment } from '../../domain/assignment/change-assignment.ts';
import { answersTo } from '../../domain/attempt/first-attempt.ts';
import { reportQuestions } from '../../domain/attempt/report-questions.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AnswerCountsRepository } from '../../stored/assignments/answer-counts.repository.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { FirstAttemptsRepository } from '../../stored/attempts/first-attempts.repository.ts';
import type { MarkingRepository } from '../../stored/attempts/marking.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';
import {
  assignmentNotFound,
  createFindOwnAssignment,
  createFindOwnKey,
  createFindRunningAssignment,
  type FindOwnDeps,
} from './find-own-assignment.ts';

type Deps = FindOwnDeps & {
  assignments: Pick<AssignmentsRepository, 'change'>;
  answerCounts: Pick<AnswerCountsRepository, 'find'>;
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
  reports: Pick<ReportsRepository, 'countReporters'>;
  marks: Pick<MarksRepository, 'listOfClass'>;
  firstAttempts: Pick<FirstAttemptsRepository, 'findAnswered'>;
  marking: Pick<MarkingRepository, 'countToMark'>;
  clock: () => Date;
};

export type AssignmentReportService = ReturnType<typeof createAssignmentReportService>;

/** What a teacher of the class asks after a test: what went wrong, and who is still missing. */
export function createAssignmentReportService(deps: Deps) {
  const findOwn = createFindOwnAssignment(deps);
  const findOwnKey = createFindOwnKey(deps);
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
      const isMarked = isOwn && quiz.questions.some(mayWait);
      const toMark = isMarked ? await deps.marking.countToMark([quizId]) : 0;
      const questions = reportQuestions(quiz.questions, counts, isOwn);
      return { students, questions, reporters, ...(toMark > 0 && { toMark }) };
    },

    /** By name, as the students of the class stand now: who has left it is counted above alone. */
    async listChosen(
      caller: Caller,
      { id, questionId }: { id: string; questionId: string },
    ): Promise<Answer<typeof listChosen>> {
      const { assignment, quiz } = await findOwnKey(caller, id);
      const question = quiz.questions.find((one) => one.id === questionId);
      if (!question) throw notFound('Question not found.');
      const students = await deps.marks.listOfClass(assignment.classId, [id]);
      const first = (marks: (typeof students)[number]) =>
        marks.marks[id]?.tries[0]?.attemptId ?? [];
      const answered = await deps.firstAttempts.findAnswered(students.flatMap(first));
      const answerOf = answersTo([question]);
      return {
        students: students.flatMap(({ studentId, fullName }) => {
          const attempt = answered.get(studentId);
          const answer = attempt && answerOf(attempt)[0];
          if (!answer) return [];
          const { chosen } = answer;
          const option = typeof chosen === 'number' ? chosen : null;
          const other = question.kind === undefined ? {} : sayOther(question, chosen);
          return [{ studentId, fullName, chosen: option, ...other }];
        }),
      };
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

/** An answer to a question that is no choice, and where the report counts it. */
function sayOther(question: PlacedQuestion, answer: GivenAnswer | null) {
  const judgement = judgeAnswer(question, answer);
  const parts = typeof judgement === 'string' ? [] : judgement.parts;
  return {
    said: sayAnswer(question, answer),
    buckets: parts.map(({ part, bucket }) => ({ part, bucket })),
  };
}
