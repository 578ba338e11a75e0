import { NETWORK_SENTENCE, serverSentence } from '../../../lib/api/api-error.ts';
import { CLOSED_SENTENCE, codeOf, DISABLED, NETWORK } from '../../../lib/auth/auth-error.ts';

export const providerTexts = {
  closed: 'The window was closed before you had signed in. Please try again.',
  blocked: 'Your browser has blocked the window. Allow windows of this site, then try again.',
  notSetUp: 'This way to sign in is not set up here yet. Please ask your school.',
  taken: 'This account belongs to somebody else here already.',
  wrongPassword: 'Incorrect password. Please try again.',
  tooMany: 'Too many failed login attempts. Please try again later.',
  failed: 'An error occurred. Please try again.',
  passwordMissing: 'Please enter your password.',
  conflict: (email: string, label: string) =>
    `There is an account for ${email}. Enter its password once; from then on ${label} signs you in too. If it has no password yet, cancel and choose “Forgot password?”.`,
} as const;

const known: Record<string, string> = {
  'auth/popup-closed-by-user': providerTexts.closed,
  'auth/cancelled-popup-request': providerTexts.closed,
  'auth/user-cancelled': providerTexts.closed,
  'auth/popup-blocked': providerTexts.blocked,
  'auth/operation-not-allowed': providerTexts.notSetUp,
  'auth/unauthorized-domain': providerTexts.notSetUp,
  'auth/credential-already-in-use': providerTexts.taken,
  'auth/email-already-in-use': providerTexts.taken,
  'auth/wrong-password': providerTexts.wrongPassword,
  'auth/invalid-credential': providerTexts.wrongPassword,
  'auth/too-many-requests': providerTexts.tooMany,
  [NETWORK]: NETWORK_SENTENCE,
  [DISABLED]: CLOSED_SENTENCE,
};

/** A sentence for whoever has tried to sign in by a provider. */
export function explainProviderError(error: unknown): string {
  return known[codeOf(error)] ?? serverSentence(error, providerTexts.failed);
}
