import { expect, test } from 'vitest';
import { allowsWay, vouchesFor, type ProviderRules } from './sign-in-way.ts';

const any = { domains: [], tenants: [] };
const city = { id: 'oidc.city', domains: ['school.edu'], tenants: ['t1'] };

type Told = { tenant?: string; email?: string; there?: string | null };

/** Somebody with an address here, and the one that the provider knows her by, the same unless told otherwise. */
function holder(provider: string, { tenant, email = 'a@school.edu', there = email }: Told = {}) {
  return { email, way: { provider, tenant: tenant ?? null, email: there } };
}

test.each<[string, ProviderRules, ReturnType<typeof holder>, boolean, boolean]>([
  ['a password, whatever the school says', [], holder('password'), true, false],
  ['a provider where the school says nothing', null, holder('google.com'), true, false],
  ['one that it takes', [{ id: 'google.com', ...any }], holder('google.com'), true, false],
  [
    'one that it does not take',
    [{ id: 'google.com', ...any }],
    holder('microsoft.com'),
    false,
    false,
  ],
  ['its own directory', [city], holder('oidc.city', { tenant: 't1' }), true, true],
  ['another directory', [city], holder('oidc.city', { tenant: 't2' }), false, false],
  ['a token that names none', [city], holder('oidc.city'), false, false],
  [
    'an address of another domain',
    [city],
    holder('oidc.city', { tenant: 't1', email: 'a@x.org' }),
    false,
    false,
  ],
  [
    'an account elsewhere that was connected to an address of its domain',
    [{ ...city, tenants: [] }],
    holder('oidc.city', { there: 'a@x.org' }),
    false,
    false,
  ],
  [
    'its directory, which knows her by another address',
    [city],
    holder('oidc.city', { tenant: 't1', there: 'b@school.edu' }),
    true,
    false,
  ],
  [
    'its directory, while Auth cannot say by which address',
    [city],
    holder('oidc.city', { tenant: 't1', there: null }),
    true,
    false,
  ],
  [
    'its directory, and no domain of it',
    [{ ...city, domains: [] }],
    holder('oidc.city', { tenant: 't1' }),
    true,
    false,
  ],
])('%s', (_what, rules, who, isAllowed, isVouched) => {
  expect([allowsWay(rules, who), vouchesFor(rules, who)]).toEqual([isAllowed, isVouched]);
});
