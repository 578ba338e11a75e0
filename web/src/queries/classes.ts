import * as invitations from '@study-assistant/contract/classes/class-invitations';
import type { ClassOffer } from '@study-assistant/contract/classes/class-invitations';
import { listClasses, type SchoolClass } from '@study-assistant/contract/classes/class-list';
import * as endpoints from '@study-assistant/contract/classes/classes';
import type {
  RosterResult,
  RosterRow,
  TaughtClass,
} from '@study-assistant/contract/classes/classes';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { getClassInsights } from '../lib/api/lenient/analysis.ts';
import { listStudentsOverview } from '../lib/api/lenient/students-overview.ts';

export type ClassInsights = Reply<typeof getClassInsights>;

/** Keyed by the teacher's uid and her class; without a class, about all her students. */
export const classQueries = {
  /** The students, by name. */
  overview: (uid: string, classId: string | null) =>
    queryOptions({
      queryKey: ['students-overview', uid, classId],
      queryFn: async ({ signal }) => {
        const input = { params: { uid }, query: ofClass(classId) };
        return (await call(listStudentsOverview, input, { signal })).students;
      },
    }),
  /** The class in numbers and text; the text stays as long as the numbers do. */
  insights: (uid: string, classId: string | null) =>
    queryOptions({
      queryKey: ['class-insights', uid, classId],
      queryFn: ({ signal }): Promise<ClassInsights> =>
        call(getClassInsights, { params: { uid }, query: ofClass(classId) }, { signal }),
    }),
};

/** Has the text written again. */
export function rewriteInsights(uid: string, classId: string | null): Promise<ClassInsights> {
  return call(getClassInsights, { params: { uid }, query: { refresh: '1', ...ofClass(classId) } });
}

function ofClass(classId: string | null): { classId?: string } {
  return classId === null ? {} : { classId };
}

export type ListedClass = Reply<typeof listClasses>['classes'][number];

/** The teacher's own classes, active ones first, then by name. */
export const classListQuery = queryOptions({
  queryKey: ['classes', 'taught'],
  queryFn: async ({ signal }) => (await call(listClasses, {}, { signal })).classes,
});

type ClassWithStudents = Omit<Reply<typeof endpoints.getClass>, 'success'>;
/** What a teacher says of her class. */
export type ClassFields = Omit<SchoolClass, 'id' | 'archivedAt'>;

/** Students join while the code stands on the wall, and while a class has nobody yet. */
const JOINING_POLL_MS = 15_000;

export const taughtClassQueries = {
  /** One class with its students by name. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['classes', 'one', id],
      queryFn: ({ signal }): Promise<ClassWithStudents> =>
        call(endpoints.getClass, { params: { id } }, { signal }),
    }),

  /** The same, asked again while its teacher waits for students to join. */
  joining: (id: string, isShown: boolean) =>
    queryOptions({
      ...taughtClassQueries.one(id),
      refetchInterval: ({ state: { data } }) =>
        data?.class.joinCode && (isShown || data.students.length === 0) ? JOINING_POLL_MS : false,
    }),
};

export async function createClass(fields: ClassFields): Promise<TaughtClass> {
  return (await call(endpoints.createClass, { body: fields })).class;
}

export async function editClass(id: string, fields: Partial<ClassFields>): Promise<TaughtClass> {
  return (await call(endpoints.editClass, { params: { id }, body: fields })).class;
}

export async function archiveClass(id: string, archived: boolean): Promise<TaughtClass> {
  return (await call(endpoints.archiveClass, { params: { id }, body: { archived } })).class;
}

export async function addTeacher(id: string, email: string): Promise<TaughtClass> {
  return (await call(endpoints.addTeacher, { params: { id }, body: { email } })).class;
}

export async function removeTeacher(id: string, uid: string): Promise<TaughtClass> {
  return (await call(endpoints.removeTeacher, { params: { id, uid } })).class;
}

export async function renewJoinCode(id: string): Promise<TaughtClass> {
  return (await call(endpoints.renewJoinCode, { params: { id } })).class;
}

export async function closeJoinCode(id: string): Promise<TaughtClass> {
  return (await call(endpoints.closeJoinCode, { params: { id } })).class;
}

export async function removeClassStudent(id: string, uid: string): Promise<void> {
  await call(endpoints.removeClassStudent, { params: { id, uid } });
}

/** Previews what an import would do to each row. */
export async function previewRoster(id: string, rows: RosterRow[]): Promise<RosterResult[]> {
  return (await call(endpoints.importRoster, { params: { id }, body: { rows, preview: true } }))
    .results;
}

export async function importRoster(id: string, rows: RosterRow[]): Promise<RosterResult[]> {
  return (await call(endpoints.importRoster, { params: { id }, body: { rows, preview: false } }))
    .results;
}

export type StudentClass = Reply<typeof endpoints.listStudentClasses>['classes'][number];

/** The active classes of a student, by name. */
export function studentClassesQuery(uid: string) {
  return queryOptions({
    queryKey: ['classes', 'of-student', uid],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listStudentClasses, { params: { uid } }, { signal })).classes,
  });
}

export async function leaveClass(uid: string, id: string): Promise<void> {
  await call(endpoints.leaveClass, { params: { uid, id } });
}

export async function joinClass(code: string): Promise<SchoolClass> {
  return (await call(endpoints.joinClass, { body: { code } })).class;
}

/** The open class invitations of a student, newest first. */
export function classOffersQuery(uid: string) {
  return queryOptions({
    queryKey: ['classes', 'offered', uid],
    queryFn: async ({ signal }): Promise<ClassOffer[]> =>
      (await call(invitations.listClassOffers, { params: { uid } }, { signal })).invitations,
  });
}

export async function acceptClassOffer(uid: string, id: string): Promise<SchoolClass> {
  return (await call(invitations.acceptClassOffer, { params: { uid, id } })).class;
}

export async function declineClassOffer(uid: string, id: string): Promise<void> {
  await call(invitations.declineClassOffer, { params: { uid, id } });
}

/** Withdraws an invitation, as a teacher of the class. */
export async function withdrawClassInvitation(id: string, invitationId: string): Promise<void> {
  await call(invitations.withdrawClassInvitation, { params: { id, invitationId } });
}

/** Accepts an invitation for a student, as an admin. */
export async function acceptForPerson(uid: string, id: string): Promise<SchoolClass> {
  return (await call(invitations.acceptForPerson, { params: { uid, id } })).class;
}

export async function withdrawForPerson(uid: string, id: string): Promise<void> {
  await call(invitations.withdrawForPerson, { params: { uid, id } });
}
