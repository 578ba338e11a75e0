import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Amara Okafor', 'AO'],
  ['Amara Nkem Okafor', 'AO'],
  ['  ingrid   solberg ', 'IS'],
  ['Student', 'S'],
  ['Ørjan Ås', 'ØÅ'],
  ['李 小龍', '李小'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
