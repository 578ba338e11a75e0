import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import { errorReplySchema } from '@study-assistant/contract/wire/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readEndpoints } from '../../contract/src/wire/all-endpoints.fixture.ts';
import { anAdmin, anAdminOf } from '../support/people/admins.ts';
import {
  aNewAccount,
  agedToken,
  aStudent,
  aTeacher,
  closeAccount,
  deleteAccount,
  readClaims,
  type Person,
} from '../support/people/people.ts';
import { forgeToken, setClaims } from '../support/people/standings.ts';
import { answerTo, WITH_WRITTEN_CALLS } from '../support/product/endpoint-calls.ts';
import { aMember, aSchool } from '../support/school/schools.ts';
import { callOfRow, lastWhatEnds } from './calls.ts';
import { CALLERS, EXPECTED } from './expected-answers.ts';
import { aSchoolOfEverything, TELLTALE, type Everything } from './school-of-everything.ts';

/** Longer than a token is accepted without a look at its account. */
const AGE_SECONDS = 120;
const REFUSALS = [401, 403, 404];
/** Endpoints that need no data. */
const FOR_ANYONE = [
  ...['GET /health', 'POST /cards/look', 'POST /cards/secret', 'POST /cards/sign-in'],
  'POST /second-step/recover',
];
const SMALLEST_TELLING_ID = 10;
const ONE_OF = 8;

let kindsAsked = 0;

let school: Everything;
let callers: Record<(typeof CALLERS)[number], Person>;
let endpoints: string[];

beforeAll(async () => {
  endpoints = Object.keys(EXPECTED).sort((a, b) => lastWhatEnds(a) - lastWhatEnds(b));
  school = await aSchoolOfEverything();
  const far = await aSchool('north-side');
  callers = {
    unfinished: await aNewAccount(),
    student: await aStudent(),
    teacher: await aTeacher(),
    coTeacher: school.coTeacher,
    admin: await anAdmin(),
    farStudent: await aMember(far.domain, { userType: 'student', currentGrade: '9' }),
    farTeacher: await aMember(far.domain, { userType: 'teacher' }),
    farAdmin: await anAdminOf(far),
  };
});

test('every endpoint is in the table, and those that want a body have one in their calls', async () => {
  const endpoints = await readEndpoints();
  const toKey = ({ method, path }: Endpoint) => `${method} ${path}`;
  const declared = endpoints.map(toKey);
  const first = Object.keys(EXPECTED).filter((endpoint) => !endpoint.endsWith(')'));
  expect(first.sort()).toEqual(declared.sort());
  const wanting = endpoints.filter(({ body, file }) => body ?? file).map(toKey);
  expect(wanting.filter((endpoint) => !WITH_WRITTEN_CALLS.includes(endpoint))).toEqual([]);
  expect(WITH_WRITTEN_CALLS.filter((endpoint) => !declared.includes(endpoint))).toEqual([]);
});

describe.each(CALLERS)('with a token: %s', (name) => {
  test('each endpoint answers as the table says, and tells nothing as it refuses', async () => {
    const caller = callers[name];
    const others: string[] = [];
    // Endpoints run one after the other, because one may change what the next finds.
    for (const endpoint of endpoints) {
      const { status, text } = await ask(endpoint, caller, caller.token);
      const [answered, expected] = [toSign(status), expectedOf(endpoint, name)];
      if (answered !== expected) others.push(`${endpoint}: ${status} in place of ${expected}`);
      else if (answered !== '+') expectNothingTold(endpoint, text);
    }
    expect(others).toEqual([]);
  });
});

test('without a token every endpoint asks to sign in', async () => {
  expect(await findOthers(asksToSignIn(), school.owner, undefined)).toEqual([]);
});

describe('with a token that counts for nobody', () => {
  test.each([
    ['garbage', () => 'a.b.c'],
    ['another scheme’s', () => '" OR 1=1'],
    ['one that has expired', (own: string) => forgeToken(own, { exp: nowSeconds() - 1 })],
    ['one of another project', (own: string) => forgeToken(own, { aud: 'demo-other' })],
    [
      'one that another project issued',
      (own: string) => forgeToken(own, { iss: 'https://securetoken.google.com/demo-other' }),
    ],
    ['one of nobody', (own: string) => forgeToken(own, { sub: '' })],
  ])('%s', async (_kind, tokenOf) => {
    await expectUnauthenticated(school.owner, tokenOf(school.owner.token));
  });

  test('of a closed account', async () => {
    const closed = await aTeacher();
    await closeAccount(closed);
    await expectUnauthenticated(closed, agedToken(closed, AGE_SECONDS));
  });

  test('of a deleted account', async () => {
    const deleted = await aTeacher();
    await deleteAccount(deleted);
    await expectUnauthenticated(deleted, agedToken(deleted, AGE_SECONDS));
  });
});

