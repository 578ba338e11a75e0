import type { TokenHolder } from '../caller.ts';
import { domainOf } from './email-domain.ts';

/** Who may be a teacher: everybody, those of a domain and the invited, or the invited alone. */
export type TeacherSignUp = {
  mode: 'open' | 'domains' | 'invited';
  domains: readonly string[];
};

/** `unconfirmed`: it depends on an address that is not known to be hers yet. */
export type Admission = 'admitted' | 'unconfirmed' | 'refused';

/** Whether an account may become a teacher's; `isInvited` counts for a confirmed address alone. */
export function admitTeacher(
  { mode, domains }: TeacherSignUp,
  { email, isEmailVerified }: Pick<TokenHolder, 'email' | 'isEmailVerified'>,
  isInvited: boolean,
): Admission {
  if (mode === 'open') return 'admitted';
  if (!isEmailVerified) return 'unconfirmed';
  const isOfDomain = mode === 'domains' && domains.includes(domainOf(email));
  return isInvited || isOfDomain ? 'admitted' : 'refused';
}
