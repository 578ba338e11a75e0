import { ApiError, NETWORK_SENTENCE, serverSentence } from '../../lib/api/api-error.ts';
import {
  CLOSED_SENTENCE,
  codeOf,
  DISABLED,
  NETWORK,
  UnfinishedSignUpError,
} from '../../lib/auth/auth-error.ts';
import type { AccountError } from './account-error.ts';
import { logInTexts as texts } from './log-in-texts.ts';

const known: Record<string, AccountError> = {
  'auth/user-not-found': { field: 'email', message: texts.userNotFound },
  'auth/wrong-password': { field: 'password', message: texts.wrongPassword },
  // The provider's answer when it protects addresses from being enumerated.
  'auth/invalid-credential': { field: null, message: texts.wrongCredentials },
  'auth/invalid-email': { field: 'email', message: texts.invalidEmail },
  'auth/too-many-requests': { field: null, message: texts.tooManyRequests },
  [NETWORK]: { field: null, message: NETWORK_SENTENCE },
  [DISABLED]: { field: null, message: CLOSED_SENTENCE },
};

export function explainLogInError(error: unknown): AccountError {
  if (error instanceof UnfinishedSignUpError) {
    return { field: null, message: texts.unfinishedSignUp };
  }
  const otherwise = isOffline(error) ? NETWORK_SENTENCE : texts.failed;
  return known[codeOf(error)] ?? { field: null, message: serverSentence(error, otherwise) };
}

/** The server was not reached, or not even the code that would ask it. */
function isOffline(error: unknown): boolean {
  return !navigator.onLine || (error instanceof ApiError && error.status === 0);
}
