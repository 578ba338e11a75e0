/** The person has an account at the identity provider but never got a profile. */
export class UnfinishedSignUpError extends Error {
  override name = 'UnfinishedSignUpError';
}

/** Somebody has an account with this address, which she shows by its password before another way leads to it. */
export class ProviderConflictError extends Error {
  override name = 'ProviderConflictError';

  constructor(readonly email: string) {
    super('The account has another way to sign in.');
  }
}

/** The identity provider's code, such as `auth/wrong-password`; '' for an error without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The provider was not reached, or its answer was lost. */
export const NETWORK = 'auth/network-request-failed';

/** The provider's code where it wants a code of an app as well. */
export const SECOND_STEP = 'auth/multi-factor-auth-required';

/** The provider's code for an account that its school has closed. */
export const DISABLED = 'auth/user-disabled';

/** The server's own sentence, for refusals that come from the provider. */
export const CLOSED_SENTENCE = 'This account has been closed. Please ask your school.';

/** The server's own sentence about a way to sign in that a school does not take. */
export const REFUSED_SENTENCE =
  'Your school does not allow this way to sign in. Please sign in with your e-mail address and password, or ask your school.';
