import { MAX_CLASSES } from '@study-assistant/contract/classes/classes';
import type { Member } from '../../../domain/account/member.ts';
import type { ClassInvitation } from '../../../domain/class/class-invitation.ts';
import type { AddressedAccount } from '../../../platform/auth/identity.ts';
import type { RosterAccount } from './import-roster.service.ts';

type Deps = {
  /** Those that there are. */
  findByEmails: (emails: readonly string[]) => Promise<AddressedAccount[]>;
  /** The profiles of this school, by uid. */
  findMembers: (uids: readonly string[]) => Promise<ReadonlyMap<string, Member>>;
  /** The schools of accounts, by uid. */
  findSchools: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Those of these classes that run. */
  findRunning: (classIds: readonly string[]) => Promise<string[]>;
  /** Who is asked into a class and has not answered. */
  listWaiting: (classId: string) => Promise<Pick<ClassInvitation, 'studentId'>[]>;
  schoolId: string;
};

/** Finds what an import has to know of the accounts that its addresses have already, by address. */
export function createRosterAccountsFinder(deps: Deps) {
  return async function findAccounts(
    emails: readonly string[],
    classId: string,
  ): Promise<Map<string, RosterAccount>> {
    const accounts = await deps.findByEmails(emails);
    const members = await deps.findMembers(accounts.map(({ uid }) => uid));
    const strangers = accounts.map(({ uid }) => uid).filter((uid) => !members.has(uid));
    const schools = await deps.findSchools(strangers);
    const running = await findRunning([...members.values()]);
    const waiting = members.size === 0 ? [] : await deps.listWaiting(classId);
    const invited = new Set(waiting.map(({ studentId }) => studentId));
    return new Map(
      accounts.map(({ uid, email, role, schoolId, ...account }) => {
        const isTold = role === 'student' && schoolId === deps.schoolId;
        const profile = members.get(uid) ?? null;
        const isOfOtherSchool = (schools.get(uid) ?? deps.schoolId) !== deps.schoolId;
        // The profile closes first; what Auth says follows.
        const isClosed = account.isClosed || (profile !== null && profile.closedAt !== null);
        const runningClasses = running.get(uid) ?? profile?.classIds.length ?? 0;
        const known = { ...account, uid, profile, runningClasses, isInvited: invited.has(uid) };
        return [email, { ...known, isClosed, isOfOtherSchool, isTold }];
      }),
    );
  };

  /** How many of her classes run, by uid; only where there are so many that it matters. */
  async function findRunning(members: readonly Member[]) {
    const counts = new Map<string, number>();
    for (const { uid, classIds } of members) {
      if (classIds.length < MAX_CLASSES) continue;
      counts.set(uid, (await deps.findRunning(classIds)).length);
    }
    return counts;
  }
}
