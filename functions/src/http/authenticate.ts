import { type Access } from '@study-assistant/contract/wire/endpoint';
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

/** The holder, with the permission, in a school. */
export function requireCaller(holder: TokenHolder, permission: Permission): Caller {
  const { role, schoolId, isAdmin } = holder;
  if (!role || !schoolId) throw forbidden('Please finish signing up first.');
  if (!can(role, permission, isAdmin)) throw forbidden();
  return { ...holder, role, schoolId };
}
