import type { Role } from '@study-assistant/contract/wire/roles';
import type { Caller } from './caller.ts';

/** Somebody of the first school. */
export function callerOf<R extends Role>(uid: string, role: R): Caller & { role: R } {
  const email = `${uid}@school.edu`;
  return { uid, email, isEmailVerified: true, role, schoolId: 'main', isAdmin: false };
}
