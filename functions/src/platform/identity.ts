import { roleSchema, type Role } from '@study-assistant/contract/roles';
import type { Auth, UserIdentifier, UserRecord } from 'firebase-admin/auth';
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
  /** Of these addresses, in small letters, those that have an account. */
  findByEmails(emails: readonly string[]): Promise<AddressedAccount[]>;
  /** Of these teachers, those whose claims say another scope than the deployment has. */
  findOtherScope(uids: readonly string[]): Promise<string[]>;
  /** Makes an account without a password; its owner sets one by the mail that resets it. */
  create(account: { email: string; displayName: string }): Promise<string>;
  /** An account that is gone already is no error. */
  remove(uid: string): Promise<void>;
}

export type AddressedAccount = {
  uid: string;
  email: string;
  /** Whether somebody can sign in to it by a password or another way. */
  hasSignIn: boolean;
  role: Role | null;
  schoolId: string | null;
};

type Deps = {
  /** `classes`: the rules let a teacher read no student. */
  teacherScope: 'school' | 'classes';
  clock: () => Date;
  log: Logger;
};

/** As many as Auth looks up at once. */
const MAX_LOOKED_UP = 100;

export function createIdentity(
  auth: Pick<
    Auth,
    'verifyIdToken' | 'getUser' | 'getUsers' | 'createUser' | 'setCustomUserClaims' | 'deleteUser'
  >,
  { teacherScope, clock, log }: Deps,
): Identity {
  const findAccount = (uid: string): Promise<Account> => auth.getUser(uid).catch(nullWhenGone);
  const isOpen = createAccountCheck({ findAccount, clock, log });

  async function lookUp(identifiers: readonly UserIdentifier[]): Promise<UserRecord[]> {
    const found: UserRecord[] = [];
    for (let at = 0; at < identifiers.length; at += MAX_LOOKED_UP) {
      const { users } = await auth.getUsers(identifiers.slice(at, at + MAX_LOOKED_UP));
      found.push(...users);
    }
    return found;
  }

  return {
    async verify(token) {
      const claims = await auth.verifyIdToken(token);
      if (!(await isOpen(claims))) throw new Error('This account was closed, or signed out.');
      return {
        uid: claims.uid,
        email: claims.email ?? '',
        isEmailVerified: claims.email_verified ?? false,
        ...readClaims(claims),
      };
    },
    setRole: (uid, role, schoolId) =>
      auth.setCustomUserClaims(uid, claimsOf(role, schoolId, teacherScope)),
    async findByEmails(emails) {
      return (await lookUp(emails.map((email) => ({ email })))).map(toAddressed);
    },
    async findOtherScope(uids) {
      const { teacherScope: wanted } = claimsOf('teacher', '', teacherScope);
      return (await lookUp(uids.map((uid) => ({ uid }))))
        .filter(({ customClaims }) => customClaims?.teacherScope !== wanted)
        .map(({ uid }) => uid);
    },
    async create(account) {
      return (await auth.createUser(account)).uid;
    },
    async remove(uid) {
      await auth.deleteUser(uid).catch(nullWhenGone);
    },
  };
}

type Claims = { userType: Role; schoolId: string; teacherScope?: 'classes' };

/** Without a scope a teacher sees the whole school. */
function claimsOf(role: Role, schoolId: string, teacherScope: Deps['teacherScope']): Claims {
  const isNarrow = role === 'teacher' && teacherScope === 'classes';
  return { userType: role, schoolId, ...(isNarrow ? { teacherScope } : {}) };
}

function readClaims(claims: Record<string, unknown>) {
  return {
    role: roleSchema.safeParse(claims.userType).data ?? null,
    schoolId: schoolIdSchema.safeParse(claims.schoolId).data ?? null,
  };
}

function toAddressed({ uid, email, providerData, customClaims }: UserRecord): AddressedAccount {
  return {
    uid,
    email: email?.toLowerCase() ?? '',
    hasSignIn: providerData.length > 0,
    ...readClaims(customClaims ?? {}),
  };
}

function nullWhenGone(error: unknown): null {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
  throw error;
}
