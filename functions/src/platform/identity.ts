import { roleSchema, type Role } from '@study-assistant/contract/roles';
import type { Auth } from 'firebase-admin/auth';
import type { TokenHolder } from '../domain/caller.ts';
import type { Logger } from '../domain/logger.ts';
import { createAccountCheck, type Account } from './account-check.ts';
import { schoolIdSchema } from './school-root.ts';

/** The accounts behind the tokens. */
export interface Identity {
  /** Rejects where the token is not valid, or its account closed. */
  verify(token: string): Promise<TokenHolder>;
  /** Says both in the tokens that the account gets from now on. */
  setRole(uid: string, role: Role, schoolId: string): Promise<void>;
  /** An account that is gone already is no error. */
  remove(uid: string): Promise<void>;
}

export function createIdentity(
  auth: Pick<Auth, 'verifyIdToken' | 'getUser' | 'setCustomUserClaims' | 'deleteUser'>,
  clock: () => Date,
  log: Logger,
): Identity {
  const findAccount = (uid: string): Promise<Account> => auth.getUser(uid).catch(nullWhenGone);
  const isOpen = createAccountCheck({ findAccount, clock, log });
  return {
    async verify(token) {
      const claims = await auth.verifyIdToken(token);
      if (!(await isOpen(claims))) throw new Error('This account was closed, or signed out.');
      return {
        uid: claims.uid,
        email: claims.email ?? '',
        isEmailVerified: claims.email_verified ?? false,
        role: roleSchema.safeParse(claims.userType).data ?? null,
        schoolId: schoolIdSchema.safeParse(claims.schoolId).data ?? null,
      };
    },
    setRole: (uid, role, schoolId) => auth.setCustomUserClaims(uid, { userType: role, schoolId }),
    async remove(uid) {
      await auth.deleteUser(uid).catch(nullWhenGone);
    },
  };
}

function nullWhenGone(error: unknown): null {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
  throw error;
}
