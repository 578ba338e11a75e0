import type { Invitation } from '@study-assistant/contract/people/invitations';
import type { Erasure, Person } from '@study-assistant/contract/people/people';
import type { AuditEntry } from '@study-assistant/contract/school/audit';
import type { School, YearChange } from '@study-assistant/contract/school/school';
import { http, HttpResponse } from 'msw';
import type { PersonFile } from '../../queries/people.ts';
import type { YearPlan } from '../../queries/school.ts';
import { teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { takePage } from '../../test/take-page.ts';

export const admin = { ...teacher, isAdmin: true };

/** A student with an open account. */
export function aPerson(fullName: string, over: Partial<Person> = {}): Person {
  const uid = fullName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    uid,
    fullName,
    email: `${uid}@school.example`,
    userType: 'student',
    currentGrade: '9',
    isAdmin: false,
    status: 'open',
    createdAt: '2025-08-20T08:00:00.000Z',
    closedAt: null,
    eraseAfter: null,
    ...over,
  };
}

export function aTeacher(fullName: string, over: Partial<Person> = {}): Person {
  return aPerson(fullName, { userType: 'teacher', currentGrade: null, ...over });
}

export function aClosed(person: Person): Person {
  return {
    ...person,
    status: 'closed',
    closedAt: '2026-11-01T09:05:00.000Z',
    eraseAfter: '2027-11-01T09:05:00.000Z',
  };
}

export function aFile(person: Person, over: Partial<PersonFile> = {}): Omit<PersonFile, 'success'> {
  return {
    person,
    isEmailVerified: true,
    hasSignIn: true,
    lastSignInAt: '2026-11-20T07:55:00.000Z',
    hasSecondStep: false,
    owns: { quizzes: 0, materials: 0, classes: 0 },
    classes: [],
    invitations: [],
    ...over,
  };
}

export function anErasure(over: Partial<Erasure> = {}): Erasure {
  return {
    id: 'e1',
    status: 'running',
    done: 7,
    places: 20,
    startedAt: '2026-11-22T09:00:00.000Z',
    finishedAt: null,
    removed: 31,
    ...over,
  };
}

export function anInvitation(fullName: string, over: Partial<Invitation> = {}): Invitation {
  const id = fullName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id,
    email: `${id}@school.example`,
    fullName,
    isAdmin: false,
    invitedBy: teacher.fullName,
    createdAt: '2026-11-20T09:05:00.000Z',
    expiresAt: '2099-12-20T09:05:00.000Z',
    ...over,
  };
}

export function aSchool(over: Partial<School> = {}): School {
  return {
    id: 'main',
    name: 'Lakeside School',
    domains: ['lakeside.example'],
    teacherSignUp: 'invited',
    teacherDomains: [],
    retentionMonths: 12,
    signInProviders: [],
    modelRequests: { used: 340, aDay: 2000 },
    people: { teachers: 48, students: 960, closed: 12 },
    year: { name: '2025/26', startedAt: '2025-08-18T07:00:00.000Z' },
    ...over,
  };
}

export function aYearChange(over: Partial<YearChange> = {}): YearChange {
  return {
    name: '2025/26',
    status: 'done',
    startedAt: '2025-08-18T07:00:00.000Z',
    finishedAt: '2025-08-18T07:04:00.000Z',
    moved: 820,
    left: 96,
    archived: 31,
    ...over,
  };
}

export function aYearPlan(over: Partial<YearPlan> = {}): Omit<YearPlan, 'success'> {
  return {
    students: [
      { grade: '6', count: 140 },
      { grade: '12', count: 96 },
    ],
    classes: 31,
    last: aYearChange(),
    ...over,
  };
}

export function anEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'a1',
    at: '2026-11-22T09:05:00.000Z',
    actor: { uid: teacher.uid, name: teacher.fullName },
    act: 'account.grade-changed',
    target: { kind: 'account', id: 'ada-okoye', name: 'Ada Okoye' },
    changes: [{ field: 'grade', from: '8', to: '9' }],
    ...over,
  };
}

/** Serves these people with the server's own search; returns the queries it received. */
export function servePeople(...people: Person[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/admin/people', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const wanted = (name: string, value: string | null) =>
        !searchParams.has(name) || searchParams.get(name) === value;
      const found = people.filter(
        (one) =>
          wanted('role', one.userType) &&
          wanted('grade', one.currentGrade) &&
          wanted('status', one.status) &&
          `${one.fullName} ${one.email}`
            .toLowerCase()
            .includes((searchParams.get('search') ?? '').toLowerCase()),
      );
      const { page, next } = takePage(found, request);
      return HttpResponse.json({ success: true, people: page, next });
    }),
  );
  return asked;
}

/** Mocks one call and returns the bodies that were sent to it. */
export function serve(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  reply: object | (() => object),
): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http[method](`/api/admin${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      const told: object = reply instanceof Function ? reply() : reply;
      return HttpResponse.json({ success: true, ...told });
    }),
  );
  return sent;
}

/** Makes one call fail with this status. */
export function refuse(method: 'get' | 'post' | 'patch', path: string, status: number): void {
  const refusal = { success: false, error: 'This cannot be done now.', code: 'conflict' };
  server.use(http[method](`/api/admin${path}`, () => HttpResponse.json(refusal, { status })));
}
