import type { changePerson } from '@study-assistant/contract/people/people';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { ApiError, forbidden, notFound } from '../api-error.ts';
import type { ActEntry } from '../audit.ts';
import type { TokenHolder } from '../caller.ts';
import { requireAnyRunning, type ClassRecord } from '../class/class-record.ts';
import { isUnclaimed, type Member, type MemberChanges } from './member.ts';

/** What a transaction has read before somebody is changed. */
export type PersonFound = {
  /** Who does it, as she is stored. */
  actor: Member | null;
  person: Member | null;
  /** Whether the person is an open admin and there is no other. */
  isLastAdmin: boolean;
};

/** Nothing is written where there are no changes. */
export type PersonChange = {
  changes: MemberChanges;
  entries: ActEntry[];
};

type Fields = Parsed<typeof changePerson>['body'];
type Act = ActEntry['act'];

const UNCHANGED: PersonChange = { changes: {}, entries: [] };

/**
 * What an admin changes of anybody.
 *
 * @param isConfirmed whether her address is known to be hers: nobody else becomes an admin
 */
export function changeFields(
  found: PersonFound,
  fields: Fields,
  isConfirmed = false,
): PersonChange {
  const person = requirePerson(requireAdmin(found));
  const { isAdmin, ...named } = fields;
  const standing =
    isAdmin === undefined || isAdmin === person.isAdmin
      ? UNCHANGED
      : changeAdmin(person, isAdmin, found.isLastAdmin);
  if (standing.changes.isAdmin && !isConfirmed) throw notConfirmed();
  const names = changeNames(person, named);
  return {
    changes: { ...names.changes, ...standing.changes },
    entries: [...names.entries, ...standing.entries],
  };
}

/** What a teacher changes of a student of a class of hers that runs, and an admin of any. */
export function changeStudentFields(
  { actor, person }: PersonFound,
  { isAdmin: _admin, ...fields }: Fields,
  taught: readonly Pick<ClassRecord, 'id' | 'archivedAt'>[],
): PersonChange {
  requireOpen(actor);
  const shared =
    person?.closedAt === null ? taught.filter(({ id }) => person.classIds.includes(id)) : [];
  if (person?.userType !== 'student' || !(actor?.isAdmin || shared.length > 0)) {
    throw notFound('Student not found.');
  }
  if (!actor?.isAdmin) requireAnyRunning(shared);
  return changeNames(requireWhole(person), fields);
}

/** One who is closed already stays as she is. */
export function closePerson(found: PersonFound, now: Date): PersonChange {
  const person = requirePerson(requireAdmin(found));
  if (person.uid === found.actor?.uid) {
    throw new ApiError('conflict', 'You cannot close your own account here. You can leave it.');
  }
  return close(person, found.isLastAdmin, { act: 'account.closed', now });
}

export function openPerson(found: PersonFound): PersonChange {
  const person = requirePerson(requireAdmin(found));
  if (person.closedAt === null) return UNCHANGED;
  return { changes: { closedAt: null }, entries: [entryOf('account.opened', person)] };
}

/** By whom it is; her token is good for a moment longer, so that it can be repeated. */
export function leaveSchool({ person, isLastAdmin }: PersonFound, now: Date): PersonChange {
  if (!person) throw notFound('Account not found.');
  return close(requireWhole(person), isLastAdmin, { act: 'account.left', now });
}

/**
 * By the owner of the address, who says that the account is not hers: it is closed, and the address is
 * free again. What is stored in its place leads nowhere, and can be typed when the account is erased.
 */
export function putAside(
  { person }: PersonFound,
  holder: Pick<TokenHolder, 'email' | 'isEmailVerified'>,
  now: Date,
): PersonChange {
  if (!person) throw notFound('Account not found.');
  const email = `${person.uid.toLowerCase()}@given-up.invalid`;
  if (person.email === email) return UNCHANGED;
  if (!isUnclaimed(person, holder)) throw alreadyProven();
  const closedAt = person.closedAt ?? now.toISOString();
  return { changes: { closedAt, email }, entries: [entryOf('account.given-up', person)] };
}

function close(person: Member, isLastAdmin: boolean, { act, now }: { act: Act; now: Date }) {
  if (person.closedAt !== null) return UNCHANGED;
  if (isLastAdmin) throw lastAdmin();
  return { changes: { closedAt: now.toISOString() }, entries: [entryOf(act, person)] };
}

function changeAdmin(person: Member, isAdmin: boolean, isLastAdmin: boolean): PersonChange {
  if (person.userType !== 'teacher') {
    throw new ApiError('invalid-request', 'Only a teacher can look after the school.');
  }
  if (person.closedAt !== null) {
    throw new ApiError('conflict', 'This account is closed. Please open it again first.');
  }
  if (isLastAdmin) throw lastAdmin();
  const [from, to] = isAdmin ? ['teacher', 'admin'] : ['admin', 'teacher'];
  const entry = entryOf('account.role-changed', person, { field: 'role', from, to });
  return { changes: { isAdmin }, entries: [entry] };
}

function changeNames(person: Member, fields: Omit<Fields, 'isAdmin'>): PersonChange {
  const { fullName = person.fullName, currentGrade = person.currentGrade } = fields;
  if (person.userType === 'teacher' && currentGrade !== null) {
    throw new ApiError('invalid-request', 'Only a student has a grade.');
  }
  return {
    changes: {
      ...(fullName !== person.fullName && { fullName }),
      ...(currentGrade !== person.currentGrade && { currentGrade }),
    },
    entries: describeNames(person, { fullName, currentGrade }),
  };
}

/** What is written down where a name or a grade is another now, of who she was before. */
export function describeNames(
  before: Member,
  after: Pick<Member, 'fullName' | 'currentGrade'>,
): ActEntry[] {
  const name = { field: 'name', from: before.fullName, to: after.fullName };
  const grade = { field: 'grade', from: before.currentGrade, to: after.currentGrade };
  return [
    ...(name.from === name.to ? [] : [entryOf('account.renamed', before, name)]),
    ...(grade.from === grade.to ? [] : [entryOf('account.grade-changed', before, grade)]),
  ];
}

function entryOf(act: Act, { uid, fullName }: Member, ...changes: ActEntry['changes']): ActEntry {
  return { act, target: { kind: 'account', id: uid, name: fullName }, changes };
}

/** As she is stored: a token may say for a minute what is no longer so. */
function requireAdmin({ actor, person }: PersonFound): Member | null {
  requireOpen(actor);
  if (!actor?.isAdmin) throw forbidden();
  return person;
}

function requireOpen(actor: Member | null): void {
  if (actor?.closedAt !== null) throw forbidden();
}

function requirePerson(person: Member | null): Member {
  if (!person) throw notFound('There is no such account at your school.');
  return requireWhole(person);
}

function requireWhole(person: Member): Member {
  if (person.isErasing) throw new ApiError('conflict', 'This account is being erased.');
  return person;
}

function notConfirmed(): ApiError {
  return new ApiError(
    'conflict',
    'This address is not confirmed, so it may be somebody else’s. Please ask her to confirm it first.',
  );
}

function lastAdmin(): ApiError {
  return new ApiError(
    'conflict',
    'Somebody has to look after the school. Please make another teacher an admin first.',
  );
}

function alreadyProven(): ApiError {
  return new ApiError('conflict', 'This account is known to be yours.');
}
