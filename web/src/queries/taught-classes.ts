import * as endpoints from '@study-assistant/contract/classes/classes';
import type {
  RosterResult,
  RosterRow,
  TaughtClass,
} from '@study-assistant/contract/classes/classes';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type ClassWithStudents = Omit<Reply<typeof endpoints.getClass>, 'success'>;
export type ClassFields = Input<typeof endpoints.createClass>['body'];

export const taughtClassQueries = {
  /** With its students, by name. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['classes', 'one', id],
      queryFn: ({ signal }): Promise<ClassWithStudents> =>
        call(endpoints.getClass, { params: { id } }, { signal }),
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

/** What an import would do to each row. */
export async function previewRoster(id: string, rows: RosterRow[]): Promise<RosterResult[]> {
  return (await call(endpoints.importRoster, { params: { id }, body: { rows, preview: true } }))
    .results;
}

export async function importRoster(id: string, rows: RosterRow[]): Promise<RosterResult[]> {
  return (await call(endpoints.importRoster, { params: { id }, body: { rows, preview: false } }))
    .results;
}
