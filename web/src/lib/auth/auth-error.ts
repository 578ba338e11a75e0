/** Someone who has an account at the identity provider but never got a profile. */
export class UnfinishedSignUpError extends Error {
  override name = 'UnfinishedSignUpError';
}

/** The identity provider's code, such as `auth/wrong-password`; '' for an error without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