describe('with a token that says more than the account may now', () => {
  test.each([
    ['a role', { userType: 'student', schoolId: 'main' }],
    ['a school', { userType: 'teacher', schoolId: 'north-side' }],
    ['any standing', {}],
  ])('%s was taken', async (_what, claims) => {
    const teacher = await aTeacher();
    await setClaims(teacher, claims);
    await expectUnauthenticated(teacher, agedToken(teacher, AGE_SECONDS));
  });

  test('what an admin may is over at once when the claim is taken', async () => {
    const admin = await anAdmin();
    await setClaims(admin, { userType: 'teacher', schoolId: 'main' });
    const asked = endpoints.filter((endpoint) => endpoint.includes('/admin/'));
    expect(await findOthers(asked, admin, admin.token)).toEqual([]);
  });

  test('claims that an account never had open nothing', async () => {
    const student = await aStudent();
    const forged = forgeToken(agedToken(student, AGE_SECONDS), {
      ...{ userType: 'teacher', schoolId: 'main', admin: true },
    });
    expect(readClaims(forged).admin).toBe(true);
    await expectUnauthenticated(student, forged);
  });
});

test('who asks comes before what is asked', async () => {
  const bound = (await readEndpoints()).filter(({ access }) => access !== 'public');
  const answers = bound.map(async ({ method, path }) => {
    const strange = `${method} ${path.replaceAll(/:\w+/g, '__proto__')}`;
    const call = method === 'GET' || method === 'DELETE' ? {} : { text: '{"broken": ' };
    const { status } = await answerTo(strange, call, undefined);
    return status === 401 ? [] : [`${strange}: ${status} in place of 401`];
  });
  expect((await Promise.all(answers)).flat()).toEqual([]);
});

function ask(endpoint: string, caller: Person, token: string | undefined) {
  return answerTo(endpoint, callOfRow(endpoint)(school.ids, caller), token);
}

/** Ten run at a time, since a machine has few cores and the answers are short. */
async function findOthers(asked: readonly string[], caller: Person, token: string | undefined) {
  const others: string[] = [];
  for (let at = 0; at < asked.length; at += 10) {
    const some = asked.slice(at, at + 10).map(async (endpoint) => {
      const { status, text } = await ask(endpoint, caller, token);
      if (status !== 401) others.push(`${endpoint}: ${status} in place of 401`);
      else expectNothingTold(endpoint, text);
    });
    await Promise.all(some);
  }
  return others;
}

function asksToSignIn(): string[] {
  return endpoints.filter((endpoint) => !FOR_ANYONE.includes(endpoint));
}

/**
 * Calls every eighth endpoint, others for each kind of token. One function reads the tokens of all
 * endpoints, and calls without a token show that each endpoint uses it.
 */
async function expectUnauthenticated(caller: Person, token: string): Promise<void> {
  kindsAsked += 1;
  const asked = asksToSignIn().filter((_, at) => at % ONE_OF === kindsAsked % ONE_OF);
  expect(asked.length).toBeGreaterThan(5);
  expect(await findOthers(asked, caller, token)).toEqual([]);
}

function expectNothingTold(endpoint: string, text: string): void {
  const shape = z.strictObject(errorReplySchema.shape).safeParse(JSON.parse(text));
  expect(shape.error, `${endpoint} answered ${text}`).toBeUndefined();
  const ids = Object.values(school.ids).filter((id) => id.length >= SMALLEST_TELLING_ID);
  const { owner, student } = school;
  const secrets = [TELLTALE, owner.email, student.email, ...ids];
  const told = secrets.filter((secret) => text.includes(secret));
  expect(told, `${endpoint} answered ${text}`).toEqual([]);
}

function expectedOf(endpoint: string, name: (typeof CALLERS)[number]): string | undefined {
  return EXPECTED[endpoint]?.trim().split(/\s+/)[CALLERS.indexOf(name)];
}

function toSign(status: number): string {
  return REFUSALS.includes(status) ? String(status) : '+';
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
