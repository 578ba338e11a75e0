import { describe, expect, test } from 'vitest';
import type { Member } from './member.ts';
import { toPerson } from './person.ts';

const maya: Member = {
  uid: 'maya',
  email: 'maya@school.edu',
  fullName: 'Maya',
  userType: 'student',
  currentGrade: '9',
  classIds: ['9b'],
  isAdmin: false,
  createdAt: '2026-08-20T08:00:00.000Z',
  closedAt: null,
  isMadeByList: false,
  isErasing: false,
  isUnproven: false,
  endedSignIns: null,
};
const closedAt = '2026-11-22T08:00:00.000Z';

describe('a person', () => {
  test('is shown without her classes', () => {
    expect(toPerson(maya, 12)).toEqual({
      ...{ uid: 'maya', email: 'maya@school.edu', fullName: 'Maya', userType: 'student' },
      ...{ currentGrade: '9', isAdmin: false, status: 'open', createdAt: maya.createdAt },
      ...{ closedAt: null, eraseAfter: null },
    });
  });

  test.each([
    [{ closedAt }, { status: 'closed', closedAt, eraseAfter: '2027-11-22T08:00:00.000Z' }],
    [{ closedAt, isErasing: true }, { status: 'erasing' }],
  ])('with %o is %o', (stored, shown) => {
    expect(toPerson({ ...maya, ...stored }, 12)).toMatchObject(shown);
  });
});
