import type { SignIn } from '../../domain/account/sign-in.ts';
import type { AccountSchools } from './account-schools.repository.ts';
import type { OpenInvitations } from './open-invitations.repository.ts';

type Deps = {
  accountSchools: Pick<AccountSchools, 'findKept'>;
  openInvitations: Pick<OpenInvitations, 'findInviting'>;
  clock: () => Date;
};

export type FindUnclaimed = ReturnType<typeof createUnclaimedFinder>;

/** Finds, of sign-ins, those with no account in any school and no invitation that waits. */
export function createUnclaimedFinder({ accountSchools, openInvitations, clock }: Deps) {
  return async function findUnclaimed(signIns: readonly SignIn[]): Promise<SignIn[]> {
    const kept = await accountSchools.findKept(signIns.map(({ uid }) => uid));
    const strangers = signIns.filter(({ uid }) => !kept.has(uid));
    const emails = strangers.map(({ email }) => email);
    const invited = await openInvitations.findInviting(emails, clock());
    return strangers.filter(({ email }) => !invited.has(email));
  };
}
