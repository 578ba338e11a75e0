import { expect, test } from 'vitest';
import { canSignUpAsTeacher } from './teacher-sign-up.ts';

test.each([
  ['anyone where sign-up is open', 'a@gmail.com', null, true],
  ['an address of the school', 'ann@School.edu', ['school.edu'], true],
  ['an address of another domain', 'ann@gmail.com', ['school.edu'], false],
  ['a domain that only ends alike', 'ann@notschool.edu', ['school.edu'], false],
  ['a subdomain that is not listed', 'ann@mail.school.edu', ['school.edu'], false],
  ['a listed name before the last @', '"ann@school.edu"@evil.org', ['school.edu'], false],
  ['nobody where the list is empty', 'ann@school.edu', [], false],
])('%s', (_what, email, domains, expected) => {
  expect(canSignUpAsTeacher(email, domains)).toBe(expected);
});
