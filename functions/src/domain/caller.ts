import type { Role } from '@study-assistant/contract/roles';

/** Someone whose token was verified; role and school are null until sign-up is finished. */
export type TokenHolder = {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  role: Role | null;
  schoolId: string | null;
};

/** A token holder with a role in a school. */
export type Caller = TokenHolder & { role: Role; schoolId: string };
