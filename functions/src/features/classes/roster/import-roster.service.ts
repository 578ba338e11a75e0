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
  isFreeToAdd,
  NOT_FOR_STUDENTS,
  planRow,
  TOO_MANY_WAITING,
  type KnownAccount,
  type Pupil,
} from '../../../domain/class/roster.ts';
import type { Logger } from '../../../domain/logger.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';
import type {
  ClassInvitee,
  Invited,
} from '../../../stored/classes/class-invitations.repository.ts';
import type { Membership } from '../../../stored/classes/memberships.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

/** `isTold`: whether its tokens say that it is a student of this school. */
export type RosterAccount = KnownAccount & { isTold: boolean };

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  /** By address. */
  findAccounts: (emails: readonly string[], classId: string) => Promise<Map<string, RosterAccount>>;
  /** Those of these addresses that no list may make a student of here. */
  findReserved: (emails: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Counts accounts that a teacher is about to make; refuses too many in a day. */
  countAccounts: (teacherId: string, more: number, now: Date) => Promise<void>;
  /** Takes back of what was counted at that moment what was not made after all. */
  giveBackAccounts: (teacherId: string, some: number, countedAt: Date) => Promise<void>;
  /** For an account that is not made yet, so that it can be written down before. */
  newUid: () => string;
  /** Makes an account without a password. */
  createAccount: (email: string, uid: string) => Promise<string>;
  removeAccount: (uid: string) => Promise<void>;
  /** Ends every sign-in to an account. */
  signOutEverywhere: (uid: string) => Promise<void>;
  saveUser: (user: User & { isMadeByList: true }, now: Date) => Promise<User>;
  setRole: (uid: string, role: Role) => Promise<void>;
  /** @param mayAdd judges her as she is when she is added */
  addStudent: (
    uid: string,
    classId: string,
    mayAdd: (student: Parameters<typeof isFreeToAdd>[0]) => boolean,
  ) => Promise<Membership>;
  invite: (invitee: ClassInvitee, now: Date) => Promise<Invited>;
  /** Writes down what an import does, in numbers and by the accounts that it is about. */
  record: (caller: Caller, into: ClassRecord, counts: ImportCounts, now: Date) => Promise<void>;
  clock: () => Date;
  log: Logger;
};

export type ImportRosterService = ReturnType<typeof createImportRosterService>;

/** Students who are taken in, of these the ones whose accounts are made, and those who are asked. */
type ImportCounts = { added: number; made: number; invited: number; uids: string[] };

