import type { User } from '@study-assistant/contract/accounts';
import type { importRoster, RosterResult } from '@study-assistant/contract/classes';
import type { Answer, Parsed } from '@study-assistant/contract/endpoint';
import type { Role } from '@study-assistant/contract/roles';
import { requireOwnClass } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../../domain/class/class-record.ts';
import {
  aProblem,
  checkRows,
  planRow,
  type KnownAccount,
  type Pupil,
} from '../../../domain/class/roster.ts';
import type { Logger } from '../../../domain/logger.ts';
import { mapAtMost } from '../../../platform/map-at-most.ts';
import { TOO_MANY_CLASSES } from '../members/membership-sentences.ts';
import type { Membership } from '../members/memberships.repository.ts';

/** `isTold`: whether its tokens say that it is a student of this school. */
export type RosterAccount = KnownAccount & { isTold: boolean };

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  /** By address. */
  findAccounts: (emails: readonly string[]) => Promise<Map<string, RosterAccount>>;
  /** Counts accounts that a teacher is about to make; refuses too many in a day. */
  countAccounts: (teacherId: string, more: number, now: Date) => Promise<void>;
  /** Makes an account without a password; answers with its uid. */
  createAccount: (account: { email: string; displayName: string }) => Promise<string>;
  saveUser: (user: User, now: Date) => Promise<User>;
  setRole: (uid: string, role: Role) => Promise<void>;
  addStudent: (uid: string, classId: string) => Promise<Membership>;
  clock: () => Date;
  log: Logger;
};

export type ImportRosterService = ReturnType<typeof createImportRosterService>;

type Planned = { plan: RosterResult; pupil: Pupil | null; account: RosterAccount | null };

/** Each row is a few writes one after the other: 200 of them take some seconds. */
const ROWS_AT_ONCE = 10;

/** What a row that cannot be taken in is told by the membership that it gets. */
const REFUSED: Readonly<Partial<Record<Membership, string>>> = {
  'too-many': TOO_MANY_CLASSES,
  archived: 'The class has been archived meanwhile.',
  'not-found': 'This address cannot be used for a student here.',
};

/** Takes a class in from a list; done again, it does what is missing and nothing else. */
export function createImportRosterService(deps: Deps) {
  return {
    async import(
      caller: Caller,
      classId: string,
      { rows, preview }: Parsed<typeof importRoster>['body'],
    ): Promise<Answer<typeof importRoster>> {
      requireRunningClass(requireOwnClass(caller, await deps.findClass(classId)));
      const checked = checkRows(rows);
      const emails = checked.filter((row) => typeof row !== 'string').map(({ email }) => email);
      const accounts = await deps.findAccounts(emails);
      const planned = checked.map((row): Planned => {
        if (typeof row === 'string') return { plan: aProblem(row), pupil: null, account: null };
        const account = accounts.get(row.email) ?? null;
        return { plan: planRow(row, account, classId), pupil: row, account };
      });
      if (preview) return { results: planned.map(({ plan }) => plan) };
      const made = planned.filter(({ plan }) => plan.outcome === 'create').length;
      if (made > 0) await deps.countAccounts(caller.uid, made, deps.clock());
      const results = await mapAtMost(ROWS_AT_ONCE, planned, async ({ plan, pupil, account }) =>
        pupil === null || plan.outcome === 'problem'
          ? plan
          : takeIn(pupil, account, { plan, classId }),
      );
      return { results };
    },
  };

  /** One row that fails stops no other one. */
  async function takeIn(
    pupil: Pupil,
    account: RosterAccount | null,
    { plan, classId }: { plan: RosterResult; classId: string },
  ): Promise<RosterResult> {
    try {
      const uid = await finishAccount(pupil, account);
      if (plan.outcome === 'member') return plan;
      const membership = await deps.addStudent(uid, classId);
      const refused = REFUSED[membership];
      return refused === undefined ? plan : aProblem(refused);
    } catch (error) {
      deps.log.error('roster.row-failed', { classId, error });
      return aProblem('This student could not be taken in. Please import the list again.');
    }
  }

  /** As a sign-up does it, profile before claims; goes on where an import before this one broke off. */
  async function finishAccount(pupil: Pupil, account: RosterAccount | null): Promise<string> {
    const { email, fullName } = pupil;
    const uid = account?.uid ?? (await deps.createAccount({ email, displayName: fullName }));
    const profile =
      account?.profile ??
      (await deps.saveUser({ uid, ...pupil, userType: 'student' }, deps.clock()));
    if (!account?.isTold) await deps.setRole(uid, profile.userType);
    return uid;
  }
}
