import { getUser } from '@study-assistant/contract/people/accounts';
import { getOwnAccount } from '@study-assistant/contract/people/own-account';
import { endOwnSession } from '@study-assistant/contract/people/own-sessions';
import { listPeople } from '@study-assistant/contract/people/people';
import { getSecondStep, removeSecondStep } from '@study-assistant/contract/people/second-step';
import type { Access, Endpoint } from '@study-assistant/contract/wire/endpoint';
import type { Request } from 'express';
import type { Case } from '../domain/access-cases.fixture.ts';
import { ApiError } from '../domain/api-error.ts';
import type { TokenHolder } from '../domain/caller.ts';
import { authenticate, findSchoolId, requireCaller, requireSecondStep } from './authenticate.ts';

const anna: TokenHolder = {
  ...{ uid: 'anna', email: 'anna@school.edu', isEmailVerified: true },
  way: { provider: 'password', tenant: null, email: null },
  signedInAt: 1_795_161_600,
  ...{ role: 'teacher', schoolId: 'main', isAdmin: false, secondStep: 'unused' },
};

const SIGN_IN = '401 Please sign in.';
const EXPIRED = '401 Your sign-in has expired. Please sign in again.';
const UNFINISHED = '403 Please finish signing up first.';
const NOT_ALLOWED = '403 You are not allowed to do this.';
const CLOSED = '401 Closed just now.';
const MISSING =
  '403 Whoever looks after this school signs in with a second step. Please set it up under Your account.';
const OK = 'ok';

/** With one good token. */
function withHeader(authorization: string | undefined): () => unknown {
  const verify = (token: string) =>
    token === 'good' ? Promise.resolve(anna) : Promise.reject(new Error('no such token'));
  return () =>
    authenticate(
      { headers: { authorization }, method: 'GET' } as Request,
      verify,
      'materials.read',
    );
}

/** By a check that says when the account itself was asked, not what is remembered of it. */
const when = (access: Access, method: string) => () =>
  authenticate(
    { headers: { authorization: 'Bearer good' }, method } as Request,
    (_token, { isNow }) =>
      isNow
        ? Promise.reject(new ApiError('account-closed', 'Closed just now.'))
        : Promise.resolve({ ...anna, isAdmin: true }),
    access,
  );

const as = (changes: Partial<TokenHolder>, access: Access) => () =>
  void findSchoolId({ ...anna, ...changes }, access);

/** Somebody who has to sign in with a second step, and has not. */
const without = (endpoint: Endpoint | null, uid?: string) => () =>
  requireSecondStep({ ...anna, secondStep: 'missing' }, endpoint, uid ? { uid } : {});

/** Who is let in by which header, and to what. */
export const AUTHENTICATE_CASES: readonly Case[] = [
  { who: 'without a header', ask: withHeader(undefined), answer: SIGN_IN },
  { who: 'with a scheme alone', ask: withHeader('Bearer'), answer: SIGN_IN },
  { who: 'with a scheme and nothing', ask: withHeader('Bearer '), answer: SIGN_IN },
  { who: 'with another scheme', ask: withHeader('Basic good'), answer: SIGN_IN },
  { who: 'with a token that is not valid', ask: withHeader('Bearer bad'), answer: EXPIRED },
  { who: 'with a token', ask: withHeader('bearer good'), answer: OK },
  { who: 'to look at the school', ask: when('school.manage', 'GET'), answer: CLOSED },
  { who: 'to change the school', ask: when('school.manage', 'POST'), answer: CLOSED },
  { who: 'to finish a sign-up', ask: when('authenticated', 'POST'), answer: CLOSED },
  { who: 'to look at her account', ask: when('authenticated', 'GET'), answer: OK },
  { who: 'to upload', ask: when('materials.upload', 'POST'), answer: OK },
  { who: 'no role, public', ask: as({ role: null }, 'public'), answer: OK },
  { who: 'no role, signed in', ask: as({ role: null }, 'authenticated'), answer: OK },
  { who: 'no role', ask: as({ role: null }, 'materials.read'), answer: UNFINISHED },
  { who: 'no school', ask: as({ schoolId: null }, 'materials.read'), answer: UNFINISHED },
  { who: 'a teacher', ask: as({}, 'materials.upload'), answer: OK },
  { who: 'a student', ask: as({ role: 'student' }, 'materials.upload'), answer: NOT_ALLOWED },
  { who: 'a teacher to the school', ask: as({}, 'school.manage'), answer: NOT_ALLOWED },
  { who: 'an admin', ask: as({ isAdmin: true }, 'school.manage'), answer: OK },
  { who: 'an admin to a class', ask: as({ isAdmin: true }, 'classes.join'), answer: NOT_ALLOWED },
  {
    who: 'a student to students',
    ask: as({ role: 'student' }, 'students.change'),
    answer: NOT_ALLOWED,
  },
  { who: 'no second step to the school', ask: without(listPeople), answer: MISSING },
  { who: 'no second step to a download', ask: without(null), answer: MISSING },
  { who: 'no second step to a student', ask: without(getUser, 'maya'), answer: MISSING },
  { who: 'no second step to removing it', ask: without(removeSecondStep), answer: MISSING },
  { who: 'no second step to herself', ask: without(getUser, 'anna'), answer: OK },
  { who: 'no second step to her account', ask: without(getOwnAccount), answer: OK },
  { who: 'no second step to setting it up', ask: without(getSecondStep), answer: OK },
  { who: 'no second step to a lost device', ask: without(endOwnSession), answer: OK },
  {
    who: 'a second step that is used',
    ask: () => requireSecondStep({ ...anna, secondStep: 'used' }, listPeople),
    answer: OK,
  },
  {
    who: 'one who is told what she may',
    ask: () => requireCaller(anna, 'materials.read'),
    answer: OK,
  },
];
