import { ApiError } from '../../lib/api/api-error.ts';
import { codeOf } from '../../lib/auth/auth-error.ts';
import type { AccountError } from './account-error.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';

const known: Record<string, AccountError> = {
  'auth/email-already-in-use': { field: 'email', message: texts.emailInUse },
  'auth/invalid-email': { field: 'email', message: texts.invalidEmail },
  'auth/weak-password': { field: 'password', message: texts.weakPassword },
  'auth/network-request-failed': { field: null, message: texts.network },
};

export function explainSignUpError(error: unknown): AccountError {
  return known[codeOf(error)] ?? { field: null, message: messageOf(error) ?? texts.failed };
}

/** Firebase wraps its sentences: "Firebase: A sentence. (auth/code)."; often there is none inside. */
const wrapped = /^Firebase: (.*?)\s*\(auth\/[\w-]+\)\.?$/;

function messageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ApiError) return error.message;
  const sentence = wrapped.exec(error.message)?.[1] ?? error.message;
  return sentence === 'Error' || sentence === '' ? null : sentence;
}
