import { domainOf } from '../../domain/account/email-domain.ts';
import { forbidden } from '../../domain/api-error.ts';
import type { TokenHolder } from '../../domain/caller.ts';

type Deps = {
  /** The school of an account that has signed up. */
  findSchoolOf: (uid: string) => Promise<string | null>;
  findSchoolByDomain: (domain: string) => Promise<string | null>;
  removeAccount: (uid: string) => Promise<void>;
  /** Whether the default school takes who belongs to no other. */
  isSignUpOpen: boolean;
  defaultSchoolId: string;
};

/** Finds the school of a token holder whose token does not name it yet: hers, or where she lands. */
export function createSchoolFinder(deps: Deps) {
  const { findSchoolOf, findSchoolByDomain, removeAccount, isSignUpOpen, defaultSchoolId } = deps;
  return async function findSchool(holder: TokenHolder): Promise<string> {
    const own = await findSchoolOf(holder.uid);
    if (own !== null) return own;
    const ofDomain = await findSchoolByDomain(domainOf(holder.email));
    if (ofDomain !== null && holder.isEmailVerified) return ofDomain;
    if (isSignUpOpen) return defaultSchoolId;
    if (ofDomain !== null)
      throw forbidden('Please confirm your e-mail address, then sign in again.');
    // A refused sign-up leaves no half-made account behind.
    await removeAccount(holder.uid);
    throw forbidden(
      'Accounts are limited to addresses of a school here. Please sign up with your school e-mail address or ask your administrator.',
    );
  };
}
