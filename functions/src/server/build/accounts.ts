import { describeNames, putAside } from '../../domain/account/change-person.ts';
import type { Member } from '../../domain/account/member.ts';
import { createAccountsService } from '../../features/accounts/accounts.service.ts';
import type { JoinIn } from '../../stored/people/accounts.repository.ts';
import type { Parts } from './parts.ts';
import { createFollowStanding } from './people.ts';

export function buildAccounts(parts: Parts) {
  const { schoolId, requireReader, clock, repositories } = parts;
  const { accounts, audit, invitations, members, teacherNames } = repositories;
  return {
    accounts: createAccountsService({
      requireReader,
      findMember: (uid) => accounts.findMember(uid),
      join(user, invitation, now) {
        const joinIn: JoinIn = async (transaction) => {
          const followed =
            invitation && (await invitations.followIn(transaction, invitation.id, now));
          const isAdmin = followed?.isAdmin ?? false;
          return {
            isAdmin,
            write() {
              followed?.useUp();
              if (user.userType !== 'teacher') return;
              const changes = [
                { field: 'role', from: null, to: isAdmin ? 'admin' : 'teacher' },
                { field: 'invited', from: null, to: followed ? 'yes' : 'no' },
              ];
              const entry = { act: 'account.joined', ...asSelf(user), changes } as const;
              audit.recordIn(transaction, entry, { actorName: user.fullName, now });
            },
          };
        };
        return accounts.save(user, now, joinIn);
      },
      changeOwn: (uid, next, now) =>
        accounts.change(uid, next, (transaction, before, after) => {
          for (const entry of describeNames(before, after)) {
            const by = { actorName: before.fullName, now };
            audit.recordIn(transaction, { ...entry, actor: { uid } }, by);
          }
        }),
      async claim({ uid, email }) {
        await accounts.change(uid, ({ isAdmin }) => (isAdmin ? {} : { isUnproven: false, email }));
      },
      async putAside(owner, now) {
        const who = { actorId: owner.uid, uid: owner.uid };
        await members.change(who, (found) => putAside(found, owner, now), now);
      },
      copyTeacherName: (uid, fullName) => teacherNames.copy(uid, fullName),
      followStanding: createFollowStanding(parts),
      clock,
      schoolId,
    }),
  };
}

/** Who did it to herself. */
function asSelf({ uid, fullName }: Pick<Member, 'uid' | 'fullName'>) {
  return { actor: { uid }, target: { kind: 'account', id: uid, name: fullName } } as const;
}
