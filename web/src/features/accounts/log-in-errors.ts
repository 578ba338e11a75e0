import { serverSentence } from '../../lib/api/api-error.ts';
import { codeOf, UnfinishedSignUpError } from '../../lib/auth/auth-error.ts';
import type { AccountError } from './account-error.ts';
import { logInTexts as texts } from './log-in-texts.ts';

const known: Record<string, AccountError> = {
  'auth/user-not-found': { field: 'email', message: texts.userNotFound },
  'auth/wrong-password': { field: 'password', message: texts.wrongPassword },
  // The provider's answer when it protects addresses from being enumerated.
  'auth/invalid-credential': { field: null, message: texts.wrongCredentials },
  'auth/invalid-email': { field: 'email', message: texts.invalidEmail },
  'auth/too-many-requests': { field: null, message: texts.tooManyRequests },
};

export function explainLogInError(error: unknown): AccountError {
  if (error instanceof UnfinishedSignUpError) {
    return { field: null, message: texts.unfinishedSignUp };
  }
  return known[codeOf(error)] ?? { field: null, message: serverSentence(error, texts.failed) };
}
