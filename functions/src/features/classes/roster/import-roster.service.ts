import type { importRoster, RosterResult } from '@study-assistant/contract/classes/classes';
import { hasNoMailbox, studentNumberOf } from '@study-assistant/contract/people/no-mailbox';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Role } from '@study-assistant/contract/wire/roles';
import { requireOwnClass } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../../domain/class/class-record.ts';
import {
  aProblem,
  checkRows,
  findNamesake,
  isFreeToAdd,
  NOT_FOR_STUDENTS,
  planRow,
  TOO_MANY_WAITING,
  type KnownAccount,
  type Pupil,
} from '../../../domain/class/roster.ts';
import type { Logger } from '../../../domain/logger.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';
import type {
  ClassInvitationsRepository,
  ClassInvitee,
} from '../../../stored/classes/class-invitations.repository.ts';
import type { ClassStudentsRepository } from '../../../stored/classes/class-students.repository.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';
import type {
  Membership,
  MembershipsRepository,
} from '../../../stored/classes/memberships.repository.ts';
import type { Asker, LimitsRepository } from '../../../stored/kept/limits.repository.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import type { AuditRepository } from '../../../stored/school/audit.repository.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';

/** `isTold`: whether its tokens say that it is a student of this school. */
export type RosterAccount = KnownAccount & { isTold: boolean };

type Deps = {
  classes: Pick<ClassesRepository, 'find'>;
  accounts: Pick<AccountsRepository, 'newUid' | 'save'>;
  classStudents: Pick<ClassStudentsRepository, 'listRoster'>;
  memberships: Pick<MembershipsRepository, 'add'>;
  classInvitations: Pick<ClassInvitationsRepository, 'invite'>;
  audit: Pick<AuditRepository, 'record'>;
  limits: Pick<LimitsRepository, 'take' | 'giveBack'>;
  identity: Pick<Identity, 'create' | 'remove' | 'setRole' | 'signOutEverywhere'>;
  /** By address. */
  findAccounts: (emails: readonly string[], classId: string) => Promise<Map<string, RosterAccount>>;
  /** Those of these addresses that no list may make a student of here. */
  findReserved: (emails: readonly string[]) => Promise<ReadonlySet<string>>;
  schoolId: string;
  clock: () => Date;
  log: Logger;
};

