import { MAX_CLASSES } from '@study-assistant/contract/classes/classes';
import type { Member } from '../../../domain/account/member.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import type { ClassInvitationsRepository } from '../../../stored/classes/class-invitations.repository.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import type { RosterAccount } from './import-roster.service.ts';

type Deps = {
  identity: Pick<Identity, 'findByEmails'>;
  accounts: Pick<AccountsRepository, 'findMembers' | 'findSchools'>;
  classes: Pick<ClassesRepository, 'findMany'>;
  classInvitations: Pick<ClassInvitationsRepository, 'listOfClass'>;
  schoolId: string;
  clock: () => Date;
};

/** Finds what an import has to know of the accounts that its addresses have already, by address. */
export function createRosterAccountsFinder(deps: Deps) {
  const { identity, accounts, classes, classInvitations, clock } = deps;
  return async function findAccounts(
    emails: readonly string[],
    classId: string,
  ): Promise<Map<string, RosterAccount>> {
    const found = await identity.findByEmails(emails);
    const members = await accounts.findMembers(found.map(({ uid }) => uid));
    const strangers = found.map(({ uid }) => uid).filter((uid) => !members.has(uid));
    const schools = await accounts.findSchools(strangers);
    const running = await findRunning([...members.values()]);
    const waiting = members.size === 0 ? [] : await classInvitations.listOfClass(classId, clock());
    const invited = new Set(waiting.map(({ studentId }) => studentId));
    return new Map(
      found.map(({ uid, email, role, schoolId, ...account }) => {
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
      const found = await classes.findMany(classIds);
      counts.set(uid, found.filter(({ archivedAt }) => archivedAt === null).length);
    }
    return counts;
  }
}
