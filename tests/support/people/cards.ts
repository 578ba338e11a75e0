import { randomUUID } from 'node:crypto';
import type { CardSecret, PrintedCard } from '@study-assistant/contract/people/cards';
import { ask, type Answer } from '../product/site.ts';
import { signInByToken, type Person } from './people.ts';

export const PICTURES: CardSecret = {
  kind: 'pictures',
  pictures: ['cat', 'sun', 'key', 'boat'],
};
export const OTHER_PICTURES: CardSecret = {
  kind: 'pictures',
  pictures: ['sun', 'cat', 'key', 'boat'],
};

export type Child = { uid: string; fullName: string; email: string };

/** Children without a mailbox, whom a list takes into a class. */
export async function takeInChildren(
  { token }: Pick<Person, 'token'>,
  classId: string,
  names: readonly string[],
): Promise<Child[]> {
  const rows = names.map((fullName) => ({ fullName, email: '', grade: '9' }));
  const json = { rows, preview: false };
  const { status, body } = await ask(`/api/classes/${classId}/roster`, { token, json });
  if (status !== 200) throw new Error(`the list was refused: ${JSON.stringify(body)}`);
  const { body: found } = await ask(`/api/classes/${classId}`, { token });
  const students = found.students as Child[];
  return names.flatMap((name) => students.filter(({ fullName }) => fullName === name));
}

export function print(
  { token }: Pick<Person, 'token'>,
  classId: string,
  studentIds: readonly string[],
): Promise<Answer> {
  return ask(`/api/classes/${classId}/cards`, { token, json: { studentIds } });
}

/** The codes of new cards. */
export async function printedCodes(
  teacher: Pick<Person, 'token'>,
  classId: string,
  studentIds: readonly string[],
): Promise<string[]> {
  const { status, body } = await print(teacher, classId, studentIds);
  if (status !== 201) throw new Error(`the cards were refused: ${JSON.stringify(body)}`);
  return (body.cards as PrintedCard[]).map(({ code }) => code);
}

/** A child with the card that she has not used yet. */
export async function aChildWithCard(
  teacher: Pick<Person, 'token'>,
  classId: string,
  name = `Child ${randomUUID()}`,
): Promise<Child & { code: string }> {
  const [child] = await takeInChildren(teacher, classId, [name]);
  if (!child) throw new Error('the list has taken in nobody');
  const [code = ''] = await printedCodes(teacher, classId, [child.uid]);
  return { ...child, code };
}

export function look(code: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask('/api/cards/look', { json: { code }, headers });
}

export function setSecret(code: string, secret: CardSecret = PICTURES): Promise<Answer> {
  return ask('/api/cards/secret', { json: { code, secret } });
}

export function signInByCard(code: string, secret: CardSecret = PICTURES): Promise<Answer> {
  return ask('/api/cards/sign-in', { json: { code, secret } });
}

/** Her token after a sign-in that has been answered with success. */
export async function tokenFrom({ status, body }: Answer): Promise<string> {
  if (status !== 200) throw new Error(`the card was refused: ${JSON.stringify(body)}`);
  return signInByToken(String(body.token));
}
