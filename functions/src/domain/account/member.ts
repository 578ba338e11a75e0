import type { User } from '@study-assistant/contract/people/accounts';
import type { Role } from '@study-assistant/contract/wire/roles';
import type { TokenHolder } from '../caller.ts';
import type { EndedSignIns } from './ended-sign-ins.ts';

/** A person as she is stored: also with the classes that she is a student of. */
export type Member = User & {
  classIds: string[];
  isAdmin: boolean;
  createdAt: string;
  /**
   * Whether a list of a teacher made the account, and she has left no class since; false where that is
   * not known. Nobody but an admin puts anybody else into a class without asking her.
   */
  isMadeByList: boolean;
  /** Null while the account is open. */
  closedAt: string | null;
  /** What is left of her is being removed: she never comes back. */
  isErasing: boolean;
  /** Whether somebody signed up with the address before it was known to be hers, and nobody has claimed it. */
  isUnproven: boolean;
  /** Which of her sign-ins she has ended; null where she never has. */
  endedSignIns: EndedSignIns | null;
};

/** What of a person may be changed; the rest follows from what she does. */
export type ProfileChanges = Partial<
  Pick<Member, 'fullName' | 'currentGrade' | 'isAdmin' | 'isUnproven' | 'email'>
>;

/** What of her changes. */
export type MemberChanges = Partial<
  Omit<Member, 'uid' | 'userType' | 'createdAt' | 'isErasing' | 'endedSignIns'>
>;

export function toUser({ uid, email, fullName, userType, currentGrade, isAdmin }: Member): User {
  const admin = isAdmin ? { isAdmin } : {};
  return { uid, email, fullName, userType, currentGrade, ...admin };
}

/**
 * Whether the owner of the address has yet to say if the account is hers. It may be somebody else's where
 * it was made before the address was confirmed, and where it had another address then: whoever has an
 * account can give it any at Auth. Whoever made her an admin knew who she was.
 */
export function isUnclaimed(
  { email, isUnproven, isAdmin }: Pick<Member, 'email' | 'isUnproven' | 'isAdmin'>,
  holder: Pick<TokenHolder, 'email' | 'isEmailVerified'>,
): boolean {
  const isOther = email.toLowerCase() !== holder.email.toLowerCase();
  return holder.isEmailVerified && !isAdmin && (isUnproven || isOther);
}

/** What a token says of who holds it. */
export type Standing = {
  role: Role;
  schoolId: string;
  isAdmin: boolean;
  /** Null where she has ended none of her sign-ins. */
  ended: EndedSignIns | null;
};

/** Null where nobody may sign in. */
export function standingOf(
  { userType: role, isAdmin, closedAt, endedSignIns: ended }: Member,
  schoolId: string,
): Standing | null {
  return closedAt === null ? { role, schoolId, isAdmin, ended } : null;
}
