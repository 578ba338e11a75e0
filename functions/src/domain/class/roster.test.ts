import { describe, expect, test } from 'vitest';
import {
  checkRows,
  findNamesake,
  isFreeToAdd,
  planRow,
  type KnownAccount,
  type Pupil,
  type RosterImporter,
} from './roster.ts';

const row = { fullName: 'Ada Byron', email: 'ada@school.edu', grade: '9' };
const place = { schoolId: 'main', classId: '9b' };
const ada: Pupil = { fullName: 'Ada Byron', email: 'ada@school.edu', currentGrade: '9' };

test('a row is read as a sign-up would read it', () => {
  const typed = { fullName: '  Ada \u202E Byron ', email: ' Ada@School.EDU ', grade: 'Grade 9' };
  expect(checkRows([typed], place)).toEqual([ada]);
});

test.each([
  [{ ...row, fullName: ' ' }, 'The name is missing or cannot be used.'],
  [{ ...row, email: 'ada' }, 'This is not an e-mail address.'],
  [{ ...row, grade: '5' }, 'The grade has to be one of 6, 7, 8, 9, 10, 11, 12.'],
  [{ ...row, grade: '' }, 'The grade has to be one of 6, 7, 8, 9, 10, 11, 12.'],
])('%o cannot be taken in', (wrong, problem) => {
  expect(checkRows([wrong], place)).toEqual([problem]);
});

test('of two rows with one address the first counts', () => {
  const again = { ...row, fullName: 'Ada B.', email: 'ADA@school.edu' };
  expect(checkRows([row, again], place)).toEqual([ada, 'This address is in the list twice.']);
});

describe('a row without an address', () => {
  const child = { ...row, email: '' };

  function addressOf(one: object, where = place) {
    const [checked] = checkRows([{ ...child, ...one }], where);
    return typeof checked === 'string' ? checked : checked?.email;
  }

  test('with a student number has the address of this number at the school', () => {
    expect(addressOf({ studentNumber: ' 10-A7 ' })).toBe('nr-10-a7@main.no-mailbox.invalid');
    const elsewhere = { ...place, classId: '9c' };
    expect(addressOf({ studentNumber: '10-a7' }, elsewhere)).toBe(
      addressOf({ studentNumber: '10-A7' }),
    );
    const north = { ...place, schoolId: 'north' };
    expect(addressOf({ studentNumber: '10-a7' }, north)).toBe('nr-10-a7@north.no-mailbox.invalid');
  });

  test('with a name alone is the same student in her class, and another one in others', () => {
    expect(addressOf({})).toMatch(/^name-[0-9a-f]{32}@main\.no-mailbox\.invalid$/);
    expect(addressOf({ fullName: ' ada  BYRON ' })).toBe(addressOf({}));
    expect(addressOf({}, { ...place, classId: '9c' })).not.toBe(addressOf({}));
  });

  test.each([
    [[{}, {}], /^Two students of this list have this name\./],
    [[{ studentNumber: '7' }, { studentNumber: '7' }], 'This student number is in the list twice.'],
    [[{ studentNumber: '7/8' }, {}], /^A student number has at most 20/],
    [[{ fullName: '' }, {}], 'The name is missing or cannot be used.'],
  ])('of %o one is a problem', (rows, problem) => {
    const checked = checkRows(
      rows.map((one) => ({ ...child, ...one })),
      place,
    );
    const said = checked.filter((one) => typeof one === 'string');
    expect(said).not.toEqual([]);
    for (const one of said) expect(one).toMatch(problem);
  });

  test('two of one name are taken in by their numbers', () => {
    const rows = ['7', '8'].map((studentNumber) => ({ ...child, studentNumber }));
    expect(checkRows(rows, place).map((one) => typeof one)).toEqual(['object', 'object']);
  });

  test('whose name somebody else in the class has is a problem', () => {
    const [byName] = checkRows([child], place) as [Pupil];
    const other = { fullName: 'Ada BYRON', email: 'nr-7@main.no-mailbox.invalid' };
    expect(findNamesake(byName, [other])).toMatch(/is in the class already/);
    expect(findNamesake(byName, [{ ...other, email: byName.email }])).toBeNull();
    const [byNumber] = checkRows([{ ...child, studentNumber: '9' }], place) as [Pupil];
    expect(findNamesake(byNumber, [other])).toBeNull();
  });
});

