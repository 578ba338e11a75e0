import { ApiError, NETWORK_SENTENCE } from '../../lib/api/api-error.ts';
import { codeOf, NETWORK } from '../../lib/auth/auth-error.ts';
import type { AccountError } from './account-error.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';

const known: Record<string, AccountError> = {
  'auth/email-already-in-use': { field: 'email', message: texts.emailInUse },
  'auth/invalid-email': { field: 'email', message: texts.invalidEmail },
  'auth/weak-password': { field: 'password', message: texts.weakPassword },
  [NETWORK]: { field: null, message: NETWORK_SENTENCE },
  'auth/too-many-requests': { field: null, message: texts.tooMany },
  'auth/operation-not-allowed': { field: null, message: texts.closed },
  'auth/admin-restricted-operation': { field: null, message: texts.closed },
};

export function explainSignUpError(error: unknown): AccountError {
  return known[codeOf(error)] ?? { field: null, message: messageOf(error) ?? texts.failed };
}

/** Firebase wraps its messages, as in "Firebase: A sentence. (auth/code)."; some are empty. */
const wrapped = /^Firebase: (.*?)\s*\(auth\/[\w-]+\)\.?$/;

function messageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ApiError) return error.message;
  const sentence = wrapped.exec(error.message)?.[1] ?? error.message;
  return sentence === 'Error' || sentence === '' ? null : sentence;
}
