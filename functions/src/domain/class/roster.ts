import { createHash } from 'node:crypto';
import { MAX_WAITING_INVITATIONS } from '@study-assistant/contract/classes/class-invitations';
import {
  MAX_CLASSES,
  type RosterResult,
  type RosterRow,
} from '@study-assistant/contract/classes/classes';
import {
  saveUserDataBodySchema,
  type Grade,
  type User,
} from '@study-assistant/contract/people/accounts';
import {
  addressWithoutMailbox,
  hasNoMailbox,
  isUnreachable,
  NUMBER_KEY,
  studentNumberOf,
} from '@study-assistant/contract/people/no-mailbox';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { cleanName } from '@study-assistant/contract/wire/text';

/** A row that can be taken in; the address is in small letters, as accounts have it. */
export type Pupil = { fullName: string; email: string; currentGrade: Grade };

/** The account that an address has already. */
export type KnownAccount = {
  uid: string;
  /** Whether somebody can sign in to it. */
  hasSignIn: boolean;
  /** Whether whoever signs in to it has shown that the address is hers. */
  isEmailVerified: boolean;
  /** Whether nobody can sign in to it before it is opened again. */
  isClosed: boolean;
  /** Null where it is no account of this school yet. */
  profile: (User & FreeToAdd) | null;
  /** How many of her classes have not ended. */
  runningClasses: number;
  isOfOtherSchool: boolean;
  /** Whether she is asked into this class and has not answered. */
  isInvited: boolean;
};

type FreeToAdd = {
  /** Also of classes that have ended: their teachers still read what is hers. */
  classIds: readonly string[];
  /** Whether a list made the account. */
  isMadeByList: boolean;
};

/** Who takes students in by a list: an admin adds whom a teacher can only invite. */
export type RosterImporter = { isAdmin: boolean };

/** Whose an address is, and where, is nobody else's business: one sentence for all that are not free. */
export const NOT_FOR_STUDENTS = 'This address cannot be used for a student here.';
export const TOO_MANY_WAITING = `This student has not answered ${MAX_WAITING_INVITATIONS} of your invitations yet.`;

/**
 * Whether a teacher may put her into a class without asking: nobody can be asked whose account the
 * school has made, and nothing of hers is anybody's while she is in no class.
 */
export function isFreeToAdd({ classIds, isMadeByList }: FreeToAdd): boolean {
  return isMadeByList && classIds.length === 0;
}

/** Said alike of accounts of any school and role. Once its owner has set a password, it is hers to decide. */
const NOT_CONFIRMED =
  'This address has an account that its owner has not confirmed. Ask the student to set a password by “Forgot password?” and to sign in, then import the list again.';

const PROBLEMS: Readonly<Record<string, string>> = {
  fullName: 'The name is missing or cannot be used.',
  email: 'This is not an e-mail address.',
  currentGrade: `The grade has to be one of ${GRADES.join(', ')}.`,
};

/** Where a list leads, which tells its students without a mailbox from all others. */
export type RosterPlace = { schoolId: string; classId: string };

/** Each row as a sign-up would take it, or what is wrong with it. */
export function checkRows(rows: readonly RosterRow[], place: RosterPlace): (Pupil | string)[] {
  const seen = new Set<string>();
  const doubtful = listDoubtfulNames(rows);
  return rows.map((row) => {
    if (isByName(row) && doubtful.has(foldName(row.fullName))) return SAME_NAME;
    const pupil = isWithoutMailbox(row) ? checkWithoutMailbox(row, place) : checkReachable(row);
    if (typeof pupil === 'string') return pupil;
    if (seen.has(pupil.email)) {
      return `This ${isWithoutMailbox(row) ? 'student number' : 'address'} is in the list twice.`;
    }
    seen.add(pupil.email);
    return pupil;
  });
}

function checkReachable(row: RosterRow): Pupil | string {
  return isUnreachable(row.email) ? 'No mail can reach this address.' : checkRow(row);
}

/** Whether the name alone says who it is. */
function isByName(row: RosterRow): boolean {
  return isWithoutMailbox(row) && numberIn(row) === '';
}

function isWithoutMailbox({ email }: RosterRow): boolean {
  return email.trim() === '';
}

function numberIn({ studentNumber = '' }: RosterRow): string {
  return studentNumber.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}

