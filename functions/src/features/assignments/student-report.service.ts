import type { getStudentReport } from '@study-assistant/contract/assignments/student-report';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import { SKILL_GAP_ATTEMPTS } from '../../domain/attempt/skill-gap.ts';
import type { Caller } from '../../domain/caller.ts';
import { isWithin } from '../../domain/student/kept-year.ts';
import { toReportedTest } from '../../domain/student/reported-test.ts';
import { topicGrowthOf } from '../../domain/student/topic-growth.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'find'>;
  assignments: Pick<AssignmentsRepository, 'listOfClass'>;
  marks: Pick<MarksRepository, 'findOf'>;
  attempts: Pick<AttemptsRepository, 'listTopics'>;
  clock: () => Date;
};

type Asked = Parsed<typeof getStudentReport>;

export type StudentReportService = ReturnType<typeof createStudentReportService>;

export function createStudentReportService(deps: Deps) {
  return {
    /** What a student did in a class, for one of its teachers; nothing of what she does elsewhere. */
    async read(
      caller: Caller,
      { id, uid }: Asked['params'],
      query: Asked['query'],
    ): Promise<Answer<typeof getStudentReport>> {
      const { from = null, until = null } = query;
      const { name, subject, timeZone } = requireOwnClass(caller, await deps.classes.find(id));
      const student = await deps.marks.findOf(uid);
      if (!student || student.isClosed || !student.classIds.includes(id)) {
        throw notFound('Student not found.');
      }
      const [given, attempts] = await Promise.all([
        deps.assignments.listOfClass(id),
        deps.attempts.listTopics(uid, SKILL_GAP_ATTEMPTS, from, until),
      ]);
      const now = deps.clock();
      const ids = new Set(given.map((assignment) => assignment.id));
      const quizIds = new Set(given.map(({ quizId }) => quizId));
      const ofClass = attempts.filter(({ assignmentId, quizId }) =>
        assignmentId === undefined ? quizIds.has(quizId) : ids.has(assignmentId),
      );
      const tests = given
        .flatMap((assignment) => toReportedTest(assignment, student, now) ?? [])
        .filter(({ at }) => isWithin({ from, until }, at))
        .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
      const { fullName } = student;
      const whose = { studentId: uid, fullName, className: name, subject, timeZone };
      return { report: { ...whose, tests, topics: topicGrowthOf(ofClass) } };
    },
  };
}
