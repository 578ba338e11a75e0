import { ApiError, serverSentence } from '../../lib/api-error.ts';
import { texts } from './account-texts.ts';

/** What to say, and which field it is about; null where it is about the whole form. */
export type AccountError = { field: 'email' | 'password' | null; message: string };

/** Someone who has an account at the identity provider but never got a profile. */
export class UnfinishedSignUpError extends Error {
  override name = 'UnfinishedSignUpError';
}

const logInErrors: Record<string, AccountError> = {
  'auth/user-not-found': { field: 'email', message: texts.userNotFound },
  'auth/wrong-password': { field: 'password', message: texts.wrongPassword },
  // The provider's answer when it protects addresses from being enumerated.
  'auth/invalid-credential': { field: null, message: texts.wrongCredentials },
  'auth/invalid-login-credentials': { field: null, message: texts.wrongCredentials },
  'auth/invalid-email': { field: 'email', message: texts.invalidEmail },
  'auth/too-many-requests': { field: null, message: texts.tooManyRequests },
};

const signUpErrors: Record<string, AccountError> = {
  'auth/email-already-in-use': { field: 'email', message: texts.emailInUse },
  'auth/invalid-email': { field: 'email', message: texts.signUpInvalidEmail },
  'auth/weak-password': { field: 'password', message: texts.weakPassword },
  'auth/network-request-failed': { field: null, message: texts.network },
};

export function logInError(error: unknown): AccountError {
  if (error instanceof UnfinishedSignUpError) {
    return { field: null, message: texts.unfinishedSignUp };
  }
  return (
    logInErrors[codeOf(error)] ?? { field: null, message: serverSentence(error, texts.logInFailed) }
  );
}

export function signUpError(error: unknown): AccountError {
  return (
    signUpErrors[codeOf(error)] ?? { field: null, message: messageOf(error) ?? texts.signUpFailed }
  );
}

function codeOf(error: unknown): string {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isCoded ? (error.code as string) : '';
}

/** Firebase wraps its sentences: "Firebase: A sentence. (auth/code)."; often there is none inside. */
const wrapped = /^Firebase: (.*?)\s*\(auth\/[\w-]+\)\.?$/;

function messageOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.message === '') return null;
  if (error instanceof ApiError) return error.message;
  const sentence = wrapped.exec(error.message)?.[1] ?? error.message;
  return sentence === 'Error' || sentence === '' ? null : sentence;
}
