import { getUser } from '@study-assistant/contract/people/accounts';
import { getOwnAccount } from '@study-assistant/contract/people/own-account';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@study-assistant/contract/people/own-sessions';
import { getSecondStep, makeRecoveryCodes } from '@study-assistant/contract/people/second-step';
import type { Access, Endpoint } from '@study-assistant/contract/wire/endpoint';
import { can, type Permission } from '@study-assistant/contract/wire/roles';
import type { Request } from 'express';
import { ApiError, forbidden } from '../domain/api-error.ts';
import type { Caller, TokenHolder } from '../domain/caller.ts';

/**
 * Answers who holds the token; rejects when it is not valid. `isNow`: by what Auth says this moment.
 * `userAgent` is what the browser says of itself, '' where it says nothing.
 */
export type VerifyToken = (
  token: string,
  how: { isNow: boolean; userAgent: string },
) => Promise<TokenHolder>;

export async function authenticate(
  request: Request,
  verify: VerifyToken,
  access: Access,
): Promise<TokenHolder> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) {
    throw new ApiError('unauthenticated', 'Please sign in.');
  }
  try {
    const userAgent = request.headers['user-agent'] ?? '';
    return await verify(token, { isNow: isGrave(request, access), userAgent });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('unauthenticated', 'Your sign-in has expired. Please sign in again.', {
      cause,
    });
  }
}

/** What nobody may do for another minute who may not any more: look after a school, or join one. */
function isGrave({ method }: Request, access: Access): boolean {
  return access === 'school.manage' || (access === 'authenticated' && method !== 'GET');
}

/** The school that a call is about; refuses a holder whose role the endpoint does not name. */
export function findSchoolId(holder: TokenHolder, access: Access): string | null {
  const isOpenToAll = access === 'public' || access === 'authenticated';
  return isOpenToAll ? null : requireCaller(holder, access).schoolId;
}

/** Enough to see what is missing, to set it up, and to end a sign-in that was lost. */
const OPEN_WITHOUT_SECOND_STEP = new Set<Endpoint>([
  getOwnAccount,
  getSecondStep,
  makeRecoveryCodes,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
]);

/**
 * Refuses who has to sign in with a second step, and has not. Her own profile is open, as signing in
 * asks for it; that of a student is not.
 *
 * @throws ApiError `second-step-missing`
 */
export function requireSecondStep(
  { uid, secondStep }: TokenHolder,
  endpoint: Endpoint | null,
  asked: Request['params'] = {},
): void {
  if (secondStep !== 'missing') return;
  if (endpoint !== null && OPEN_WITHOUT_SECOND_STEP.has(endpoint)) return;
  if (endpoint === getUser && asked['uid'] === uid) return;
  throw new ApiError(
    'second-step-missing',
    'Whoever looks after this school signs in with a second step. Please set it up under Your account.',
  );
}

/** The holder, with the permission, in a school. */
export function requireCaller(holder: TokenHolder, permission: Permission): Caller {
  const { role, schoolId, isAdmin } = holder;
  if (!role || !schoolId) throw forbidden('Please finish signing up first.');
  if (!can(role, permission, isAdmin)) throw forbidden();
  return { ...holder, role, schoolId };
}