/** `uid` is what the account has, or what it gets. */
type Planned = {
  plan: RosterResult;
  pupil: Pupil | null;
  account: RosterAccount | null;
  uid: string;
};

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
      const accounts = await deps.findAccounts(emails, classId);
      const newHere = emails.filter((email) => !accounts.get(email)?.profile);
      const reserved = await deps.findReserved(newHere);
      const planned = checked.map((row): Planned => {
        if (typeof row === 'string') return aRefusal(row, null);
        if (reserved.has(row.email)) return aRefusal(NOT_FOR_STUDENTS, row);
        const account = accounts.get(row.email) ?? null;
        const plan = planRow(row, account, { classId, by: caller });
        return { plan, pupil: row, account, uid: uidOf(account) };
      });
      if (preview) return { results: planned.map(({ plan }) => plan) };
      const toMake = planned.filter(({ plan }) => plan.outcome === 'create').length;
      const countedAt = deps.clock();
      if (toMake > 0) await deps.countAccounts(caller.uid, toMake, countedAt);
      const made = new Set<string>();
      try {
        await writeDown(caller, into, planned);
        const results = await mapAtMost(ROWS_AT_ONCE, planned, async ({ pupil, ...row }) =>
          pupil === null || row.plan.outcome === 'problem'
            ? row.plan
            : takeIn(pupil, row, { caller, classId, made }),
        );
        return { results };
      } finally {
        await giveBack(caller.uid, toMake - made.size, countedAt);
      }
    },
  };

  /** One that is there without a profile, and unconfirmed, may be anybody's: it is made again. */
  function uidOf(account: RosterAccount | null): string {
    const isKept = account !== null && (account.profile !== null || account.isEmailVerified);
    return isKept ? account.uid : deps.newUid();
  }

  /** Before anybody is taken in: an import that breaks off has been ordered too. */
  async function writeDown(caller: Caller, into: ClassRecord, planned: readonly Planned[]) {
    const uidsOf = (outcome: RosterResult['outcome']) =>
      planned.filter(({ plan }) => plan.outcome === outcome).map(({ uid }) => uid);
    const [made, added, invited] = [uidsOf('create'), uidsOf('add'), uidsOf('invite')];
    const uids = [...made, ...added, ...invited];
    if (uids.length === 0) return;
    const counts = {
      ...{ added: made.length + added.length, made: made.length },
      ...{ invited: invited.length, uids },
    };
    await deps.record(caller, into, counts, deps.clock());
  }

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
    { plan, account, uid }: Omit<Planned, 'pupil'>,
    { caller, classId, made }: { caller: Caller; classId: string; made: Set<string> },
  ): Promise<RosterResult> {
    try {
      await finishAccount(pupil, { account, uid }, made);
      if (plan.outcome === 'member' || plan.outcome === 'invited') return plan;
      const invitee = { classId, studentId: uid, email: pupil.email, teacherId: caller.uid };
      if (plan.outcome === 'invite') return await invite(invitee);
      const mayAdd = caller.isAdmin ? () => true : isFreeToAdd;
      const membership = await deps.addStudent(uid, classId, mayAdd);
      // She has come into another class just now, or it was she who has made the account.
      if (membership === 'not-free') return await invite(invitee);
      const refused = REFUSED[membership];
      return refused === undefined ? plan : aProblem(refused);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account-closed') {
        return aProblem(NOT_FOR_STUDENTS);
      }
      deps.log.error('roster.row-failed', { classId, error });
      return aProblem('This student could not be taken in. Please import the list again.');
    }
  }

  async function invite(invitee: ClassInvitee): Promise<RosterResult> {
    const invited = await deps.invite(invitee, deps.clock());
    if (invited === 'too-many') return aProblem(TOO_MANY_WAITING);
    if (invited === 'member') return { outcome: 'member', note: null };
    if (invited === 'waiting') return { outcome: 'invited', note: null };
    const refused = invited === 'invited' ? undefined : REFUSED[invited];
    return refused === undefined ? { outcome: 'invite', note: null } : aProblem(refused);
  }

  /**
   * As a sign-up does it, profile before claims; goes on where an import before this one broke off.
   * Who has taken the address of somebody else can give up the password of that account, and stays
   * signed in: then nobody can sign in to it, and somebody has. So that sign-in ends here.
   */
  async function finishAccount(
    pupil: Pupil,
    { account, uid }: Pick<Planned, 'account' | 'uid'>,
    made: Set<string>,
  ): Promise<void> {
    if (!account?.profile) {
      return makeAccount(pupil, { before: account, uid }, made);
    }
    const { profile, hasSignIn, isEmailVerified } = account;
    if (!hasSignIn && !isEmailVerified) await deps.signOutEverywhere(uid);
    if (!account.isTold) await deps.setRole(uid, profile.userType);
  }

  /** Whoever holds one that is made again is out. */
  async function makeAccount(
    pupil: Pupil,
    { before, uid }: { before: RosterAccount | null; uid: string },
    made: Set<string>,
  ): Promise<void> {
    if (before && before.uid !== uid) await deps.removeAccount(before.uid);
    if (before?.uid !== uid) await deps.createAccount(pupil.email, uid);
    made.add(pupil.email);
    const user = { uid, ...pupil, userType: 'student', isMadeByList: true } as const;
    const { userType } = await deps.saveUser(user, deps.clock());
    await deps.setRole(uid, userType);
  }
}

function aRefusal(sentence: string, pupil: Pupil | null): Planned {
  return { plan: aProblem(sentence), pupil, account: null, uid: '' };
}
