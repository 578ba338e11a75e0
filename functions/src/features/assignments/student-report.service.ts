import type {
  getOwnMarks,
  getStudentReport,
  ReportedTest,
} from '@study-assistant/contract/assignments/student-report';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass, requireSelf } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { SKILL_GAP_ATTEMPTS } from '../../domain/attempt/skill-gap.ts';
import type { Caller } from '../../domain/caller.ts';
import { isWithin, type Span } from '../../domain/student/kept-year.ts';
import { toReportedTest } from '../../domain/student/reported-test.ts';
import { toShownMarks } from '../../domain/student/shown-marks.ts';
import { topicGrowthOf } from '../../domain/student/topic-growth.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { MarksOfStudent } from '../../stored/people/stored-marks.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'find'>;
  assignments: Pick<AssignmentsRepository, 'listOfClass'>;
  markbooks: Pick<MarkbooksRepository, 'find'>;
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
      const span = { from, until };
      const taught = requireOwnClass(caller, await deps.classes.find(id));
      const student = await findStudent(uid, id);
      const [given, attempts, setup] = await Promise.all([
        deps.assignments.listOfClass(id),
        deps.attempts.listTopics(uid, SKILL_GAP_ATTEMPTS, from, until),
        taught.showsMarks ? deps.markbooks.find(id) : null,
      ]);
      const ids = new Set(given.map((assignment) => assignment.id));
      const quizIds = new Set(given.map(({ quizId }) => quizId));
      const ofClass = attempts.filter(({ assignmentId, quizId }) =>
        assignmentId === undefined ? quizIds.has(quizId) : ids.has(assignmentId),
      );
      const tests = listTests(given, student, span, taught.showsMarks);
      const { name, subject, timeZone } = taught;
      const { fullName } = student;
      const whose = { studentId: uid, fullName, className: name, subject, timeZone };
      const marks = setup && toShownMarks(setup, student.handMarks[id], tests, span);
      return { report: { ...whose, tests, topics: topicGrowthOf(ofClass), marks } };
    },

    /** What a student sees of her own marks in a class that runs and shows them. */
    async readOwn(
      caller: Caller,
      { id, uid }: Parsed<typeof getOwnMarks>['params'],
    ): Promise<Answer<typeof getOwnMarks>> {
      requireSelf(caller, uid);
      const student = await findStudent(uid, id, 'Class not found.');
      const joined = await deps.classes.find(id);
      if (!joined?.showsMarks || joined.archivedAt !== null) throw notFound('Class not found.');
      const [given, setup] = await Promise.all([
        deps.assignments.listOfClass(id),
        deps.markbooks.find(id),
      ]);
      const always = { from: null, until: null };
      const tests = listTests(given, student, always, true);
      return { tests, marks: toShownMarks(setup, student.handMarks[id], tests, always) };
    },
  };

  async function findStudent(
    uid: string,
    classId: string,
    sentence = 'Student not found.',
  ): Promise<MarksOfStudent> {
    const student = await deps.marks.findOf(uid);
    if (!student || student.isClosed || !student.classIds.includes(classId)) {
      throw notFound(sentence);
    }
    return student;
  }

  /** Oldest first. */
  function listTests(
    given: readonly AssignmentRecord[],
    student: MarksOfStudent,
    span: Span,
    showsComments: boolean,
  ): ReportedTest[] {
    const now = deps.clock();
    // What is open and due later belongs to the present, whatever else the period is about.
    const dayOf = (at: string) => (Date.parse(at) > now.getTime() ? now.toISOString() : at);
    return given
      .flatMap((assignment) => toReportedTest(assignment, student, { now, showsComments }) ?? [])
      .filter(({ at }) => isWithin(span, dayOf(at)))
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  }
}
