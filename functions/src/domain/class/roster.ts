import { saveUserDataBodySchema, type Grade, type User } from '@study-assistant/contract/accounts';
import { MAX_CLASSES, type RosterResult, type RosterRow } from '@study-assistant/contract/classes';
import { GRADES } from '@study-assistant/contract/constants';

/** A row that can be taken in; the address is in small letters, as accounts have it. */
export type Pupil = { fullName: string; email: string; currentGrade: Grade };

/** The account that an address has already. */
export type KnownAccount = {
  uid: string;
  /** Whether somebody can sign in to it. */
  hasSignIn: boolean;
  /** Null where it is no account of this school yet. */
  profile: (User & { classIds: readonly string[] }) | null;
  isOfOtherSchool: boolean;
};

const PROBLEMS: Readonly<Record<string, string>> = {
  fullName: 'The name is missing or cannot be used.',
  email: 'This is not an e-mail address.',
  currentGrade: `The grade has to be one of ${GRADES.join(', ')}.`,
};

/** Each row as a sign-up would take it, or what is wrong with it. */
export function checkRows(rows: readonly RosterRow[]): (Pupil | string)[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const pupil = checkRow(row);
    if (typeof pupil === 'string') return pupil;
    if (seen.has(pupil.email)) return 'This address is in the list twice.';
    seen.add(pupil.email);
    return pupil;
  });
}

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

/** What an import does with a row. */
export function planRow(pupil: Pupil, account: KnownAccount | null, classId: string): RosterResult {
  if (!account) return { outcome: 'create', note: null };
  const { profile } = account;
  if (profile?.userType === 'student') return planStudent(pupil, profile, classId);
  // Whose it is, and where, is nobody else's business.
  if (profile || account.isOfOtherSchool) {
    return aProblem('This address cannot be used for a student here.');
  }
  // Who began it knows its password, and may be somebody else than the owner of the address.
  if (account.hasSignIn) {
    return aProblem(
      'The sign-up with this address is not finished. Please ask the student to finish it.',
    );
  }
  return { outcome: 'create', note: null };
}

export function aProblem(note: string): RosterResult {
  return { outcome: 'problem', note };
}

function planStudent(
  pupil: Pupil,
  profile: User & { classIds: readonly string[] },
  classId: string,
): RosterResult {
  const note = noteOf(pupil, profile);
  if (profile.classIds.includes(classId)) return { outcome: 'member', note };
  if (profile.classIds.length >= MAX_CLASSES) {
    return aProblem(`This student is in ${MAX_CLASSES} classes already.`);
  }
  return { outcome: 'add', note };
}

/** What the account says otherwise; it stays as it is. */
function noteOf(pupil: Pupil, { fullName, currentGrade }: User): string | null {
  const differences = [
    ...(pupil.fullName === fullName ? [] : [`the name ${fullName}`]),
    ...(pupil.currentGrade === currentGrade ? [] : [`grade ${currentGrade}`]),
  ];
  return differences.length === 0 ? null : `The account has ${differences.join(' and ')}.`;
}
