import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOther, listAsked } from '../../attackers/find-others.ts';
import { openInProcessSchool, type InProcessSchool } from '../../attackers/in-process-school.ts';

let school: InProcessSchool;

beforeAll(async () => void (school = await openInProcessSchool('demo-access')));
afterAll(() => school.close());

test('each endpoint answers each caller as the table says', async () => {
  const others: string[] = [];
  for (const asked of listAsked()) {
    const other = await findOther(school, asked);
    if (other !== null) others.push(other);
  }
  expect(others).toEqual([]);
});

test('no other site may read an answer', async () => {
  // This is tested here because Firebase's local functions open theirs to every site.
  const headers = {
    ...{ Origin: 'https://evil.example', 'Access-Control-Request-Method': 'DELETE' },
    'Access-Control-Request-Headers': 'authorization',
  };
  for (const method of ['OPTIONS', 'GET', 'DELETE']) {
    const answer = await fetch(`${school.room.url}/api/quizzes`, { method, headers });
    const told = [...answer.headers.keys()].filter((name) =>
      /^access-control|^x-powered/.test(name),
    );
    expect(told).toEqual([]);
  }
});
