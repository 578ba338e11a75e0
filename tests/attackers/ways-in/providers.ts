import {
  allowsWay,
  isOwnWay,
  takeOnly,
  takesProvider,
  vouchesFor,
  type ProviderRules,
} from '../../../functions/src/domain/account/sign-in-way.ts';
import { ApiError } from '../../../functions/src/domain/api-error.ts';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { createWayCheck } from '../../../functions/src/features/accounts/check-way.ts';
import { NOW, told, type WayIn } from './way-in.ts';

const PASSWORD = { provider: 'password', tenant: null, email: null };
const CITY = { provider: 'oidc.city', tenant: 't1', email: 'a@school.edu' };
const citys: ProviderRules = [{ id: 'oidc.city', domains: ['school.edu'], tenants: ['t1'] }];
const anyOf: ProviderRules = [{ id: 'oidc.city', domains: [], tenants: [] }];

/** What a school says of providers and their directories. */
export function listWays(): WayIn[] {
  const holder = (way: object = {}, email = 'a@school.edu') => ({
    email,
    way: { ...CITY, ...way },
  });
  const asks: [string, ProviderRules, ReturnType<typeof holder>, boolean, boolean][] = [
    ['its directory', citys, holder(), true, true],
    ['another directory', citys, holder({ tenant: 't2' }), false, false],
    ['no directory', citys, holder({ tenant: null }), false, false],
    ['another domain there', citys, holder({ email: 'a@x.org' }), false, false],
    ['another domain', citys, holder({ email: null }, 'a@x.org'), false, false],
    ['another address there', citys, holder({ email: 'b@school.edu' }), true, false],
    ['nobody knows which there', citys, holder({ email: null }), true, false],
    ['any directory', anyOf, holder(), true, false],
    [
      'any domain',
      [{ id: 'oidc.city', domains: [], tenants: ['t1'] }],
      holder({}, 'a@x.org'),
      true,
      false,
    ],
    [
      'any domain, its directory',
      [{ id: 'oidc.city', domains: [], tenants: ['t1'] }],
      holder(),
      true,
      false,
    ],
    [
      'its domain, any directory',
      [{ id: 'oidc.city', domains: ['school.edu'], tenants: [] }],
      holder(),
      true,
      false,
    ],
    ['another provider', citys, holder({ provider: 'google.com' }), false, false],
    ['a school without a word', null, holder(), true, false],
    ['a password', [], holder(PASSWORD), true, false],
    ['a password of a vouched domain', citys, holder({ provider: 'password' }), true, false],
    [
      'a password that a school calls a provider',
      [{ id: 'password', domains: ['school.edu'], tenants: ['t1'] }],
      holder({ provider: 'password' }),
      true,
      false,
    ],
    ['what we have signed', [], holder({ ...PASSWORD, provider: 'custom' }), true, false],
  ];
  return [
    ...asks.flatMap(([what, rules, of, allowed, vouched]) => [
      { what, ask: () => allowsWay(rules, of), answer: allowed },
      { what: `${what}, vouched for`, ask: () => vouchesFor(rules, of), answer: vouched },
    ]),
    { what: 'ours', ask: () => isOwnWay(PASSWORD), answer: true },
    { what: 'not ours', ask: () => isOwnWay(CITY), answer: false },
    { what: 'takes all', ask: () => takesProvider(null, 'oidc.city'), answer: true },
    { what: 'takes it', ask: () => takesProvider(citys, 'oidc.city'), answer: true },
    { what: 'takes it not', ask: () => takesProvider(citys, 'google.com'), answer: false },
    { what: 'is taken again', ask: () => takeOnly(['oidc.city'], citys), answer: citys },
    { what: 'is new', ask: () => takeOnly(['oidc.city'], null), answer: anyOf },
  ];
}

/** What comes of it at a request. */
export function listCheckedWays(): WayIn[] {
  let now = NOW;
  let rules: ProviderRules | Error = anyOf;
  const read: string[] = [];
  const check = createWayCheck({
    schools: {
      findProviderRules: (schoolId) => {
        read.push(schoolId);
        return rules instanceof Error ? Promise.reject(rules) : Promise.resolve(rules);
      },
    },
    config: { signInProviders: [{ id: 'oidc.city', label: 'City', tenant: null }] },
    clock: () => now,
  });
  const by = (way: object, schoolId: string | null = 'main') =>
    check({ ...callerOf('anna', 'teacher'), way: { ...CITY, ...way }, schoolId });
  const REFUSED = '401 sign-in-refused';
  return [
    { what: 'by a password', ask: () => by(PASSWORD), answer: 'ok' },
    { what: 'by a provider', ask: () => by({}), answer: 'ok' },
    { what: 'by one that is not there', ask: () => by({ provider: 'x' }), answer: REFUSED },
    { what: 'before she has a school', ask: () => by({}, null), answer: 'ok' },
    {
      what: 'such a one, without a school',
      ask: () => by({ provider: 'x' }, null),
      answer: REFUSED,
    },
    { what: 'for a minute as before', ask: () => ((rules = []), by({})), answer: 'ok' },
    {
      what: 'then as the school says',
      ask: () => ((now = new Date(NOW.getTime() + 60_000)), by({})),
      answer: REFUSED,
    },
    {
      what: 'a school that could not be read is read again',
      ask: async () => {
        now = new Date(NOW.getTime() + 120_000);
        rules = new ApiError('unexpected', 'Not now.');
        const failed = await told(() => by({}));
        rules = anyOf;
        return [failed, await told(() => by({}))];
      },
      answer: ['500 unexpected', 'ok'],
    },
    { what: 'no other school is read', ask: () => [...new Set(read)], answer: ['main'] },
  ];
}
