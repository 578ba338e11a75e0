import type { importRoster, RosterResult } from '@study-assistant/contract/classes/classes';
import type { User } from '@study-assistant/contract/people/accounts';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Role } from '@study-assistant/contract/wire/roles';
import { requireOwnClass } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../../domain/class/class-record.ts';
import {
  aProblem,
  checkRows,
  NOT_FOR_STUDENTS,
  planRow,
  type KnownAccount,
  type Pupil,
} from '../../../domain/class/roster.ts';
import type { Logger } from '../../../domain/logger.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';
import type { Membership } from '../../../stored/classes/memberships.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

/** `isTold`: whether its tokens say that it is a student of this school. */
export type RosterAccount = KnownAccount & { isTold: boolean };

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  /** By address. */
  findAccounts: (emails: readonly string[]) => Promise<Map<string, RosterAccount>>;
  /** Those of these addresses that no list may make a student of here. */
  findReserved: (emails: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Counts accounts that a teacher is about to make; refuses too many in a day. */
  countAccounts: (teacherId: string, more: number, now: Date) => Promise<void>;
  /** Takes back of what was counted at that moment what was not made after all. */
  giveBackAccounts: (teacherId: string, some: number, countedAt: Date) => Promise<void>;
  /** Makes an account without a password; answers with its uid. */
  createAccount: (email: string) => Promise<string>;
  removeAccount: (uid: string) => Promise<void>;
  /** Ends every sign-in to an account. */
  signOutEverywhere: (uid: string) => Promise<void>;
  saveUser: (user: User, now: Date) => Promise<User>;
  setRole: (uid: string, role: Role) => Promise<void>;
  addStudent: (uid: string, classId: string) => Promise<Membership>;
  /** Writes down what an import does, in numbers. */
  record: (caller: Caller, into: ClassRecord, counts: ImportCounts, now: Date) => Promise<void>;
  clock: () => Date;
  log: Logger;
};

export type ImportRosterService = ReturnType<typeof createImportRosterService>;

/** Students who are taken in, and of these the ones whose accounts are made. */
type ImportCounts = { added: number; made: number };

type Planned = { plan: RosterResult; pupil: Pupil | null; account: RosterAccount | null };

/** Each row is a few writes one after the other: 200 of them take some seconds. */
const ROWS_AT_ONCE = 10;

/** What a row that cannot be taken in is told by the membership that it gets. */
const REFUSED: Readonly<Partial<Record<Membership, string>>> = {
  'too-many': TOO_MANY_CLASSES,
  archived: 'The class has been archived meanwhile.',
  'not-found': NOT_FOR_STUDENTS,
};

/** Takes a class in from a list; done again, it does what is missing and nothing else. */
export function createImportRosterService(deps: Deps) {
  return {
    async import(
      caller: Caller,
      classId: string,
      { rows, preview }: Parsed<typeof importRoster>['body'],
    ): Promise<Answer<typeof importRoster>> {
      const into = requireOwnClass(caller, await deps.findClass(classId));
      requireRunningClass(into);
      const checked = checkRows(rows);
      const emails = checked.filter((row) => typeof row !== 'string').map(({ email }) => email);
      const accounts = await deps.findAccounts(emails);
      const newHere = emails.filter((email) => !accounts.get(email)?.profile);
      const reserved = await deps.findReserved(newHere);
      const planned = checked.map((row): Planned => {
        if (typeof row === 'string') return { plan: aProblem(row), pupil: null, account: null };
        if (reserved.has(row.email)) {
          return { plan: aProblem(NOT_FOR_STUDENTS), pupil: row, account: null };
        }
        const account = accounts.get(row.email) ?? null;
        return { plan: planRow(row, account, classId), pupil: row, account };
      });
      if (preview) return { results: planned.map(({ plan }) => plan) };
      const countOf = (outcome: RosterResult['outcome']) =>
        planned.filter(({ plan }) => plan.outcome === outcome).length;
      const toMake = countOf('create');
      const added = toMake + countOf('add');
      const countedAt = deps.clock();
      if (toMake > 0) await deps.countAccounts(caller.uid, toMake, countedAt);
      const made = new Set<string>();
      try {
        // Written down before anybody is taken in: an import that breaks off has been ordered too.
        if (added > 0) await deps.record(caller, into, { added, made: toMake }, deps.clock());
        const results = await mapAtMost(ROWS_AT_ONCE, planned, async ({ plan, pupil, account }) =>
          pupil === null || plan.outcome === 'problem'
            ? plan
            : takeIn(pupil, account, { plan, classId, made }),
        );
        return { results };
      } finally {
        await giveBack(caller.uid, toMake - made.size, countedAt);
      }
    },
  };

  /** They stay counted where this fails: she makes fewer today, and never more. */
  async function giveBack(teacherId: string, some: number, countedAt: Date): Promise<void> {
    if (some === 0) return;
    await deps.giveBackAccounts(teacherId, some, countedAt).catch((error: unknown) => {
      deps.log.warn('roster.accounts-kept', { count: some, error });
    });
  }

  /** One row that fails stops no other one. */
  async function takeIn(
    pupil: Pupil,
    account: RosterAccount | null,
    { plan, classId, made }: { plan: RosterResult; classId: string; made: Set<string> },
  ): Promise<RosterResult> {
    try {
      const uid = await finishAccount(pupil, account, made);
      if (plan.outcome === 'member') return plan;
      const membership = await deps.addStudent(uid, classId);
      const refused = REFUSED[membership];
      return refused === undefined ? plan : aProblem(refused);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account-closed') {
        return aProblem(error.message);
      }
      deps.log.error('roster.row-failed', { classId, error });
      return aProblem('This student could not be taken in. Please import the list again.');
    }
  }

  /**
   * As a sign-up does it, profile before claims; goes on where an import before this one broke off.
   * Who has taken the address of somebody else can give up the password of that account, and stays
   * signed in: then nobody can sign in to it, and somebody has. So that sign-in ends here.
   */
  async function finishAccount(
    pupil: Pupil,
    account: RosterAccount | null,
    made: Set<string>,
  ): Promise<string> {
    if (!account?.profile) return makeAccount(pupil, account, made);
    const { uid, profile, hasSignIn, isEmailVerified } = account;
    if (!hasSignIn && !isEmailVerified) await deps.signOutEverywhere(uid);
    if (!account.isTold) await deps.setRole(uid, profile.userType);
    return uid;
  }

  /** One that is there without a profile, and unconfirmed, may be anybody's, who then is out. */
  async function makeAccount(
    pupil: Pupil,
    before: RosterAccount | null,
    made: Set<string>,
  ): Promise<string> {
    const isHers = before?.isEmailVerified === true;
    if (before && !isHers) await deps.removeAccount(before.uid);
    const uid = isHers ? before.uid : await deps.createAccount(pupil.email);
    made.add(pupil.email);
    const { userType } = await deps.saveUser({ uid, ...pupil, userType: 'student' }, deps.clock());
    await deps.setRole(uid, userType);
    return uid;
  }
}
