import { changePerson } from '@study-assistant/contract/people/people';
import { changeSchool, startYear } from '@study-assistant/contract/school/school';
import { expect, test } from 'vitest';
import { limitsOf } from './limited-endpoints.ts';

test.each([changePerson, changeSchool, startYear])(
  'what changes others is counted: $method $path',
  (endpoint) => {
    expect(limitsOf(endpoint, { query: {}, body: {} })).toEqual([{ name: 'otherAccounts' }]);
  },
);
