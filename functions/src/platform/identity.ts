import { roleSchema, type Role } from '@study-assistant/contract/roles';
import type { Auth } from 'firebase-admin/auth';
import type { TokenHolder } from '../domain/caller.ts';
import type { Logger } from '../domain/logger.ts';
import { createAccountCheck, type Account } from './account-check.ts';

/** The accounts behind the tokens. */
export interface Identity {
  /** Rejects where the token is not valid, or its account closed. */
  verify(token: string): Promise<TokenHolder>;
  setRole(uid: string, role: Role): Promise<void>;
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
      const role = roleSchema.safeParse(claims.userType);
      return { uid: claims.uid, email: claims.email ?? '', role: role.success ? role.data : null };
    },
    setRole: (uid, role) => auth.setCustomUserClaims(uid, { userType: role }),
    remove: (uid) => auth.deleteUser(uid),
  };
}

function nullWhenGone(error: unknown): null {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
  throw error;
}
