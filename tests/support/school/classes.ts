import type { createClass } from '@study-assistant/contract/classes/classes';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Person } from '../people/people.ts';
import { ask, type Answer } from '../product/site.ts';

type AClass = { id: string; joinCode: { code: string; expiresAt: string } | null };

export const CLASS_FIELDS: Parsed<typeof createClass>['body'] = {
  name: 'Biology 9b',
  subject: 'Biology',
  grade: '9',
  timeZone: 'Europe/Oslo',
};

/** A class of this teacher. */
export async function aClass({ token }: Person, fields: object = {}): Promise<AClass> {
  const { body } = await ask('/api/classes', { token, json: { ...CLASS_FIELDS, ...fields } });
  return body.class as AClass;
}

/** A class with a code to join it. */
export async function anOpenClass(teacher: Person): Promise<{ id: string; code: string }> {
  const { id } = await aClass(teacher);
  return { id, code: await renewCode(teacher, id) };
}

export async function renewCode({ token }: Person, id: string): Promise<string> {
  const { body } = await ask(`/api/classes/${id}/join-code`, { method: 'POST', token });
  return (body.class as AClass).joinCode?.code ?? '';
}

export function join(
  { token }: Person,
  code: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask('/api/classes/join', { token, json: { code }, headers });
}
