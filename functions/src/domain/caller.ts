import type { Role } from '@study-assistant/contract/wire/roles';

/** How somebody has signed in, as her token says it. */
export type SignInWay = {
  /** Firebase's name of it, such as `password` or `google.com`. */
  provider: string;
  /** The directory that a provider names in its token; null where it names none. */
  tenant: string | null;
  /**
   * The address that the provider knows her by, which may be another than her account's. Null with a
   * password, and while Auth cannot say.
   */
  email: string | null;
};

/** Someone whose token was verified; role and school are null until sign-up is finished. */
export type TokenHolder = {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  way: SignInWay;
  /** When she signed in, in seconds, as all tokens of this sign-in say it: what it is known by. */
  signedInAt: number;
  role: Role | null;
  schoolId: string | null;
  /**
   * Whether this sign-in was made with a second step. `missing`: it was not, and she may do nothing but
   * what leads to one.
   */
  secondStep: 'used' | 'unused' | 'missing';
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
