import type { saveUserData, User } from '@study-assistant/contract/accounts';
import type { Parsed } from '@study-assistant/contract/endpoint';
import { requireReadableProfile, requireSelf } from '../../domain/access.ts';
import { canSignUpAsTeacher } from '../../domain/account/teacher-sign-up.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { RequireReader, TokenHolder } from '../../domain/caller.ts';
import type { Identity } from '../../platform/identity.ts';

type Deps = {
  requireReader: RequireReader;
  findUser: (uid: string) => Promise<User | null>;
  /** Answers with the profile that stands afterwards: its role is the one chosen first. */
  saveUser: (user: User, now: Date) => Promise<User>;
  identity: Identity;
  clock: () => Date;
  /** Null: everyone may sign up as a teacher. */
  teacherDomains: readonly string[] | null;
  /** The school whose accounts these are. */
  schoolId: string;
};

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService(deps: Deps) {
  const { findUser, saveUser, identity, clock, teacherDomains, schoolId } = deps;
  return {
    /** Finishes a sign-up: the profile once, and role and school in the token's claims. */
    async save(
      caller: TokenHolder,
      data: Parsed<typeof saveUserData>['body'],
    ): Promise<{ user: User }> {
      requireSelf(caller, data.uid);
      if (data.userType === 'teacher' && !canSignUpAsTeacher(caller.email, teacherDomains)) {
        await refuseTeacher(caller);
      }
      const user: User = { ...data, email: caller.email };
      const stored = await saveUser(user, clock());
      if (stored.userType !== user.userType) {
        throw new ApiError(
          'role-already-chosen',
          `This account is already a ${stored.userType} account.`,
        );
      }
      await identity.setRole(caller.uid, stored.userType, schoolId);
      return { user: stored };
    },

    /** Anyone reads her own profile, a teacher also a student's. */
    async read(caller: TokenHolder, uid: string): Promise<{ user: User }> {
      await deps.requireReader(caller, uid);
      const user = requireReadableProfile(caller, uid, await findUser(uid));
      // A sign-up that broke off between profile and claims is mended here.
      const isTold = caller.role === user.userType && caller.schoolId === schoolId;
      if (caller.uid === uid && !isTold) {
        await identity.setRole(uid, user.userType, schoolId);
      }
      return { user };
    },
  };

  /** A refused sign-up leaves no half-made account behind. */
  async function refuseTeacher(caller: TokenHolder): Promise<never> {
    if (!(await findUser(caller.uid))) await identity.remove(caller.uid);
    throw new ApiError(
      'teacher-sign-up-closed',
      'Teacher accounts are limited to addresses of this school. Please sign up with your school e-mail address or ask your administrator.',
    );
  }
}
