import type { SignIn } from '../../domain/account/sign-in.ts';
import { createSignInsCheck } from '../../features/reconcile/check-sign-ins.ts';
import { runChecks } from '../../features/reconcile/run-checks.ts';
import { createAccountSchools } from '../../stored/people/account-schools.repository.ts';
import { createOpenInvitations } from '../../stored/people/open-invitations.repository.ts';
import type { ServerParts } from './parts.ts';

/** Of sign-ins, those with no account in any school and no invitation that waits. */
export function createFindUnclaimed({
  firestore,
  clock,
}: Pick<ServerParts, 'firestore' | 'clock'>) {
  const accountSchools = createAccountSchools(firestore);
  const invitations = createOpenInvitations(firestore);
  return async function findUnclaimed(signIns: readonly SignIn[]): Promise<SignIn[]> {
    const kept = await accountSchools.findKept(signIns.map(({ uid }) => uid));
    const strangers = signIns.filter(({ uid }) => !kept.has(uid));
    const emails = strangers.map(({ email }) => email);
    const invited = await invitations.findInviting(emails, clock());
    return strangers.filter(({ email }) => !invited.has(email));
  };
}

type Needed = Pick<ServerParts, 'firestore' | 'signIns' | 'clock' | 'log'> & {
  identity: Pick<ServerParts['identity'], 'remove'>;
};

/** The part of the night that is beside all schools. */
export function buildSignInsNight({ firestore, identity, signIns, clock, log }: Needed) {
  const checkSignIns = createSignInsCheck({
    listSignIns: () => signIns.list(),
    findSignIn: (uid) => signIns.find({ uid }),
    findUnclaimed: createFindUnclaimed({ firestore, clock }),
    hasNoAccounts: () => createAccountSchools(firestore).isEmpty(),
    removeSignIn: (uid) => identity.remove(uid),
    clock,
  });
  return (): Promise<void> => runChecks({ checkSignIns }, log);
}
