import type { User } from '@study-assistant/contract/people/accounts';
import { changeStudent as endpoint } from '@study-assistant/contract/people/people';
import type { Input } from '@study-assistant/contract/wire/endpoint';
import { call } from '../lib/api/api-client.ts';

export type StudentFields = Input<typeof endpoint>['body'];

/** Returns the student with the new name and grade. */
export async function changeStudent(uid: string, fields: StudentFields): Promise<User> {
  return (await call(endpoint, { params: { uid }, body: fields })).user;
}
