import { type Access } from '@study-assistant/contract/endpoint';
import { can, type Permission } from '@study-assistant/contract/roles';
import type { Request } from 'express';
import { ApiError, forbidden } from '../domain/api-error.ts';
import type { Caller, TokenHolder } from '../domain/caller.ts';

/** Answers who holds the token; rejects when it is not valid. */
export type VerifyToken = (token: string) => Promise<TokenHolder>;

export async function authenticate(request: Request, verify: VerifyToken): Promise<TokenHolder> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) {
    throw new ApiError('unauthenticated', 'Please sign in.');
  }
  try {
    return await verify(token);
  } catch (cause) {
    throw new ApiError('unauthenticated', 'Your sign-in has expired. Please sign in again.', {
      cause,
    });
  }
}

/** Refuses a holder whose role the endpoint does not name. */
export function authorise(holder: TokenHolder, access: Access): void {
  if (access !== 'public' && access !== 'authenticated') requireCaller(holder, access);
}

/** The holder, with the permission, in a school. */
export function requireCaller(holder: TokenHolder, permission: Permission): Caller {
  const { role, schoolId } = holder;
  if (!role || !schoolId) throw forbidden('Please finish signing up first.');
  if (!can(role, permission)) throw forbidden();
  return { ...holder, role, schoolId };
}
