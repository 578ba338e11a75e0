import type { Role } from '@study-assistant/contract/wire/roles';
import type { Caller } from './caller.ts';

/** Somebody of the first school. */
export function callerOf<R extends Role>(uid: string, role: R): Caller & { role: R } {
  const email = `${uid}@school.edu`;
  const way = { provider: 'password', tenant: null, email: null };
  const signIn = { email, isEmailVerified: true, way, signedInAt: 1_795_161_600 };
  const school = { role, schoolId: 'main', isAdmin: false };
  return { uid, ...signIn, ...school, secondStep: 'unused' };
}
