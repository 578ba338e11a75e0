import { expect, test } from 'vitest';
import { callerOf } from '../../domain/caller.fixture.ts';
import { createInvitationsService } from './invitations.service.ts';

test("a sign-in that cannot be removed is the night's, and the invitation is withdrawn", async () => {
  const told: string[] = [];
  const say = (event: string) => void told.push(event);
  const never = () => Promise.reject(new Error('Away.'));
  const service = createInvitationsService({
    ...{ list: never, invite: never, findName: never, findByEmails: never, findMembers: never },
    ...{ findSchools: never, countAccounts: never, createAccount: never, removeSignIn: never },
    withdraw: () => Promise.resolve({ email: 'ina@school.edu', createdAt: '2026-11-22T08:00:00Z' }),
    ...{ findSchoolByDomain: never, endUnconfirmed: never, schoolId: 'main' },
    findSignIn: never,
    findUnclaimed: never,
    clock: () => new Date(),
    log: { info: say, warn: say, error: say },
  });
  expect(await service.withdraw(callerOf('ada', 'teacher'), 'hash')).toEqual({});
  expect(told).toEqual(['invitation.sign-in-left']);
});
