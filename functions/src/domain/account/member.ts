import type { User } from '@study-assistant/contract/people/accounts';
import type { Role } from '@study-assistant/contract/wire/roles';

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
};

/** What of a person may be changed; the rest follows from what she does. */
export type ProfileChanges = Partial<Pick<Member, 'fullName' | 'currentGrade' | 'isAdmin'>>;

/** What of her changes. */
export type MemberChanges = Partial<Omit<Member, 'uid' | 'userType' | 'createdAt' | 'isErasing'>>;

export function toUser({ uid, email, fullName, userType, currentGrade, isAdmin }: Member): User {
  const admin = isAdmin ? { isAdmin } : {};
  return { uid, email, fullName, userType, currentGrade, ...admin };
}

/** What a token says of who holds it. */
export type Standing = { role: Role; schoolId: string; isAdmin: boolean };

/** Null where nobody may sign in. */
export function standingOf(
  { userType: role, isAdmin, closedAt }: Member,
  schoolId: string,
): Standing | null {
  return closedAt === null ? { role, schoolId, isAdmin } : null;
}
