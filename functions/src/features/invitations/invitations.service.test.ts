import { expect, test } from 'vitest';
import { callerOf } from '../../domain/caller.fixture.ts';
import { createInvitationsService } from './invitations.service.ts';

test("a sign-in that cannot be removed is the night's, and the invitation is withdrawn", async () => {
  const told: string[] = [];
  const say = (event: string) => void told.push(event);
  const never = () => Promise.reject(new Error('Away.'));
  const times = { createdAt: '2026-11-22T08:00:00Z', expiresAt: '2026-12-22T08:00:00Z' };
  const invitedBy = { uid: 'ada', name: 'Ada' };
  const who = { email: 'ina@school.edu', fullName: 'Ina', isAdmin: false };
  const withdrawn = { id: 'hash', version: 1, ...who, invitedBy, ...times } as const;
  const service = createInvitationsService({
    invitations: { list: never, invite: never, withdraw: () => Promise.resolve(withdrawn) },
    accounts: {
      ...{ findName: () => Promise.resolve('Ada'), findMembers: never, findSchools: never },
    },
    audit: { recordIn: () => undefined },
    ...{ limits: { take: never }, schools: { findByDomain: never }, schoolId: 'main' },
    identity: { findByEmails: never, endUnconfirmed: never, create: never, remove: never },
    ...{ signIns: { find: never }, findUnclaimed: never },
    clock: () => new Date(),
    log: { info: say, warn: say, error: say },
  });
  expect(await service.withdraw(callerOf('ada', 'teacher'), 'hash')).toEqual({});
  expect(told).toEqual(['invitation.sign-in-left']);
});
