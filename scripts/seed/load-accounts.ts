import type { User } from '@study-assistant/contract/people/accounts';
import type { Auth } from 'firebase-admin/auth';
import { createIdentity } from '../../functions/src/platform/auth/identity.ts';
import { cloudLogger } from '../../functions/src/platform/log/logger.ts';
import { createAccountsRepository } from '../../functions/src/stored/people/accounts.repository.ts';
import type { LocalSchool } from './connect.ts';
import type { DemoSchool } from './demo-school.ts';
import { schoolTime } from './school-time.ts';

/** The school year of the demo began this many days ago. */
const JOINED_DAYS_AGO = 63;

/** Recreates the accounts, with fixed uids and profiles as sign-up stores them. */
export async function loadAccounts(
  { auth, root }: LocalSchool,
  { people, password }: DemoSchool,
  now: Date,
): Promise<void> {
  await removeAccounts(auth, people);
  const accounts = createAccountsRepository(root);
  const identity = createIdentity(auth, {
    teacherScope: 'trial',
    secondStep: 'off',
    clock: () => now,
    log: cloudLogger,
  });
  await Promise.all(
    people.map(async (user) => {
      const { uid, email } = user;
      await auth.createUser({ uid, email, password, emailVerified: true });
      await identity.setRole(uid, {
        role: user.userType,
        schoolId: root.id,
        isAdmin: user.isAdmin ?? false,
        ended: null,
      });
      await accounts.save(user, schoolTime(now, JOINED_DAYS_AGO, uid));
      if (user.isAdmin) await accounts.change(uid, () => ({ isAdmin: true }));
    }),
  );
}

/** Accounts are also found by address, since somebody may have signed up with one of them. */
async function removeAccounts(auth: Auth, people: readonly User[]): Promise<void> {
  const { users } = await auth.getUsers([
    ...people.map(({ uid }) => ({ uid })),
    ...people.map(({ email }) => ({ email })),
  ]);
  if (users.length > 0) await auth.deleteUsers([...new Set(users.map(({ uid }) => uid))]);
}