export type ImportRosterService = ReturnType<typeof createImportRosterService>;

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
  const { classes, accounts, memberships, classInvitations, audit, limits, identity } = deps;
  const { schoolId, clock, log } = deps;
  return {
    async import(
      caller: Caller,
      classId: string,
      { rows, preview }: Parsed<typeof importRoster>['body'],
    ): Promise<Answer<typeof importRoster>> {
      const into = requireOwnClass(caller, await classes.find(classId));
      requireRunningClass(into);
      const checked = await checkNames(checkRows(rows, { schoolId, classId }), classId);
      const emails = checked.filter((row) => typeof row !== 'string').map(({ email }) => email);
      const known = await deps.findAccounts(emails, classId);
      const newHere = emails.filter((email) => !known.get(email)?.profile);
      const reserved = await deps.findReserved(newHere);
      const planned = checked.map((row): Planned => {
        if (typeof row === 'string') return aRefusal(row, null);
        if (reserved.has(row.email)) return aRefusal(NOT_FOR_STUDENTS, row);
        const account = known.get(row.email) ?? null;
        const plan = planRow(row, account, { classId, by: caller });
        return { plan, pupil: row, account, uid: uidOf(account) };
      });
      if (preview) return { results: planned.map(({ plan }) => plan) };
      const toMake = planned.filter(({ plan }) => plan.outcome === 'create').length;
      const countedAt = clock();
      const asker = { uid: caller.uid, address: null };
      if (toMake > 0) await limits.take(asker, accountsToMake(toMake), countedAt);
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
        await giveBack(asker, toMake - made.size, countedAt);
      }
    },
  };

  /** The class is read only where a name alone says who somebody is. */
  async function checkNames(checked: (Pupil | string)[], classId: string) {
    const isByName = (row: Pupil | string) =>
      typeof row !== 'string' && hasNoMailbox(row.email) && studentNumberOf(row.email) === null;
    if (!checked.some(isByName)) return checked;
    const inClass = await deps.classStudents.listRoster(classId);
    return checked.map((row) =>
      typeof row === 'string' ? row : (findNamesake(row, inClass) ?? row),
    );
  }

  /** One that is there without a profile, and unconfirmed, may be anybody's: it is made again. */
  function uidOf(account: RosterAccount | null): string {
    const isKept = account !== null && (account.profile !== null || account.isEmailVerified);
    return isKept ? account.uid : accounts.newUid();
  }

  /** Before anybody is taken in: an import that breaks off has been ordered too. */
  async function writeDown(caller: Caller, into: ClassRecord, planned: readonly Planned[]) {
    const uidsOf = (outcome: RosterResult['outcome']) =>
      planned.filter(({ plan }) => plan.outcome === outcome).map(({ uid }) => uid);
    const [made, added, invited] = [uidsOf('create'), uidsOf('add'), uidsOf('invite')];
    const uids = [...made, ...added, ...invited];
    if (uids.length === 0) return;
    const toWord = (field: string, count: number) => ({ field, from: null, to: String(count) });
    const changes = [
      toWord('students', made.length + added.length),
      toWord('new accounts', made.length),
      ...(invited.length > 0 ? [toWord('invited', invited.length)] : []),
    ];
    const target = { kind: 'class', id: into.id, name: into.name } as const;
    const act = 'roster.imported';
    await audit.record({ act, actor: caller, target, changes, alsoAbout: uids }, clock());
  }

  /** They stay counted where this fails: she makes fewer today, and never more. */
  async function giveBack(asker: Asker, some: number, countedAt: Date): Promise<void> {
    if (some === 0) return;
    await limits.giveBack(asker, accountsToMake(some), countedAt).catch((error: unknown) => {
      log.warn('roster.accounts-kept', { count: some, error });
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
      const membership = await memberships.add(uid, classId, mayAdd);
      // She has come into another class just now, or it was she who has made the account.
      if (membership === 'not-free') return await invite(invitee);
      const refused = REFUSED[membership];
      return refused === undefined ? plan : aProblem(refused);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account-closed') {
        return aProblem(NOT_FOR_STUDENTS);
      }
      log.error('roster.row-failed', { classId, error });
      return aProblem('This student could not be taken in. Please import the list again.');
    }
  }

  async function invite(invitee: ClassInvitee): Promise<RosterResult> {
    const invited = await classInvitations.invite(invitee, clock());
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
    // Nobody signs up with an address that the school has made, and a lesson is not to be broken off.
    const mayBeTaken = !hasSignIn && !isEmailVerified && !hasNoMailbox(pupil.email);
    if (mayBeTaken) await identity.signOutEverywhere(uid);
    if (!account.isTold) await setRole(uid, profile.userType);
  }

  /** Whoever holds one that is made again is out. */
  async function makeAccount(
    pupil: Pupil,
    { before, uid }: { before: RosterAccount | null; uid: string },
    made: Set<string>,
  ): Promise<void> {
    if (before && before.uid !== uid) await identity.remove(before.uid);
    if (before?.uid !== uid) await identity.create(pupil.email, uid);
    made.add(pupil.email);
    const user = { uid, ...pupil, userType: 'student', isMadeByList: true } as const;
    const { userType } = await accounts.save(user, clock());
    await setRole(uid, userType);
  }

  function setRole(uid: string, role: Role): Promise<void> {
    return identity.setRole(uid, { role, schoolId, isAdmin: false, ended: null });
  }
}

function accountsToMake(amount: number) {
  return [{ name: 'rosterAccounts', amount }] as const;
}

function aRefusal(sentence: string, pupil: Pupil | null): Planned {
  return { plan: aProblem(sentence), pupil, account: null, uid: '' };
}
