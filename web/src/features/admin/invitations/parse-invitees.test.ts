import { MAX_INVITATIONS } from '@study-assistant/contract/people/invitations';
import { expect, test } from 'vitest';
import { parseInvitees, toInvitees } from './parse-invitees.ts';

test.each([
  ['Ada Okoye, ada@school.example', 'Ada Okoye', false],
  ['Okoye, Ada, ada@school.example', 'Ada Okoye', false],
  ['Ada Okoye <ADA@school.example>', 'Ada Okoye', false],
  ['ada@school.example; Ada Okoye', 'Ada Okoye', false],
  ['"Ada Okoye"\tada@school.example', 'Ada Okoye', false],
  ['ada@school.example', 'Ada', true],
])('%s is read', (line, fullName, isNameGuessed) => {
  expect(parseInvitees(line)).toEqual([
    { number: 1, fullName, email: 'ada@school.example', isNameGuessed, problem: null },
  ]);
});

test('a name is made of an address in words', () => {
  expect(parseInvitees('zoë.van-dyk_2@school.example')[0]?.fullName).toBe('Zoë Van Dyk');
});

test.each([
  ['Ada Okoye', 'There is no e-mail address in this line.'],
  ['Ada Okoye, ada@school', 'Please enter a valid email address.'],
  ['123@school.example', 'Please enter a full name.'],
])('%s cannot be invited', (line, problem) => {
  expect(parseInvitees(line)[0]?.problem).toBe(problem);
});

test('empty lines count for nothing, but lines keep their numbers', () => {
  expect(parseInvitees('\na@b.example\r\n\n c@d.example ').map(({ number }) => number)).toEqual([
    2, 4,
  ]);
});

test('an address that stands twice is invited once', () => {
  const lines = parseInvitees('Ada, ada@school.example\nAda O, ADA@school.example');
  expect(lines.map(({ problem }) => problem)).toEqual([
    null,
    'This address stands in the list twice.',
  ]);
  expect(toInvitees(lines, true)).toEqual([
    { fullName: 'Ada', email: 'ada@school.example', isAdmin: true },
  ]);
});

test('no more are invited at once than the server takes', () => {
  const lines = Array.from({ length: MAX_INVITATIONS + 1 }, (_, at) => `T, t${at}@school.example`);
  const read = parseInvitees(lines.join('\n'));
  expect(toInvitees(read, false)).toHaveLength(MAX_INVITATIONS);
  expect(read.at(-1)?.problem).toBe(`Please invite at most ${MAX_INVITATIONS} at once.`);
});