function listDoubtfulNames(rows: readonly RosterRow[]): ReadonlySet<string> {
  const names = rows.filter(isByName).map(({ fullName }) => foldName(fullName));
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

function foldName(fullName: string): string {
  return cleanName(fullName).toLowerCase();
}

/**
 * A student who has a student number is the same in all classes of the school; one who has a name
 * alone is so in her class.
 */
function checkWithoutMailbox(row: RosterRow, { schoolId, classId }: RosterPlace): Pupil | string {
  const number = numberIn(row);
  if (number !== '' && !STUDENT_NUMBER.test(number)) return WRONG_NUMBER;
  const pupil = checkRow({ ...row, email: STAND_IN });
  if (typeof pupil === 'string') return pupil;
  const name = JSON.stringify([classId, foldName(pupil.fullName)]);
  const key =
    number === ''
      ? `name-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
      : `${NUMBER_KEY}${number}`;
  return { ...pupil, email: addressWithoutMailbox(key, schoolId) };
}

/**
 * What a list has to ask about a student whom it knows by her name alone; null where her name is
 * nobody else's in the class.
 */
export function findNamesake(
  { fullName, email }: Pupil,
  inClass: readonly Pick<User, 'fullName' | 'email'>[],
): string | null {
  if (!hasNoMailbox(email) || studentNumberOf(email) !== null) return null;
  const name = foldName(fullName);
  const isOther = inClass.some((one) => foldName(one.fullName) === name && one.email !== email);
  return isOther ? NAMESAKE_IN_CLASS : null;
}

const WRONG_NUMBER = 'A student number has at most 20 letters, digits and dashes.';
const STUDENT_NUMBER = /^[a-z0-9-]{1,20}$/;
/** Takes the place of an address while name and grade are checked. */
const STAND_IN = 'student@school.example';
const SAME_NAME =
  'Two students of this list have this name. Give each of them a student number or an address.';
const NAMESAKE_IN_CLASS =
  'A student of this name is in the class already. If this is somebody else, give her a student number.';

function checkRow({ fullName, email, grade }: RosterRow): Pupil | string {
  const result = saveUserDataBodySchema.safeParse({
    uid: 'row',
    userType: 'student',
    fullName,
    email: email.trim().toLowerCase(),
    currentGrade: grade,
  });
  if (!result.success) {
    return PROBLEMS[String(result.error.issues[0]?.path[0])] ?? 'This row cannot be read.';
  }
  const { data } = result;
  if (data.userType !== 'student') return 'This row cannot be read.';
  return { fullName: data.fullName, email: data.email, currentGrade: data.currentGrade };
}

/** What an import does with a row. Of an account it says what it has only to those whose student she is. */
export function planRow(
  pupil: Pupil,
  account: KnownAccount | null,
  { classId, by }: { classId: string; by: RosterImporter },
): RosterResult {
  if (!account) return { outcome: 'create', note: null };
  const { profile } = account;
  if (profile?.userType === 'student') {
    const student = { ...account, profile };
    return profile.classIds.includes(classId) ? planMember(pupil, student) : planOther(student, by);
  }
  if (account.isClosed) return aProblem(NOT_FOR_STUDENTS);
  const isTaken = profile !== null || account.isOfOtherSchool;
  if (isTaken) {
    const isSignedUp = account.hasSignIn && !account.isEmailVerified;
    return aProblem(isSignedUp ? NOT_CONFIRMED : NOT_FOR_STUDENTS);
  }
  // A sign-up that is neither finished nor confirmed may be anybody's, and gives way to the list.
  if (account.hasSignIn && account.isEmailVerified) {
    return aProblem(
      'The sign-up with this address is not finished. Please ask the student to finish it.',
    );
  }
  return { outcome: 'create', note: null };
}

export function aProblem(note: string): RosterResult {
  return { outcome: 'problem', note };
}

type Student = KnownAccount & { profile: NonNullable<KnownAccount['profile']> };

function planMember(pupil: Pupil, { profile, isClosed }: Student): RosterResult {
  if (isClosed) return aProblem('This account is closed. Ask an admin to open it again.');
  return { outcome: 'member', note: noteOf(pupil, profile) };
}

function planOther(account: Student, { isAdmin }: RosterImporter): RosterResult {
  const { profile, isClosed, hasSignIn, isEmailVerified } = account;
  if (isClosed) return aProblem(NOT_FOR_STUDENTS);
  // Somebody may have signed up with the address of somebody else.
  if (hasSignIn && !isEmailVerified) {
    return aProblem(NOT_CONFIRMED);
  }
  if (isAdmin && account.runningClasses >= MAX_CLASSES) {
    return aProblem(`This student is in ${MAX_CLASSES} classes already.`);
  }
  if (isAdmin || isFreeToAdd(profile)) return { outcome: 'add', note: null };
  return { outcome: account.isInvited ? 'invited' : 'invite', note: null };
}

/** What the account says otherwise; it stays as it is. */
function noteOf(pupil: Pupil, { fullName, currentGrade }: User): string | null {
  const differences = [
    ...(pupil.fullName === fullName ? [] : [`the name ${fullName}`]),
    ...(pupil.currentGrade === currentGrade ? [] : [`grade ${currentGrade}`]),
  ];
  return differences.length === 0 ? null : `The account has ${differences.join(' and ')}.`;
}
