import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SecondStepRule } from '@study-assistant/contract/people/second-step';
import { roleSchema, type Role } from '@study-assistant/contract/wire/roles';
import type { Auth, DecodedIdToken, UserIdentifier, UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import {
  ALL_ENDED,
  endedSignInsSchema,
  type EndedSignIns,
} from '../../domain/account/ended-sign-ins.ts';
import type { Standing } from '../../domain/account/member.ts';
import { isOwnWay } from '../../domain/account/sign-in-way.ts';
import { accountClosed, ApiError } from '../../domain/api-error.ts';
import type { SignInWay, TokenHolder } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import { schoolIdSchema } from '../../domain/school/school-id.ts';
import type { TeacherScope } from '../../domain/teacher-scope.ts';
import {
  createAccountCheck,
  type Account,
  type Checked,
  type Rights,
  type SignIn,
} from './account-check.ts';

/** The accounts behind the tokens. */
export interface Identity {
  /**
   * Who holds a token; with `isNow`, Auth is asked again though it was asked a moment ago.
   *
   * @throws ApiError when the account is closed, or cannot be checked now
   * @throws Error when the token is not valid, or says what its account may not any more
   */
  verify(token: string, how: { isNow: boolean }): Promise<TokenHolder>;
  /** Says it in the tokens that the account gets from now on. */
  setRole(uid: string, standing: Standing): Promise<void>;
  /** Ends every sign-in: tokens that were given before are refused within a minute. */
  signOutEverywhere(uid: string): Promise<void>;
  /**
   * Puts out whoever has signed up with an address that is not known to be hers: nobody knows the
   * password any more, no other way leads to it, and the owner of the address sets one by mail. A confirmed one stays as it is.
   */
  endUnconfirmed(uid: string): Promise<void>;
  /** The address is known to be hers: her school says so. */
  confirmAddress(uid: string): Promise<void>;
  /** Nobody signs in to it any more, and its tokens are refused within a minute; nor to one that is gone. */
  close(uid: string): Promise<void>;
  /** Opens a closed account again. */
  open(uid: string, standing: Standing): Promise<void>;
  /** What Auth knows of an account; null when it is gone. */
  findSignIn(uid: string): Promise<SignInState | null>;
  /** Of these accounts, those that nobody has signed in to as yet, by a password or a card. */
  findUnused(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Of these accounts, those that Auth tells otherwise of: other claims, or one that is still enabled. */
  findOtherStanding(expected: readonly ExpectedStanding[]): Promise<string[]>;
  /** Of these addresses, in small letters, those that have an account. */
  findByEmails(emails: readonly string[]): Promise<AddressedAccount[]>;
  /**
   * Makes an account without a password; its owner sets one by the mail that resets it. Auth is told no
   * name: it would keep the one of that day.
   *
   * @param uid what the account gets as its id, where that has to be known before
   */
  create(email: string, uid?: string): Promise<string>;
  /** A token by which a browser signs in to this account; it is valid for an hour. */
  createSignInToken(uid: string): Promise<string>;
  /** No code is asked for any more, and sign-ins made with one are refused within a minute. */
  removeSecondStep(uid: string): Promise<void>;
  /** Whether there is such an account, open or closed. */
  isThere(uid: string): Promise<boolean>;
  /** An account that is gone already is no error. */
  remove(uid: string): Promise<void>;
}

/** `standing` is null where nobody may sign in. */
export type ExpectedStanding = { uid: string; standing: Standing | null };

type SignInState = {
  isEmailVerified: boolean;
  /** Whether somebody can sign in to it by a password or another way. */
  hasSignIn: boolean;
  hasSecondStep: boolean;
  /** Null where nobody ever has. */
  lastSignInAt: string | null;
  /** Sign-ins before it do not count any more; null where none was ever revoked. */
  validSince: string | null;
};

export type AddressedAccount = {
  uid: string;
  email: string;
  /** Whether somebody can sign in to it by a password or another way. */
  hasSignIn: boolean;
  /** Whether whoever signs in to it has shown that the address is hers. */
  isEmailVerified: boolean;
  isClosed: boolean;
} & Pick<Rights, 'role' | 'schoolId'>;

type Deps = {
  teacherScope: TeacherScope;
  secondStep: SecondStepRule;
  clock: () => Date;
  log: Logger;
};

/** Of a password that nobody knows. */
const UNKNOWN_PASSWORD_BYTES = 48;

/** As many as Auth looks up at once. */
const MAX_LOOKED_UP = 100;

export function createIdentity(
  auth: Pick<
    Auth,
    | 'verifyIdToken'
    | 'getUser'
    | 'getUsers'
    | 'createUser'
    | 'createCustomToken'
    | 'updateUser'
    | 'setCustomUserClaims'
    | 'revokeRefreshTokens'
    | 'deleteUser'
  >,
  { teacherScope, secondStep: rule, clock, log }: Deps,
): Identity {
  const accounts = createAccountCheck({
    async findAccount(uid): Promise<Account> {
      const user = await auth.getUser(uid).catch(nullWhenGone);
      if (!user) return null;
      const { disabled, tokensValidAfterTime, customClaims = {}, providerData } = user;
      const providers = providerData.map((info) => ({
        id: info.providerId,
        email: info.email?.toLowerCase() ?? null,
      }));
      const secondSteps = user.multiFactor?.enrolledFactors.map((factor) => factor.uid) ?? [];
      const said = { ...readClaims(customClaims), ended: readEnded(customClaims) };
      return { disabled, tokensValidAfterTime, secondSteps, providers, ...said };
    },
    clock,
    log,
  });

  async function checkNow(signIn: SignIn): Promise<Checked> {
    try {
      return await accounts.checkNow(signIn);
    } catch (cause) {
      throw notChecked(cause);
    }
  }

  async function readToken(token: string): Promise<DecodedIdToken> {
    try {
      return await auth.verifyIdToken(token);
    } catch (cause) {
      // The token's own check says so where it asks Auth, as it does on the local Firebase.
      if (codeOf(cause) === 'auth/user-disabled') throw accountClosed();
      throw isOutage(cause) ? notChecked(cause) : cause;
    }
  }

  function notChecked(cause: unknown): ApiError {
    log.error('account.not-checked', { error: cause });
    const sentence = 'Your account could not be checked just now. Please try again.';
    return new ApiError('unexpected', sentence, { cause });
  }

  async function lookUp(identifiers: readonly UserIdentifier[]): Promise<UserRecord[]> {
    const found: UserRecord[] = [];
    for (let at = 0; at < identifiers.length; at += MAX_LOOKED_UP) {
      const { users } = await auth.getUsers(identifiers.slice(at, at + MAX_LOOKED_UP));
      found.push(...users);
    }
    return found;
  }

  return {
    async verify(token, { isNow }) {
      const claims = await readToken(token);
      const { uid, auth_time, iat, email = '', email_verified: isEmailVerified = false } = claims;
      const rights = readClaims(claims);
      const named = readWay(claims);
      const secondStep = readSecondStep(claims);
      const ended = readEnded(claims);
      const signIn = { uid, way: named, secondStep, auth_time, iat, ended, ...rights };
      requireGood(await (isNow ? checkNow(signIn) : accounts.check(signIn)));
      const way = { ...named, email: isOwnWay(named) ? null : accounts.addressAt(uid, named) };
      const holder = { uid, email, isEmailVerified, way, signedInAt: auth_time, ...rights };
      return { ...holder, secondStep: judgeSecondStep(rule, signIn) };
    },
    async setRole(uid, standing) {
      await auth.setCustomUserClaims(uid, claimsOf(standing, teacherScope));
      accounts.forget(uid);
    },
    async signOutEverywhere(uid) {
      await auth.revokeRefreshTokens(uid);
      accounts.forget(uid);
    },
    async endUnconfirmed(uid) {
      const user = await auth.getUser(uid).catch(nullWhenGone);
      if (!user || user.emailVerified) return;
      const password = randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url');
      const ways = user.providerData.map(({ providerId }) => providerId);
      const providersToUnlink = ways.filter((way) => way !== 'password');
      if (ways.length > 0) await auth.updateUser(uid, { password, providersToUnlink });
      await auth.revokeRefreshTokens(uid);
      accounts.forget(uid);
    },
    async confirmAddress(uid) {
      await auth.updateUser(uid, { emailVerified: true });
      accounts.forget(uid);
    },
    async close(uid) {
      try {
        await auth.updateUser(uid, { disabled: true });
        await auth.setCustomUserClaims(uid, null);
        await auth.revokeRefreshTokens(uid);
      } catch (error) {
        nullWhenGone(error);
      }
      accounts.forget(uid);
    },
    async open(uid, standing) {
      await auth.setCustomUserClaims(uid, claimsOf(standing, teacherScope));
      await auth.updateUser(uid, { disabled: false });
      accounts.forget(uid);
    },
    async findByEmails(emails) {
      return (await lookUp(emails.map((email) => ({ email })))).map(toAddressed);
    },
    async findSignIn(uid) {
      const found = await auth.getUser(uid).catch(nullWhenGone);
      return found && toSignInState(found);
    },
    async findUnused(uids) {
      const found = await lookUp(uids.map((uid) => ({ uid })));
      const unused = found.filter((user) => user.providerData.length === 0 && !isUsed(user));
      return new Set(unused.map(({ uid }) => uid));
    },
    async findOtherStanding(expected) {
      const standings = new Map(expected.map(({ uid, standing }) => [uid, standing]));
      const found = await lookUp(expected.map(({ uid }) => ({ uid })));
      return found
        .filter(({ uid, disabled, customClaims }) => {
          const standing = standings.get(uid) ?? null;
          const wanted = standing && claimsOf(standing, teacherScope);
          // One that is disabled at Auth itself, and open here, stays so.
          return !isDeepStrictEqual(customClaims ?? {}, wanted ?? {}) || (!standing && !disabled);
        })
        .map(({ uid }) => uid);
    },
    async create(email, uid) {
      return (await auth.createUser(uid === undefined ? { email } : { email, uid })).uid;
    },
    async removeSecondStep(uid) {
      await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
      accounts.forget(uid);
    },
    createSignInToken: (uid) => auth.createCustomToken(uid),
    isThere: async (uid) => (await auth.getUser(uid).catch(nullWhenGone)) !== null,
    async remove(uid) {
      await auth.deleteUser(uid).catch(nullWhenGone);
      accounts.forget(uid);
    },
  };
}

type Claims = {
  userType: Role;
  schoolId: string;
  teacherScope?: Exclude<TeacherScope, 'trial'>;
  admin?: true;
  ended?: EndedSignIns;
};

/** The rules let a teacher without a scope read every student of her school. */
function claimsOf(
  { role, schoolId, isAdmin, ended }: Standing,
  teacherScope: Deps['teacherScope'],
): Claims {
  return {
    userType: role,
    schoolId,
    ...(role === 'teacher' && teacherScope !== 'trial' ? { teacherScope } : {}),
    ...(isAdmin && role === 'teacher' ? { admin: true } : {}),
    ...(ended ? { ended } : {}),
  };
}

function requireGood(checked: Checked): void {
  if (checked === 'closed') throw accountClosed();
  if (checked === 'ended') throw new Error('The account says otherwise by now.');
}

function readClaims(claims: Record<string, unknown>): Rights {
  return {
    isAdmin: claims.userType === 'teacher' && claims.admin === true,
    role: roleSchema.safeParse(claims.userType).data ?? null,
    schoolId: schoolIdSchema.safeParse(claims.schoolId).data ?? null,
  };
}

/** Whatever cannot be read lets nobody in. */
function readEnded({ ended }: Record<string, unknown>): EndedSignIns | null {
  if (ended === undefined) return null;
  return endedSignInsSchema.safeParse(ended).data ?? ALL_ENDED;
}

/** Null where a token names none. Identity Platform alone writes it. */
function readSecondStep({ firebase }: DecodedIdToken): string | null {
  return firebase.second_factor_identifier ?? null;
}

/** By the token alone: what Auth says of the account was compared before. */
function judgeSecondStep(
  rule: SecondStepRule,
  { secondStep, isAdmin }: Pick<SignIn, 'secondStep' | 'isAdmin'>,
): TokenHolder['secondStep'] {
  if (secondStep !== null) return 'used';
  return rule === 'admins' && isAdmin ? 'missing' : 'unused';
}

const attributesSchema = z.object({ tid: z.string() });

/** An OpenID provider's claims come as they are; `tid` is the one that names Microsoft's directories. */
function readWay({ firebase }: DecodedIdToken): Omit<SignInWay, 'email'> {
  const tenant = attributesSchema.safeParse(firebase['sign_in_attributes']).data?.tid ?? null;
  return { provider: firebase.sign_in_provider, tenant };
}

function toAddressed(user: UserRecord): AddressedAccount {
  const { role, schoolId } = readClaims(user.customClaims ?? {});
  return {
    uid: user.uid,
    email: user.email?.toLowerCase() ?? '',
    hasSignIn: user.providerData.length > 0,
    isEmailVerified: user.emailVerified,
    isClosed: user.disabled,
    role,
    schoolId,
  };
}

function toSignInState(user: UserRecord): SignInState {
  const { emailVerified, providerData, metadata, multiFactor } = user;
  const { tokensValidAfterTime: since } = user;
  const { lastSignInTime } = metadata;
  const hasSignIn = providerData.length > 0 || isUsed({ metadata });
  return {
    isEmailVerified: emailVerified,
    hasSignIn,
    hasSecondStep: (multiFactor?.enrolledFactors.length ?? 0) > 0,
    // Auth counts the making of an account without a password as a sign-in.
    lastSignInAt: hasSignIn && lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    validSince: since === undefined ? null : new Date(since).toISOString(),
  };
}

/** Auth may count the making of an account as a sign-in. */
function isUsed({ metadata }: Pick<UserRecord, 'metadata'>): boolean {
  const { creationTime, lastSignInTime } = metadata;
  return Boolean(lastSignInTime) && Date.parse(lastSignInTime) > Date.parse(creationTime);
}

/**
 * Whether a token could not be verified for a reason that is not in the token. The SDK reports keys
 * that it could not fetch as it does a malformed token, and only its sentence tells.
 */
function isOutage(error: unknown): boolean {
  const code = String(codeOf(error));
  const isOfApp = code.startsWith('app/') || code === 'auth/internal-error';
  return isOfApp || /fetching public keys|making request/i.test(String(error));
}

function nullWhenGone(error: unknown): null {
  if (codeOf(error) === 'auth/user-not-found') return null;
  throw error;
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}
