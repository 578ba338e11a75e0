import { callOfRow, lastWhatEnds } from './calls.ts';
import { CALLERS, EXPECTED } from './expected-answers.ts';
import type { InProcessSchool } from './in-process-school.ts';

type Name = (typeof CALLERS)[number];
export type Asked = { name: Name; endpoint: string };

const REFUSALS = [401, 403, 404];

/** Every call of the table, ordered so that nothing is removed before it is needed. */
export function listAsked(): Asked[] {
  const endpoints = Object.keys(EXPECTED).sort((a, b) => lastWhatEnds(a) - lastWhatEnds(b));
  return [...CALLERS]
    .sort((a, b) => Number(a === 'coTeacher') - Number(b === 'coTeacher'))
    .flatMap((name) => endpoints.map((endpoint) => ({ name, endpoint })))
    .sort((a, b) => Number(closesOther(a)) - Number(closesOther(b)));
}

/** Nobody can find a student whose account is closed. */
function closesOther({ endpoint }: Asked): boolean {
  return endpoint === 'POST /admin/people/:uid/close';
}

function expectedOf({ name, endpoint }: Asked): string {
  return EXPECTED[endpoint]?.trim().split(/\s+/)[CALLERS.indexOf(name)] ?? 'a row';
}

/** A refusal's status, or a plus for any other answer that is not a server error. */
function toSign(status: number): string {
  return REFUSALS.includes(status) || status >= 500 ? String(status) : '+';
}

/** Describes an answer that differs from the table; null if it does not. */
export async function findOther(school: InProcessSchool, asked: Asked): Promise<string | null> {
  const row = callOfRow(asked.endpoint);
  const person = school.people[asked.name];
  const { status } = await school.ask(asked.endpoint, row(school.ids, person), person.token);
  const expected = expectedOf(asked);
  if (toSign(status) === expected) return null;
  return `${asked.endpoint} to ${asked.name}: ${status} in place of ${expected}`;
}
