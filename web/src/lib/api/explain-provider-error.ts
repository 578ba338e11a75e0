import { CLOSED_SENTENCE, codeOf, DISABLED, NETWORK } from '../auth/auth-error.ts';
import { NETWORK_SENTENCE, serverSentence } from './api-error.ts';

const texts = {
  closed: 'The window was closed before you had signed in. Please try again.',
  blocked: 'Your browser has blocked the window. Allow windows of this site, then try again.',
  notSetUp: 'This way to sign in is not set up here yet. Please ask your school.',
  taken: 'This account belongs to somebody else here already.',
  otherAccount: 'This is another account than the one that you have connected. Please try again.',
  wrongPassword: 'Incorrect password. Please try again.',
  tooMany: 'Too many failed login attempts. Please try again later.',
} as const;

const known: Record<string, string> = {
  'auth/popup-closed-by-user': texts.closed,
  'auth/cancelled-popup-request': texts.closed,
  'auth/user-cancelled': texts.closed,
  'auth/popup-blocked': texts.blocked,
  'auth/operation-not-allowed': texts.notSetUp,
  'auth/unauthorized-domain': texts.notSetUp,
  'auth/credential-already-in-use': texts.taken,
  'auth/email-already-in-use': texts.taken,
  'auth/user-mismatch': texts.otherAccount,
  'auth/wrong-password': texts.wrongPassword,
  'auth/invalid-credential': texts.wrongPassword,
  'auth/too-many-requests': texts.tooMany,
  [NETWORK]: NETWORK_SENTENCE,
  [DISABLED]: CLOSED_SENTENCE,
};

/** A sentence for whoever has tried to sign in by a provider, or to show that an account is hers. */
export function explainProviderError(error: unknown, otherwise: string): string {
  return known[codeOf(error)] ?? serverSentence(error, otherwise);
}
