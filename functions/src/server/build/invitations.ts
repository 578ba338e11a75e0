import type { Transaction } from 'firebase-admin/firestore';
import type { NewAuditEntry } from '../../domain/audit.ts';
import { createInvitationsService } from '../../features/invitations/invitations.service.ts';
import type { Parts } from './parts.ts';

export function buildInvitations(parts: Parts) {
  const { schoolId, identity, signIns, findUnclaimed, clock, log, repositories } = parts;
  const { accounts, audit, invitations, limits, schools } = repositories;
  type Act = Pick<NewAuditEntry, 'act' | 'actor' | 'changes'>;
  /** The address is what an invitation is called. */
  function recordIn(
    transaction: Transaction,
    act: Act,
    { id, email, actorName, now }: { id: string; email: string; actorName: string; now: Date },
  ): void {
    const target = { kind: 'account', id, name: email } as const;
    audit.recordIn(transaction, { ...act, target }, { actorName, now });
  }
  return {
    invitations: createInvitationsService({
      list: (now) => invitations.list(now),
      invite: (actor, invitee, invitedBy, now) =>
        invitations.invite(invitee, invitedBy, {
          now,
          write(transaction, id) {
            const { email, isAdmin } = invitee;
            const changes = [{ field: 'role', from: null, to: isAdmin ? 'admin' : 'teacher' }];
            const act: Act = { act: 'account.invited', actor, changes };
            recordIn(transaction, act, { id, email, actorName: invitedBy.name, now });
          },
        }),
      async withdraw(actor, id, now) {
        const actorName = await accounts.findName(actor.uid);
        return invitations.withdraw(id, (transaction, { email }) => {
          const act: Act = { act: 'account.invitation-withdrawn', actor, changes: [] };
          recordIn(transaction, act, { id, email, actorName, now });
        });
      },
      findName: (uid) => accounts.findName(uid),
      findByEmails: (emails) => identity.findByEmails(emails),
      findMembers: (uids) => accounts.findMembers(uids),
      findSchools: (uids) => accounts.findSchools(uids),
      countAccounts: (uid, amount, now) =>
        limits.take({ uid, address: null }, [{ name: 'rosterAccounts', amount }], now),
      findSchoolByDomain: (domain) => schools.findByDomain(domain),
      endUnconfirmed: (uid) => identity.endUnconfirmed(uid),
      schoolId,
      createAccount: (email) => identity.create(email),
      findSignIn: (email) => signIns.find({ email }),
      findUnclaimed,
      removeSignIn: (uid) => identity.remove(uid),
      clock,
      log,
    }),
  };
}
