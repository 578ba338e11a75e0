import { NETWORK_SENTENCE } from '../../lib/api/api-error.ts';
import { CLOSED_SENTENCE, codeOf, DISABLED, NETWORK } from '../../lib/auth/auth-error.ts';
import { UNSURE } from '../../lib/auth/change-password.ts';
import { texts } from './account-texts.ts';

/** What to say, and at which field; null where it is about neither. */
export type PasswordProblem = { field: 'current' | 'wanted' | null; message: string };

const wrong: PasswordProblem = { field: 'current', message: texts.passwordWrong };

const known: Record<string, PasswordProblem> = {
  'auth/wrong-password': wrong,
  'auth/invalid-credential': wrong,
  'auth/weak-password': { field: 'wanted', message: texts.passwordWeak },
  'auth/too-many-requests': { field: null, message: texts.passwordTooMany },
  [NETWORK]: { field: null, message: NETWORK_SENTENCE },
  [UNSURE]: { field: null, message: texts.passwordUnsure },
  [DISABLED]: { field: null, message: CLOSED_SENTENCE },
};

export function explainPasswordError(error: unknown): PasswordProblem {
  return known[codeOf(error)] ?? { field: null, message: texts.passwordFailed };
}
