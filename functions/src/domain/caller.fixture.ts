import type { Role } from '@study-assistant/contract/wire/roles';
import type { Caller } from './caller.ts';

/** Somebody of the first school. */
export function callerOf<R extends Role>(uid: string, role: R): Caller & { role: R } {
  const email = `${uid}@school.edu`;
  const way = { provider: 'password', tenant: null, email: null };
  return { uid, email, isEmailVerified: true, way, role, schoolId: 'main', isAdmin: false };
}
