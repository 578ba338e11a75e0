import type { Role } from '@study-assistant/contract/wire/roles';
import type { SignInWay } from './account/sign-in-way.ts';

/** Someone whose token was verified; role and school are null until sign-up is finished. */
export type TokenHolder = {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  way: SignInWay;
  role: Role | null;
  schoolId: string | null;
  /** Whether she also looks after the accounts of her school. */
  isAdmin: boolean;
};

/** A token holder with a role in a school. */
export type Caller = TokenHolder & { role: Role; schoolId: string };

/**
 * Lets the student herself and her teachers on; `sentence` is what others are told, who do not learn
 * whether there is such a student.
 *
 * @throws ApiError
 */
export type RequireReader = (caller: TokenHolder, uid: string, sentence?: string) => Promise<void>;
