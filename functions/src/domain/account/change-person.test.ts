import { describe, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import {
  changeFields,
  changeStudentFields,
  closePerson,
  leaveSchool,
  openPerson,
  type PersonFound,
} from './change-person.ts';
import type { Member } from './member.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const CLOSED = { closedAt: '2026-11-01T08:00:00.000Z' };

function aMember(uid: string, over: Partial<Member> = {}): Member {
  return {
    ...{ uid, fullName: uid, email: `${uid}@school.edu`, userType: 'teacher', currentGrade: null },
    ...{ classIds: [], isAdmin: false, createdAt: '2026-08-20T08:00:00.000Z', closedAt: null },
    ...{ isMadeByList: false, isErasing: false, isUnproven: false, endedSignIns: null },
    ...over,
  };
}

const ada = aMember('ada', { isAdmin: true });
const tina = aMember('tina');
const maya = aMember('maya', { userType: 'student', currentGrade: '9', classIds: ['9b'] });

const found = (person: Member | null, actor: Member | null = ada, isLastAdmin = false) => ({
  ...{ person, actor, isLastAdmin },
});

/** The code of a refusal, or what changes. */
function outcomeOf(decide: () => { changes: object; entries: { act: string }[] }) {
  try {
    const { changes, entries } = decide();
    return [changes, entries.map(({ act }) => act)];
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

describe('an admin', () => {
  test.each<[string, PersonFound, Parameters<typeof changeFields>[1], unknown]>([
    [
      'renames anybody',
      found(tina),
      { fullName: 'Tina B' },
      [{ fullName: 'Tina B' }, ['account.renamed']],
    ],
    [
      'says the grade of a student',
      found(maya),
      { currentGrade: '10' },
      [{ currentGrade: '10' }, ['account.grade-changed']],
    ],
    ['says what is so already', found(maya), { fullName: 'maya', currentGrade: '9' }, [{}, []]],
    [
      'makes an admin',
      found(tina),
      { isAdmin: true },
      [{ isAdmin: true }, ['account.role-changed']],
    ],
    [
      'is no admin any more',
      found(tina, { ...ada, isAdmin: false }),
      { fullName: 'T' },
      'forbidden',
    ],
    ['is closed by then', found(tina, { ...ada, ...CLOSED }), { fullName: 'T' }, 'forbidden'],
    ['is gone by then', found(tina, null), { fullName: 'T' }, 'forbidden'],
    ['means somebody who is not there', found(null), { fullName: 'T' }, 'not-found'],
    [
      'means one who is being erased',
      found({ ...tina, isErasing: true }),
      { fullName: 'T' },
      'conflict',
    ],
    ['gives a grade to a teacher', found(tina), { currentGrade: '9' }, 'invalid-request'],
    ['makes a student an admin', found(maya), { isAdmin: true }, 'invalid-request'],
    [
      'makes a closed teacher an admin',
      found({ ...tina, ...CLOSED }),
      { isAdmin: true },
      'conflict',
    ],
    ['takes it from the last one', found(ada, ada, true), { isAdmin: false }, 'conflict'],
  ])('who %s', (_what, who, fields, outcome) => {
    expect(outcomeOf(() => changeFields(who, fields, true))).toEqual(outcome);
  });

  test('makes nobody an admin whose address is not known to be hers', () => {
    expect(outcomeOf(() => changeFields(found(tina), { isAdmin: true }))).toBe('conflict');
    const taken = outcomeOf(() => changeFields(found(ada), { isAdmin: false }));
    expect(taken).toEqual([{ isAdmin: false }, ['account.role-changed']]);
  });

  test.each<[string, PersonFound, unknown]>([
    ['another', found(tina), [{ closedAt: NOW.toISOString() }, ['account.closed']]],
    ['one who is closed', found({ ...tina, ...CLOSED }), [{}, []]],
    ['herself', found(ada), 'conflict'],
    ['the last admin', found(ada, aMember('eve', { isAdmin: true }), true), 'conflict'],
    ['nobody', found(null), 'not-found'],
  ])('closes %s', (_whom, who, outcome) => {
    expect(outcomeOf(() => closePerson(who, NOW))).toEqual(outcome);
  });

  test.each<[string, PersonFound, unknown]>([
    ['who is closed', found({ ...tina, ...CLOSED }), [{ closedAt: null }, ['account.opened']]],
    ['who is open', found(tina), [{}, []]],
    ['who is being erased', found({ ...tina, ...CLOSED, isErasing: true }), 'conflict'],
  ])('opens one %s', (_whom, who, outcome) => {
    expect(outcomeOf(() => openPerson(who))).toEqual(outcome);
  });
});

describe('a student is renamed', () => {
  const inTwo = { ...maya, classIds: ['9b', '9c'] };
  const renamed = [{ fullName: 'Maya B' }, ['account.renamed']];
  test.each<[string, PersonFound, string[], unknown]>([
    ['by a teacher of her class', found(maya, tina), ['9b'], renamed],
    [
      'by a teacher of her class that is archived',
      found(maya, tina),
      ['9b (archived)'],
      'conflict',
    ],
    ['by one of two classes', found(inTwo, tina), ['9b (archived)', '9c'], renamed],
    ['by an admin whose class is archived', found(maya), ['9b (archived)'], renamed],
    ['by a teacher of another class', found(maya, tina), ['9c'], 'not-found'],
    ['by an admin', found(maya), [], renamed],
    ['by an admin though she is closed', found({ ...maya, ...CLOSED }), [], renamed],
    [
      'by her teacher though she is closed',
      found({ ...maya, ...CLOSED }, tina),
      ['9b'],
      'not-found',
    ],
    ['by a teacher who is closed', found(maya, { ...tina, ...CLOSED }), ['9b'], 'forbidden'],
    ['where she is a teacher', found({ ...tina, classIds: ['9b'] }, tina), ['9b'], 'not-found'],
    ['where nobody is', found(null, tina), ['9b'], 'not-found'],
  ])('%s', (_how, who, taughtIds, outcome) => {
    const fields = { fullName: 'Maya B', isAdmin: true };
    const taught = taughtIds.map((name) => ({
      id: name.slice(0, 2),
      archivedAt: name.endsWith('(archived)') ? NOW.toISOString() : null,
    }));
    expect(outcomeOf(() => changeStudentFields(who, fields, taught))).toEqual(outcome);
  });
});

test.each<[string, PersonFound, unknown]>([
  ['anybody', found(maya, maya), [{ closedAt: NOW.toISOString() }, ['account.left']]],
  ['who has left already', found({ ...maya, ...CLOSED }, maya), [{}, []]],
  ['the last admin', found(ada, ada, true), 'conflict'],
  ['who is being erased', found({ ...maya, isErasing: true }, maya), 'conflict'],
])('the school is left by %s', (_who, who, outcome) => {
  expect(outcomeOf(() => leaveSchool(who, NOW))).toEqual(outcome);
});
