import { roleSchema, type Role } from '@study-assistant/contract/roles';
import type { Auth } from 'firebase-admin/auth';
import type { TokenHolder } from '../domain/caller.ts';

/** The accounts behind the tokens. */
export interface Identity {
  verify(token: string): Promise<TokenHolder>;
  setRole(uid: string, role: Role): Promise<void>;
  remove(uid: string): Promise<void>;
}

export function createIdentity(auth: Auth): Identity {
  return {
    async verify(token) {
      const claims = await auth.verifyIdToken(token);
      const role = roleSchema.safeParse(claims.userType);
      return { uid: claims.uid, email: claims.email ?? '', role: role.success ? role.data : null };
    },
    setRole: (uid, role) => auth.setCustomUserClaims(uid, { userType: role }),
    remove: (uid) => auth.deleteUser(uid),
  };
}
