import { createAuditService } from '../../features/audit/audit.service.ts';
import { createChangePersonService } from '../../features/people/change-person.service.ts';
import { createStandingFollower } from '../../features/people/follow-standing.ts';
import { createPeopleService } from '../../features/people/people.service.ts';
import { createSchoolService } from '../../features/school/school.service.ts';
import { buildClassInvitations } from './classes.ts';
import type { Parts } from './parts.ts';

/** What belongs to whoever looks after the school. */
export function buildPeople(parts: Parts) {
  const { config, identity, clock, repositories } = parts;
  const { accounts, members, classes, closedAccounts, audit, teacherNames } = repositories;
  const { classInvitations } = repositories;
  const { retentionMonths } = config;
  return {
    people: createPeopleService({
      listMembers: (asked) => members.list(asked),
      findMember: (uid) => accounts.findMember(uid),
      findSignIn: (uid) => identity.findSignIn(uid),
      countOwned: (uid) => closedAccounts.countOwned(uid),
      findClasses: (ids) => classes.findMany(ids),
      listTaught: (uid) => classes.listOfTeacher(uid),
      listInvitations: (uid) => buildClassInvitations(parts).listOfPerson(uid),
      retentionMonths,
    }),
    changedPeople: createChangePersonService({
      async changeMember(who, decide, now) {
        let isRenamed = false;
        const member = await members.change(
          who,
          (found) => {
            const change = decide(found);
            isRenamed = change.changes.fullName !== undefined;
            return change;
          },
          now,
        );
        if (isRenamed && member.userType === 'teacher') {
          await teacherNames.copy(member.uid, member.fullName);
        }
        if (member.userType === 'teacher' && member.closedAt !== null) {
          await classInvitations.removeOfTeacher(member.uid);
        }
        return member;
      },
      isConfirmed: async (uid) => (await identity.findSignIn(uid))?.isEmailVerified ?? false,
      followStanding: createFollowStanding(parts),
      listTaughtIds: (uid) => classes.listTaughtIds(uid),
      retentionMonths,
      clock,
    }),
    audit: createAuditService({ listEntries: (asked, page) => audit.list(asked, page) }),
    school: buildSchoolItself(parts),
  };
}

type FollowerParts = Pick<Parts, 'schoolId' | 'repositories'> & {
  identity: Pick<Parts['identity'], 'close' | 'open' | 'setRole'>;
};

/** Brings Auth to what is stored of an account. */
export function createFollowStanding({ schoolId, identity, repositories }: FollowerParts) {
  const { accounts } = repositories;
  return createStandingFollower({
    findMember: (uid) => accounts.findMember(uid),
    identity,
    schoolId,
  });
}

function buildSchoolItself({ schoolId, config, clock, findModelRequests, repositories }: Parts) {
  const { ownSchool, members, audit, yearChanges } = repositories;
  return createSchoolService({
    schoolId,
    findSchool: () => ownSchool.find(),
    async renameSchool(caller, name, entryOf) {
      const now = clock();
      const record = await audit.prepare(caller, now);
      await ownSchool.rename(name, now, (transaction, before) =>
        record(transaction, entryOf(before)),
      );
    },
    countPeople: () => members.countPeople(),
    findModelRequests,
    async findYear() {
      const newest = await yearChanges.findNewest();
      return newest && { name: newest.name, startedAt: newest.startedAt };
    },
    teacherSignUp: config.teacherSignUp,
    teacherDomains: config.teacherDomains,
    retentionMonths: config.retentionMonths,
  });
}
