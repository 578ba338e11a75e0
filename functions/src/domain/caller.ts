import type { Role } from '@study-assistant/contract/roles';

/** Someone whose token was verified; `role` is null until sign-up is finished. */
export type TokenHolder = { uid: string; email: string; role: Role | null };

/** A token holder with a role. */
export type Caller = TokenHolder & { role: Role };
