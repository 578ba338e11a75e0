import { expect, test } from 'vitest';
import { makeMutants } from './make-mutants.ts';

function rules(inside: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${inside}
  }
}`;
}

/** What replaces `inside` in each mutant, on one line. */
function mutantsOf(inside: string): string[] {
  const [before = '', after = ''] = rules('|').split('|');
  return makeMutants(rules(inside))
    .map(({ text }) => text.slice(before.length, text.length - after.length))
    .sort();
}

/** The mutants of an allow, without the match around it. */
function mutantsOfAllow(allow: string): string[] {
  const frame = ['match /a/{b} { ', ' }'] as const;
  return mutantsOf(frame.join(allow))
    .filter((text) => text.startsWith(frame[0]))
    .map((text) => text.slice(frame[0].length, -frame[1].length));
}

test.each([
  ['get: if a.b', ['get, write: if a.b', 'get: if true', 'read: if a.b']],
  ['read: if a.b', ['read, write: if a.b', 'read: if true']],
  ['create: if a.b', ['create: if true', 'write: if a.b']],
  [
    'create: if resource == null',
    ['create: if resource != null', 'create: if resource == resource', 'create: if true'],
  ],
])('an allow of %s is widened and opened', (allow, mutants) => {
  expect(mutantsOfAllow(`allow ${allow};`)).toEqual(mutants.map((one) => `allow ${one};`));
});

test.each([
  ['a.b && c.d && e.f', ['a.b && c.d && true', 'a.b && true && e.f', 'true && c.d && e.f']],
  ['a.b || c.d', ['a.b || false', 'false || c.d']],
  ['a.b == c.d', ['a.b != c.d', 'a.b == a.b']],
  ['a.c == b', ["a.c == 'main'", 'a.c != b', 'a.c == a.c']],
  ['a.b.c || a.b.d', ['a.b.c || a.b.c', 'a.b.c || false', 'a.b.d || a.b.d', 'false || a.b.d']],
  ['a.b <= 25', ['a.b < 25', 'a.b <= 26']],
  ["a.b in ['c']", ["a.b in ['c-']"]],
  ['!a.b', ['a.b']],
])('the condition %s is weakened in each of its parts', (condition, mutants) => {
  const all = mutantsOfAllow(`allow read: if ${condition};`);
  const others = ['allow read, write: ', 'allow read: if true;'];
  const weakened = all.filter((text) => !others.some((other) => text.startsWith(other)));
  expect(weakened).toEqual(mutants.map((one) => `allow read: if ${one};`).sort());
});

test('a path is widened in each of its segments', () => {
  const paths = mutantsOf('match /a/{b} { allow read: if c.d; }')
    .filter((text) => text.endsWith(' { allow read: if c.d; }'))
    .map((text) => text.split(' ')[1]);
  expect(paths).toEqual(['/a/{b=**}', '/{any}/{b}']);
});

test("a function's answer becomes true", () => {
  expect(mutantsOf('function f(x) { let y = x.z; return y.a; }')).toEqual([
    'function f(x) { let y = x.z; return true; }',
  ]);
});

test('a mutant says where it was changed and under which names', () => {
  const [mutant] = makeMutants(rules('match /a/{b} { match /c/d { allow read: if e.f; } }')).filter(
    ({ after }) => after === 'true',
  );
  expect(mutant).toMatchObject({ line: 4, before: 'e.f', path: ['a', 'c', 'd'] });
});
