import * as endpoints from '@study-assistant/contract/assignments/assignment-report';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { getStudentReport } from '@study-assistant/contract/assignments/student-report';
import { getTeacherToday } from '@study-assistant/contract/assignments/teacher-today';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { ASSIGNMENTS, keepAssignment } from './assignments.ts';

export type AssignmentReport = Omit<Reply<typeof endpoints.getAssignmentReport>, 'success'>;
/** What a student answered to one question. */
export type StudentChoice = Reply<typeof endpoints.listChosen>['students'][number];
export type StudentReport = Reply<typeof getStudentReport>['report'];

/** What a teacher alone reads of assignments; apart from what a student's first screen needs. */
export const reportQueries = {
  /** What concerns her today in all of her classes. */
  today: (uid: string) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'teacher-today', uid],
      queryFn: async ({ signal }) => call(getTeacherToday, { params: { uid } }, { signal }),
    }),
  /** How the questions of an assignment were answered; asked again when more have handed in. */
  ofAssignment: (id: string, handedIn: number) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'report', id, handedIn],
      queryFn: ({ signal }): Promise<AssignmentReport> =>
        call(endpoints.getAssignmentReport, { params: { id } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** What each student chose at a question of it. */
  chosen: (id: string, questionId: string) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'chosen', id, questionId],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listChosen, { params: { id, questionId } }, { signal })).students,
    }),
  /** What a student did in a class, from one moment until before another. */
  ofStudent: (
    classId: string,
    uid: string,
    period: { from?: string | undefined; until?: string | undefined } = {},
  ) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'student', classId, uid, period.from, period.until],
      queryFn: async ({ signal }) => {
        const asked = { params: { id: classId, uid }, query: period };
        return (await call(getStudentReport, asked, { signal })).report;
      },
      placeholderData: keepPreviousData,
    }),
};

/** Every answer to it, page after page. */
export async function readAnswers(id: string): Promise<endpoints.AttemptRow[]> {
  const rows: endpoints.AttemptRow[] = [];
  let after: string | null = null;
  do {
    const query: { after?: string } = after === null ? {} : { after };
    const page: Reply<typeof endpoints.listAnswers> = await call(endpoints.listAnswers, {
      params: { id },
      query,
    });
    rows.push(...page.attempts);
    after = page.next;
  } while (after !== null);
  return rows;
}

/** Reminds who has not handed in, unless that was done a short time ago. */
export async function remindStudents(id: string, client: QueryClient): Promise<Assignment> {
  const { assignment } = await call(endpoints.remindStudents, { params: { id } });
  return keepAssignment(assignment, client);
}

/** What shows the results of students to a teacher, by the first word of its key. */
const SHOWN_IN = ['attempts', 'students', 'students-overview', 'class-insights'];
/** The server counts results in a task of its own, which has mostly run by then. */
const COUNTED_MS = 5000;

/** Has the results of students read again: when they are shown next, and once they are counted. */
export function rereadResults(client: QueryClient): void {
  reread();
  setTimeout(reread, COUNTED_MS);

  function reread() {
    for (const key of SHOWN_IN) void client.invalidateQueries({ queryKey: [key] });
  }
}
