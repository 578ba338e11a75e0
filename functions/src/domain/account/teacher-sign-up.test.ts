import { expect, test } from 'vitest';
import { admitTeacher, type TeacherSignUp } from './teacher-sign-up.ts';

const open: TeacherSignUp = { mode: 'open', domains: [] };
const invited: TeacherSignUp = { mode: 'invited', domains: ['school.edu'] };
const ofDomains = (...domains: string[]): TeacherSignUp => ({ mode: 'domains', domains });

test.each<[string, string, TeacherSignUp, string]>([
  ['anyone where sign-up is open', 'a@gmail.com', open, 'admitted'],
  ['an address of the school', 'ann@School.edu', ofDomains('school.edu'), 'admitted'],
  ['an address of another domain', 'ann@gmail.com', ofDomains('school.edu'), 'refused'],
  ['a domain that only ends alike', 'ann@notschool.edu', ofDomains('school.edu'), 'refused'],
  ['a subdomain that is not listed', 'ann@mail.school.edu', ofDomains('school.edu'), 'refused'],
  [
    'a listed name before the last @',
    '"ann@school.edu"@evil.org',
    ofDomains('school.edu'),
    'refused',
  ],
  ['nobody where the list is empty', 'ann@school.edu', ofDomains(), 'refused'],
  ['a domain does not count where teachers are invited', 'ann@school.edu', invited, 'refused'],
])('%s', (_what, email, policy, expected) => {
  expect(admitTeacher(policy, { email, isEmailVerified: true }, false)).toBe(expected);
});

test.each([open, ofDomains('school.edu'), invited])('an invitation lets in: %o', (policy) => {
  const holder = { email: 'ann@gmail.com', isEmailVerified: true };
  expect(admitTeacher(policy, holder, true)).toBe('admitted');
});

test.each<[TeacherSignUp, string]>([
  [open, 'admitted'],
  [ofDomains('school.edu'), 'unconfirmed'],
  [invited, 'unconfirmed'],
])('an address that is not confirmed proves nothing: %o', (policy, expected) => {
  const holder = { email: 'ann@school.edu', isEmailVerified: false };
  for (const isInvited of [false, true]) {
    expect(admitTeacher(policy, holder, isInvited)).toBe(expected);
  }
});