describe('a row', () => {
  const student: KnownAccount = {
    uid: 'ada',
    hasSignIn: true,
    isEmailVerified: true,
    isClosed: false,
    isOfOtherSchool: false,
    profile: {
      ...{ ...ada, uid: 'ada', userType: 'student', classIds: [] },
      isMadeByList: true,
    },
    runningClasses: 0,
    isInvited: false,
  };
  const classIds = Array.from({ length: 20 }, (_, at) => `class-${at}`);
  const stranger = { ...student, profile: null };
  const refused = 'This address cannot be used for a student here.';
  const closed = 'This account is closed. Ask an admin to open it again.';
  const unconfirmed =
    'This address has an account that its owner has not confirmed. Ask the student to set a password by “Forgot password?” and to sign in, then import the list again.';

  test.each<[string, KnownAccount | null, string, string | null]>([
    ['without an account makes one', null, 'create', null],
    ['of a student of no class whom a list has made adds her', student, 'add', null],
    ['of one who signed up herself asks her', signedUp(student), 'invite', null],
    ['of a student of another class asks her', inClasses(student, ['8a']), 'invite', null],
    [
      'of one who was asked before does nothing',
      { ...signedUp(student), isInvited: true },
      'invited',
      null,
    ],
    ['of a half-made account finishes it', { ...stranger, hasSignIn: false }, 'create', null],
    ['of another school is refused', { ...stranger, isOfOtherSchool: true }, 'problem', refused],
    [
      'of a student of another school who has not confirmed it',
      { ...stranger, isOfOtherSchool: true, isEmailVerified: false },
      'problem',
      unconfirmed,
    ],
    [
      'of a student whom another school has made, and who has not come yet',
      { ...stranger, isOfOtherSchool: true, isEmailVerified: false, hasSignIn: false },
      'problem',
      refused,
    ],
    [
      'of a teacher who has not confirmed it',
      { ...teacher(student), isEmailVerified: false },
      'problem',
      unconfirmed,
    ],
    [
      'of an unfinished sign-up that is not confirmed gives way',
      { ...stranger, isEmailVerified: false },
      'create',
      null,
    ],
    [
      'of an unfinished sign-up that is confirmed is refused',
      stranger,
      'problem',
      'The sign-up with this address is not finished. Please ask the student to finish it.',
    ],
    [
      'of an account that is not confirmed is refused',
      { ...student, isEmailVerified: false },
      'problem',
      unconfirmed,
    ],
    [
      'of an account that nobody can sign in to adds her',
      { ...student, isEmailVerified: false, hasSignIn: false },
      'add',
      null,
    ],
    [
      'of a student of the class does nothing, confirmed or not',
      { ...inClasses(student, ['9b']), isEmailVerified: false },
      'member',
      null,
    ],
    ['of a closed account is refused', { ...student, isClosed: true }, 'problem', refused],
    [
      'of a closed account of the class is refused',
      { ...inClasses(student, ['9b']), isClosed: true },
      'problem',
      closed,
    ],
    ['of a closed account without a profile', { ...stranger, isClosed: true }, 'problem', refused],
    ['of a teacher is refused', teacher(student), 'problem', refused],
    ['of a student of twenty classes asks her', inClasses(student, classIds), 'invite', null],
    ['of a student of the class does nothing', inClasses(student, ['9b']), 'member', null],
  ])('%s', (_what, account, outcome, note) => {
    expect(planRow(ada, account, { classId: '9b', by: teacherOf9b })).toEqual({ outcome, note });
  });

  test.each<[string, KnownAccount, string, string | null]>([
    ['who signed up herself', signedUp(student), 'add', null],
    ['of another class', inClasses(student, ['8a']), 'add', null],
    [
      'of twenty classes, of which one has ended',
      { ...inClasses(student, classIds), runningClasses: 19 },
      'add',
      null,
    ],
    [
      'of twenty classes not',
      inClasses(student, classIds),
      'problem',
      'This student is in 20 classes already.',
    ],
    [
      'whose account is not confirmed not',
      { ...student, isEmailVerified: false },
      'problem',
      unconfirmed,
    ],
  ])('an admin adds a student %s', (_what, account, outcome, note) => {
    expect(planRow(ada, account, { classId: '9b', by: admin })).toEqual({ outcome, note });
  });

  test('tells what the account says otherwise of a student of the class alone', () => {
    const other: Pupil = { ...ada, fullName: 'Augusta', currentGrade: '10' };
    const notesOf = (account: KnownAccount) =>
      [teacherOf9b, admin].map((by) => planRow(other, account, { classId: '9b', by }).note);
    const note = 'The account has the name Ada Byron and grade 9.';
    expect(notesOf(inClasses(student, ['9b']))).toEqual([note, note]);
    for (const account of [student, signedUp(student), inClasses(student, ['8a'])]) {
      expect(notesOf(account)).toEqual([null, null]);
    }
  });
});

test.each([
  [{ classIds: [], isMadeByList: true }, true],
  [{ classIds: [], isMadeByList: false }, false],
  [{ classIds: ['8a'], isMadeByList: true }, false],
])('%o is free to add: %s', (student, isFree) => {
  expect(isFreeToAdd(student)).toBe(isFree);
});

const teacherOf9b: RosterImporter = { isAdmin: false };
const admin: RosterImporter = { isAdmin: true };

function signedUp(account: KnownAccount): KnownAccount {
  const { profile } = account;
  return { ...account, profile: profile && { ...profile, isMadeByList: false } };
}

function teacher(account: KnownAccount): KnownAccount {
  const { profile } = account;
  return { ...account, profile: profile && { ...profile, userType: 'teacher' } };
}

function inClasses(account: KnownAccount, classIds: string[]): KnownAccount {
  const { profile } = account;
  return {
    ...account,
    profile: profile && { ...profile, classIds },
    runningClasses: classIds.length,
  };
}
