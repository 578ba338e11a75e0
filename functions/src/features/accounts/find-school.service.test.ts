import { expect, test } from 'vitest';
import type { ProviderRules } from '../../domain/account/sign-in-way.ts';
import type { TokenHolder } from '../../domain/caller.ts';
import { createSchoolFinder } from './find-school.service.ts';

const invitation = { id: 'hash', schoolId: 'east', fullName: 'Ina' };

const ofWest = { ...invitation, schoolId: 'west' };
const ofMain = { ...invitation, schoolId: 'main' };

/** "ina" is invited by east, "eva" by east and west, "ada" by east and by main. */
const invitations: Record<string, (typeof invitation)[]> = {
  ina: [invitation],
  eva: [invitation, ofWest],
  ada: [invitation, ofMain],
};

/** The west takes Google alone, and the east nobody but by a password. */
const rulesOf: Record<string, ProviderRules> = {
  west: [{ id: 'google.com', domains: [], tenants: [] }],
  east: [],
};

function finder(isSignUpOpen: boolean) {
  return createSchoolFinder({
    openInvitations: {
      list: (email) => Promise.resolve(invitations[email.split('@')[0] ?? ''] ?? []),
    },
    schools: {
      findByDomain: (domain) => Promise.resolve(domain === 'west.example' ? 'west' : null),
      findProviderRules: (id) => Promise.resolve(rulesOf[id] ?? null),
    },
    config: { isSignUpOpen },
    clock: () => new Date(),
  });
}

function holder(email: string, isEmailVerified = true, provider = 'password'): TokenHolder {
  const way = { provider, tenant: null, email: null };
  const nobody = { isAdmin: false, role: null, schoolId: null, secondStep: 'unused' } as const;
  return { uid: 'new', email, isEmailVerified, way, signedInAt: 1_795_161_600, ...nobody };
}

const first = { schoolId: 'main', invitation: null };
const west = { schoolId: 'west', invitation: null };
const east = { schoolId: 'east', invitation };

test.each([
  ['a confirmed address of a school', holder('a@West.example'), [west]],
  ['an address of a school that is not confirmed', holder('a@west.example', false), [first]],
  ['another address', holder('a@elsewhere.example'), [first]],
  ['an invited address, which may also stay', holder('ina@elsewhere.example'), [east, first]],
  [
    'several invitations, the oldest first',
    holder('eva@elsewhere.example'),
    [east, { schoolId: 'west', invitation: ofWest }, first],
  ],
  [
    'an invitation by the school that is open to all',
    holder('ada@elsewhere.example'),
    [east, { schoolId: 'main', invitation: ofMain }],
  ],
  ['a domain, whatever another school says', holder('ina@west.example'), [west]],
  [
    'an invitation by the school of the domain, and by no other',
    holder('eva@west.example'),
    [{ schoolId: 'west', invitation: ofWest }],
  ],
  ['a provider that the school takes', holder('a@west.example', true, 'google.com'), [west]],
  [
    'a provider that the school does not take',
    holder('a@west.example', true, 'microsoft.com'),
    'other-way',
  ],
  [
    'an invitation whose school takes a password alone',
    holder('ina@elsewhere.example', true, 'google.com'),
    [first],
  ],
  ['an invitation to an address that is not confirmed', holder('ina@west.example', false), [first]],
])('%s', async (_what, who, landing) => {
  expect(await finder(true)(who)).toEqual(landing);
});

test.each([
  ['an address of no school is refused', holder('a@elsewhere.example'), 'refused'],
  ['a confirmed one of no school, too', holder('a@elsewhere.example', false), 'refused'],
  ['an address of a school waits', holder('a@west.example', false), 'unconfirmed'],
  ['an invited address waits', holder('ina@elsewhere.example', false), 'unconfirmed'],
  ['an address of a school that is confirmed is let in', holder('a@west.example'), [west]],
  ['an invited address that is confirmed is let in', holder('ina@elsewhere.example'), [east]],
])('where sign-up is closed, %s', async (_what, who, landing) => {
  expect(await finder(false)(who)).toEqual(landing);
});
