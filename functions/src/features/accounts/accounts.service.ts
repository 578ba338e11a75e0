import type { saveUserData, User } from '@study-assistant/contract/people/accounts';
import type { renameOwnAccount } from '@study-assistant/contract/people/own-account';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireReadableProfile } from '../../domain/access.ts';
import type { OpenInvitation } from '../../domain/account/invitation.ts';
import {
  isUnclaimed,
  toUser,
  type Member,
  type ProfileChanges,
} from '../../domain/account/member.ts';
import { isNameOwn } from '../../domain/account/own-name.ts';
import {
  accountClosed,
  addressUnclaimed,
  ApiError,
  forbidden,
  notFound,
} from '../../domain/api-error.ts';
import type { RequireReader, TokenHolder } from '../../domain/caller.ts';

type Deps = {
  requireReader: RequireReader;
  findMember: (uid: string) => Promise<Member | null>;
  /** Answers with the profile that stands afterwards: the first one. An invitation is used up by it. */
  join: (user: JoiningUser, invitation: OpenInvitation | null, now: Date) => Promise<User>;
  /** Changes her own profile, with what the audit says of it; null where there is none. */
  changeOwn: (
    uid: string,
    next: (member: Member) => ProfileChanges,
    now: Date,
  ) => Promise<Member | null>;
  /** The account is hers from now on, though it was made before its address was confirmed. */
  claim: (owner: TokenHolder) => Promise<void>;
  /** Closes an account that is not of the owner of its address, and frees the address. */
  putAside: (owner: TokenHolder, now: Date) => Promise<void>;
  /** To what a teacher has made. May break off: it is done again with the next call. */
  copyTeacherName: (uid: string, fullName: string) => Promise<void>;
  /** Brings Auth to what is stored of her by then, whatever was read of her before. */
  followStanding: (uid: string) => Promise<void>;
  clock: () => Date;
  /** The school whose accounts these are. */
  schoolId: string;
};

export type AccountsService = ReturnType<typeof createAccountsService>;
type Profile = Parsed<typeof saveUserData>['body'];
/** `isUnproven`: whether the address is not known to be hers. */
type JoiningUser = User & { isUnproven: boolean };

export function createAccountsService(deps: Deps) {
  const { findMember, followStanding, clock } = deps;
  return {
    /** Null where she has not signed up in this school. */
    async findOwn(uid: string): Promise<Member | null> {
      const member = await findMember(uid);
      if (member && member.closedAt !== null) throw accountClosed();
      return member;
    },

    claim: (owner: TokenHolder): Promise<void> => deps.claim(owner),

    /** Done again, it changes nothing. */
    putAside: (owner: TokenHolder): Promise<void> => deps.putAside(owner, clock()),

    /** Finishes a sign-up: the profile once, and role and school in the token's claims. */
    async join(
      { uid, email, isEmailVerified }: TokenHolder,
      { fullName, userType, currentGrade }: Profile,
      invitation: OpenInvitation | null,
    ): Promise<{ user: User }> {
      const person = { uid, email, fullName, userType, currentGrade };
      const user = { ...person, isUnproven: !isEmailVerified };
      const stored = await deps.join(user, invitation, clock());
      requireRole(stored, userType);
      await followStanding(uid);
      return { user: stored };
    },

    /** What a sign-up says again that is finished: a name and a grade that are still hers to change. */
    async joinAgain(member: Member, profile: Profile): Promise<{ user: User }> {
      requireRole(member, profile.userType);
      const { fullName, currentGrade } = profile;
      const isSame = fullName === member.fullName && currentGrade === member.currentGrade;
      const changed =
        isNameOwn(member) && !isSame
          ? await changeOwn(member.uid, (now) => (isNameOwn(now) ? { fullName, currentGrade } : {}))
          : member;
      await followStanding(member.uid);
      return { user: toUser(changed) };
    },

    /** Anyone reads her own profile, a teacher also a student's. */
    async read(caller: TokenHolder, uid: string): Promise<{ user: User }> {
      await deps.requireReader(caller, uid);
      const member = await findMember(uid);
      const isOwn = caller.uid === uid;
      if (isOwn && member && member.closedAt !== null) throw accountClosed();
      if (isOwn && member && isUnclaimed(member, caller)) throw addressUnclaimed();
      const user = requireReadableProfile(caller, uid, member && toUser(member));
      // A sign-up that broke off between profile and claims is mended here.
      if (isOwn && !isTold(caller, user)) await followStanding(uid);
      return { user };
    },

    async rename(
      { uid }: TokenHolder,
      { fullName }: Parsed<typeof renameOwnAccount>['body'],
    ): Promise<{ user: User }> {
      const changed = await changeOwn(uid, (member) => {
        if (!isNameOwn(member)) {
          throw forbidden('Your school gave you this name. Please ask your teacher to change it.');
        }
        return { fullName };
      });
      return { user: toUser(changed) };
    },
  };

  async function changeOwn(uid: string, next: (member: Member) => ProfileChanges): Promise<Member> {
    const changed = await deps.changeOwn(
      uid,
      (member) => {
        if (member.closedAt !== null) throw accountClosed();
        return next(member);
      },
      clock(),
    );
    if (!changed) throw notFound('Account not found.');
    if (changed.userType === 'teacher') await deps.copyTeacherName(uid, changed.fullName);
    return changed;
  }

  function isTold(caller: TokenHolder, { userType, isAdmin = false }: User): boolean {
    return (
      caller.role === userType && caller.schoolId === deps.schoolId && caller.isAdmin === isAdmin
    );
  }
}

function requireRole({ userType }: Pick<User, 'userType'>, wanted: User['userType']): void {
  if (userType === wanted) return;
  throw new ApiError('role-already-chosen', `This account is already a ${userType} account.`);
}
