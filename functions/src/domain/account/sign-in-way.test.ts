import { expect, test } from 'vitest';
import { allowsWay, vouchesFor, type ProviderRules } from './sign-in-way.ts';

const any = { domains: [], tenants: [] };
const city = { id: 'oidc.city', domains: ['school.edu'], tenants: ['t1'] };

function holder(provider: string, { tenant = null as string | null, email = 'a@school.edu' } = {}) {
  return { email, way: { provider, tenant } };
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
    'its directory, and no domain of it',
    [{ ...city, domains: [] }],
    holder('oidc.city', { tenant: 't1' }),
    true,
    false,
  ],
])('%s', (_what, rules, who, isAllowed, isVouched) => {
  expect([allowsWay(rules, who), vouchesFor(rules, who)]).toEqual([isAllowed, isVouched]);
});
