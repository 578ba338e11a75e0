import {
  taughtClassSchema,
  type ClassStudent,
  type TaughtClass,
} from '@study-assistant/contract/classes/classes';
import { http, HttpResponse } from 'msw';
import type { ListedClass } from '../queries/classes.ts';
import { teacher } from './render-signed-in.tsx';
import { server } from './server.ts';

/** An active class of the teacher's. A field that has a default in the contract has it here too. */
export function aTaughtClass(name: string, over: Partial<TaughtClass> = {}): TaughtClass {
  const taught = taughtClassSchema.parse({
    id: idOf(name),
    name,
    subject: 'Biology',
    grade: '9',
    timeZone: 'Europe/Oslo',
    archivedAt: null,
    teachers: [{ uid: teacher.uid, fullName: teacher.fullName }],
    joinCode: null,
  });
  return { ...taught, ...over };
}

export function aListedClass(name: string, over: Partial<ListedClass> = {}): ListedClass {
  const { teachers: _teachers, joinCode: _joinCode, ...fields } = aTaughtClass(name);
  return { ...fields, teacherIds: [teacher.uid], students: 28, ...over };
}

export function aClassStudent(fullName: string, over: Partial<ClassStudent> = {}): ClassStudent {
  const uid = idOf(fullName);
  return { uid, fullName, email: `${uid}@school.example`, grade: '9', timeFactor: 1, ...over };
}

/** Serves the teacher's classes; none by default. */
export function serveClasses(...classes: ListedClass[]): void {
  server.use(http.get('/api/classes', () => HttpResponse.json({ success: true, classes })));
}

/** Serves one class with its students. */
export function serveClass(taught: TaughtClass, ...students: ClassStudent[]): void {
  server.use(
    http.get(`/api/classes/${taught.id}`, () =>
      HttpResponse.json({ success: true, class: taught, students, invitations: [] }),
    ),
  );
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
